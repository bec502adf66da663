import { randomUUID } from 'node:crypto';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { GOOD_NAMES, HIDDEN_NAMES, WIDEST } from '../../../src/testing/names.ts';
import { join, marked, profileOf, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Fixture } from '../harness/fixture.ts';

const giver = (f: Fixture, name: string) => writeItems(f, 'visitor', marked(f, 0, name));

/** Every place where a user types a name, with its limit in visible characters. */
const PLACES: Record<string, [number, (f: Fixture, name: string) => Promise<unknown>]> = {
  giver: [60, giver],
  item: [200, (f, name) => writeItems(f, 'mem', withChange(f, 1, { name }))],
  list: [100, (f, name) => updateDoc(f.ref('mem'), { name })],
  member: [
    100,
    (f, name) =>
      join(f, 'invitee', {
        memberInfo: [...f.list.memberInfo, { uid: f.uid('invitee'), displayName: name }],
      }),
  ],
  profile: [
    100,
    (f, name) =>
      setDoc(doc(f.as('mem'), 'users', f.uid('mem')), profileOf(f, 'mem', { displayName: name })),
  ],
};

/** The names of which a list holds many. */
const STORED = {
  joiner: (f: Fixture, name: string) => PLACES.member?.[1](f, name) ?? Promise.reject(new Error()),
  member: (f: Fixture, name: string) =>
    updateDoc(f.ref('mem'), {
      memberInfo: f.list.memberInfo.with(1, { uid: f.uid('mem'), displayName: name }),
    }),
  person: (f: Fixture, name: string) =>
    updateDoc(f.ref('mem'), { people: { [randomUUID()]: name } }),
};

/** The longest name of a giver in bytes. */
const LONGEST = `${WIDEST.repeat(55)}茶xx`;

/** A name has no invisible characters and none that change the writing direction (§5). */
export const names: Case[] = [
  ...row<string>('§5 a name shows what it is', {
    attempt: (f, name) => giver(f, name),
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
  // Of these a list holds so many that they have three bytes for each character.
  ...row<[keyof typeof STORED, string]>(
    '§5 names of which a list holds many are bounded in bytes',
    {
      attempt: (f, [place, name]) => STORED[place](f, name),
      deny: [
        ['joiner', WIDEST.repeat(12) + 'x'],
        ['member', WIDEST.repeat(12) + 'x'],
        ['person', WIDEST.repeat(7) + 'x'.repeat(6)],
      ],
      allow: ['joiner', WIDEST.repeat(12)],
      alsoAllow: [
        ['joiner', '茶'.repeat(100)],
        ['member', WIDEST.repeat(12)],
        ['member', '茶'.repeat(100)],
        ['person', WIDEST.repeat(7) + 'x'.repeat(5)],
        ['person', '茶'.repeat(60)],
      ],
    },
  ),
  // Of a giver who buys several pieces, the name is also a key, and Firestore bounds these in bytes.
  ...row<string>('§5 a giver’s name is bounded in bytes', {
    attempt: (f, name) => giver(f, name),
    deny: [`${LONGEST}x`, WIDEST.repeat(60), '🇩🇪'.repeat(61)],
    allow: LONGEST,
    alsoAllow: ['🇩🇪'.repeat(60), 'e\u0301'.repeat(60), '한'.repeat(60)],
  }),
  ...row<number>('§5 … also when a giver from before buys more', {
    fixture: (f) => ({
      items: f.items.map((item, i) => ({
        ...item,
        quantity: 9,
        purchasedBy: [i === 1 ? `${LONGEST}x` : LONGEST],
      })),
    }),
    attempt: (f, index) => {
      const [name = ''] = f.items[index]?.purchasedBy ?? [];
      const purchasedCounts = { [name]: 2 };
      return writeItems(f, 'visitor', withChange(f, index, { purchasedCounts }));
    },
    deny: [1],
    allow: 2,
  }),
  ...Object.entries(PLACES)
    .filter(([place]) => place !== 'member' && place !== 'giver')
    .flatMap(([place, [limit, write]]) =>
      row<string>(`§5 emoji count once in the name of a ${place}`, {
        attempt: write,
        deny: [WIDEST.repeat(limit + 1), '🇩🇪'.repeat(limit + 1), WIDEST.repeat(limit - 1) + '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
        allow: WIDEST.repeat(limit),
        alsoAllow: ['🇩🇪'.repeat(limit), 'e\u0301'.repeat(limit), '한'.repeat(limit)],
      }),
    ),
  ...row<string>('§5 a profile from before keeps its names until they are changed', {
    prepare: (f) => {
      const invisible = '\u3164';
      const fields = {
        name: invisible,
        firstName: invisible,
        lastName: invisible,
        displayName: invisible,
      };
      return setDoc(doc(f.as('admin'), 'users', f.uid('mem')), profileOf(f, 'mem', fields));
    },
    attempt: (f, firstName) => updateDoc(doc(f.as('mem'), 'users', f.uid('mem')), { firstName }),
    deny: ['\u2800'],
    allow: 'Maria',
  }),
];
