import { deleteField, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { DAY_MS } from '../../../src/lib/time.ts';
import type { Actor } from '../harness/fixture.ts';
import { marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';

/** The day in UTC that is so many days from today. Asked at the attempt: midnight may come before. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const archived = (): DocumentData => ({ archivedAt: Timestamp.fromMillis(1_700_000_000_000) });

/** The day of the occasion (F1) and a list that is over (F7). */
export const occasions: Case[] = [
  ...row<Actor>('F1 any member says when the occasion is', {
    attempt: (f, actor) => updateDoc(f.ref(actor), { eventDate: inDays(30) }),
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<unknown>('F1 the occasion is on a day of the calendar', {
    attempt: (f, eventDate) => updateDoc(f.ref('owner'), { eventDate }),
    deny: [
      '',
      'tomorrow',
      '2099-12-24T20:00',
      '2099-1-1',
      '2099-02-30',
      '2099-13-01',
      '2099-00-10',
      20991224,
      null,
      Timestamp.now(),
      ['2099-12-24'],
    ],
    allow: '2099-12-24',
    alsoAllow: [deleteField(), '2096-02-29', '2099-08-09'],
  }),
  ...row<[Actor, () => string]>(
    'F1 only the owner chooses a day that is over, which reveals who gave what',
    {
      attempt: (f, [actor, day]) => updateDoc(f.ref(actor), { eventDate: day() }),
      deny: [
        ['mem', () => inDays(-1)],
        ['mem', () => '2000-01-01'],
        ['mem2', () => '0001-01-01'],
      ],
      allow: ['mem', () => inDays(0)],
      alsoAllow: [
        ['mem', () => inDays(1)],
        ['owner', () => inDays(-1)],
        ['owner', () => '2000-01-01'],
      ],
    },
  ),
  ...row<number>('F1 … nor does anybody else by way of no day, or with another change', {
    fixture: () => ({ eventDate: inDays(30) }),
    attempt: async (f, days) => {
      await updateDoc(f.ref('mem'), { eventDate: deleteField() });
      await updateDoc(f.ref('mem'), {
        eventDate: inDays(days),
        description: 'Other',
        name: 'Other',
      });
    },
    deny: [-1],
    allow: 30,
  }),
  ...row<DocumentData>('F1 a day that is over, or no day at all, leaves the rest to members', {
    fixture: () => ({ eventDate: '2000-99-99' }),
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields),
    deny: [{ eventDate: '2000-01-01' }, { name: '' }, { description: 5 }],
    allow: { name: 'Renamed', description: 'Other' },
    alsoAllow: [{ eventDate: deleteField() }, { eventDate: inDays(2) }],
  }),
  ...row<Actor>('F7 the owner archives the list', {
    attempt: (f, actor) => updateDoc(f.ref(actor), { archivedAt: serverTimestamp() }),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'owner',
  }),
  ...row<Actor>('F7 the owner brings the list back', {
    fixture: archived,
    attempt: (f, actor) => updateDoc(f.ref(actor), { archivedAt: deleteField() }),
    deny: ['mem', 'visitor', 'stranger'],
    allow: 'owner',
  }),
  ...row<unknown>('F7 a list is archived now, and with nothing else', {
    attempt: (f, fields) => updateDoc(f.ref('owner'), fields as DocumentData),
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
  ...row<[boolean, (f: Fixture) => unknown]>('F7 nothing is marked on a list that is over', {
    prepare: (f, [over]) => (over ? updateDoc(f.ref('admin'), archived()) : Promise.resolve()),
    attempt: (f, [, items]) => writeItems(f, 'visitor', items(f)),
    fixture: (f) => ({ items: withChange(f, 1, { purchasedBy: ['Anna'] }) }),
    deny: [
      [true, (f) => marked(f, 0)],
      [true, (f) => withChange(f, 1, { purchasedBy: [] })],
    ],
    allow: [false, (f) => marked(f, 0)],
  }),
  ...row<Actor>('F7 its wishes are still their contributors’', {
    fixture: archived,
    attempt: (f, actor) => writeItems(f, actor, withChange(f, 1, { name: 'Kettle' })),
    deny: ['visitor'],
    allow: 'mem',
  }),
];
