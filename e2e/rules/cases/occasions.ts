import { deleteField, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Fields, World } from '../harness/world.ts';

const archived = (): Fields => ({ archivedAt: Timestamp.fromMillis(1_700_000_000_000) });

/** The day of the occasion (F1) and a list that is over (F7). */
export const occasions: Case[] = [
  ...row<Actor>('F1 any member says when the occasion is', {
    attempt: (w, actor) => updateDoc(w.ref(actor), { eventDate: '2026-12-24' }),
    deny: ['visitor', 'ghost', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<unknown>('F1 the occasion is on a day', {
    attempt: (w, eventDate) => updateDoc(w.ref('mem'), { eventDate }),
    deny: ['', 'tomorrow', '2026-12-24T20:00', '2026-1-1', 20261224, null, Timestamp.now()],
    allow: '2026-12-24',
    alsoAllow: [deleteField()],
  }),
  ...row<Actor>('F7 the owner archives the list', {
    attempt: (w, actor) => updateDoc(w.ref(actor), { archivedAt: serverTimestamp() }),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'owner',
  }),
  ...row<Actor>('F7 the owner brings the list back', {
    stage: archived,
    attempt: (w, actor) => updateDoc(w.ref(actor), { archivedAt: deleteField() }),
    deny: ['mem', 'visitor', 'stranger'],
    allow: 'owner',
  }),
  ...row<unknown>('F7 a list is archived now, and with nothing else', {
    attempt: (w, fields) => updateDoc(w.ref('owner'), fields as Fields),
    deny: [
      { archivedAt: Timestamp.fromMillis(0) },
      { archivedAt: true },
      { archivedAt: null },
      { archivedAt: serverTimestamp(), name: 'Renamed' },
      { archivedAt: serverTimestamp(), ownerId: 'x' },
      { archivedAt: serverTimestamp(), extra: 1 },
    ],
    allow: { archivedAt: serverTimestamp() },
  }),
  ...row<[boolean, (w: World) => unknown]>('F7 nothing is marked on a list that is over', {
    prepare: (w, [over]) => (over ? updateDoc(w.ref('server'), archived()) : Promise.resolve()),
    attempt: (w, [, items]) => writeItems(w, 'visitor', items(w)),
    stage: (w) => ({ items: withChange(w, 1, { purchasedBy: ['Anna'] }) }),
    deny: [
      [true, (w) => marked(w, 0)],
      [true, (w) => withChange(w, 1, { purchasedBy: [] })],
    ],
    allow: [false, (w) => marked(w, 0)],
  }),
  ...row<Actor>('F7 its wishes are still their contributors’', {
    stage: archived,
    attempt: (w, actor) => writeItems(w, actor, withChange(w, 1, { name: 'Kettle' })),
    deny: ['visitor'],
    allow: 'mem',
  }),
];
