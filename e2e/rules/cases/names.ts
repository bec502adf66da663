import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { GOOD_NAMES, HIDDEN_NAMES, WIDEST } from '../../../src/testing/names.ts';
import { emailOf } from '../harness/actors.ts';
import { join, marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { World } from '../harness/world.ts';

const giver = (w: World, name: string) => writeItems(w, 'visitor', marked(w, 0, name));

/** Everywhere where somebody gives a name, with its limit in characters that a person counts. */
const PLACES: Record<string, [number, (w: World, name: string) => Promise<unknown>]> = {
  giver: [60, giver],
  item: [200, (w, name) => writeItems(w, 'mem', withChange(w, 1, { name }))],
  list: [100, (w, name) => updateDoc(w.ref('mem'), { name })],
  member: [
    100,
    (w, name) =>
      join(w, 'invitee', {
        memberInfo: [...w.list.memberInfo, { uid: w.uid('invitee'), displayName: name }],
      }),
  ],
  profile: [
    100,
    (w, name) =>
      setDoc(doc(w.as('mem'), 'users', w.uid('mem')), {
        uid: w.uid('mem'),
        name: '',
        email: emailOf(w.uid('mem')),
        provider: 'email',
        firstName: '',
        lastName: '',
        displayName: name,
        createdAt: serverTimestamp(),
      }),
  ],
};

/** A name is what a person sees (§5): nothing in it is invisible or turns the direction around. */
export const names: Case[] = [
  ...row<string>('§5 a name shows what it is', {
    attempt: (w, name) => giver(w, name),
    deny: HIDDEN_NAMES.map(([, name]) => name),
    allow: 'Anna',
    alsoAllow: GOOD_NAMES.map(([, name]) => name),
  }),
  ...Object.entries(PLACES).flatMap(([place, [, write]]) =>
    row<string>(`§5 … and so does that of a ${place}`, {
      attempt: write,
      deny: ['\u3164', 'An\u200bna', '\u202eanna', '\u2800', '\ufe0f'],
      allow: '👩🏽‍🚀 Anna',
    }),
  ),
  ...Object.entries(PLACES).flatMap(([place, [limit, write]]) =>
    row<string>(`§5 emoji count once in the name of a ${place}`, {
      attempt: write,
      deny: [WIDEST.repeat(limit + 1), '🇩🇪'.repeat(limit + 1), WIDEST.repeat(limit - 1) + '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
      allow: WIDEST.repeat(limit),
      alsoAllow: ['🇩🇪'.repeat(limit), 'e\u0301'.repeat(limit), '한'.repeat(limit)],
    }),
  ),
  ...row<string>('§5 a profile from before keeps its names until they are changed', {
    prepare: (w) =>
      setDoc(doc(w.as('server'), 'users', w.uid('mem')), {
        uid: w.uid('mem'),
        name: '\u3164',
        email: emailOf(w.uid('mem')),
        provider: 'email',
        firstName: '\u3164',
        lastName: '\u3164',
        displayName: '\u3164',
        createdAt: serverTimestamp(),
      }),
    attempt: (w, firstName) => updateDoc(doc(w.as('mem'), 'users', w.uid('mem')), { firstName }),
    deny: ['\u2800'],
    allow: 'Maria',
  }),
];
