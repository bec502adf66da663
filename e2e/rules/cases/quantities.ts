import { changed, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';

/** Item 1 with these fields before the attempt. */
const having =
  (fields: DocumentData) =>
  (f: Fixture): DocumentData => ({ items: withChange(f, 1, fields) });

const bent = (fields: DocumentData) => (f: Fixture) => withChange(f, 1, fields);

/** Item 1 without its counts, and with these fields. */
const countless = (fields: DocumentData) => (f: Fixture) =>
  changed(f.items, 1, fields).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'purchasedCounts')),
  );

type Items = (f: Fixture) => unknown;

/** Quantity, most wanted, and when an item was added (F3, F9). */
export const quantities: Case[] = [
  ...row<DocumentData>('F3 a new item may say how many, how much, and when', {
    attempt: (f, fields) => writeItems(f, 'mem', [...f.items, f.item('mem', fields)]),
    deny: [
      { quantity: 1 },
      { quantity: 0 },
      { quantity: -2 },
      { quantity: 100 },
      { quantity: 2.5 },
      { quantity: '2' },
      { quantity: null },
      { mostWanted: false },
      { mostWanted: 1 },
      { mostWanted: 'yes' },
      { addedAt: -1 },
      { addedAt: Number.NaN },
      { addedAt: '2026-11-21' },
      { addedAt: null },
      { addedAt: Date.now() + 36 * 60 * 60 * 1000 },
      { purchasedCounts: {} },
      { purchasedCounts: { Anna: 2 } },
    ],
    allow: { quantity: 3, mostWanted: true, addedAt: Date.now() },
    alsoAllow: [
      { quantity: 2 },
      { quantity: 99 },
      { addedAt: 0 },
      { addedAt: Date.now() + 60_000 },
    ],
  }),
  ...row<DocumentData>('F3 an edited item may say how many and how much', {
    attempt: (f, fields) => writeItems(f, 'mem', withChange(f, 1, fields)),
    deny: [
      { quantity: 1 },
      { quantity: 100 },
      { quantity: 2.5 },
      { mostWanted: false },
      { quantity: 3, purchasedCounts: { Anna: 2 } },
      { quantity: 3, addedAt: Date.now() },
    ],
    allow: { quantity: 3, mostWanted: true },
    alsoAllow: [{ quantity: 2 }, { mostWanted: true }],
  }),
  ...row<'mem' | 'mem2' | 'visitor' | 'owner'>(
    'F3 how many and how much is its contributor’s say',
    {
      attempt: (f, actor) =>
        writeItems(f, actor, withChange(f, 1, { quantity: 3, mostWanted: true })),
      deny: ['mem2', 'visitor', 'owner'],
      allow: 'mem',
    },
  ),
  ...row<Items>('F3 a name may come with its number of pieces', {
    fixture: having({ quantity: 6, purchasedBy: ['Ben'], purchasedCounts: { Ben: 2 } }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 1 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 100 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 2.5 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: '3' } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Cem: 3 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 4, Anna: 3 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Anna: 3 } }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: 3 }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: ['Anna'] }),
      countless({ purchasedBy: ['Ben', 'Anna'] }),
      // A number without a name.
      bent({ purchasedCounts: { Ben: 2, Anna: 3 } }),
      countless({}),
    ],
    allow: bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 3 } }),
    alsoAllow: [
      bent({ purchasedBy: ['Ben', 'Anna'] }),
      bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 99 } }),
    ],
  }),
  ...row<Items>(
    'F3 who has bought some buys more: their number grows, their name goes to the end',
    {
      fixture: having({
        quantity: 9,
        purchasedBy: ['Ben', 'Anna', 'Cem'],
        purchasedCounts: { Ben: 2, Anna: 3 },
      }),
      attempt: (f, items) => writeItems(f, 'visitor', items(f)),
      deny: [
        // Fewer, as many, too many, no number.
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 2 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'] }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 100 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4.5 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: '4' } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: 4 }),
        // Another purchaser's number as well, or only that.
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 3, Anna: 4 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 3, Anna: 3 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Anna: 4 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4, Eve: 2 } }),
        // The names are not the same any more, or in another order.
        bent({ purchasedCounts: { Ben: 2, Anna: 4 } }),
        bent({ purchasedBy: ['Cem', 'Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4 } }),
        bent({ purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4 } }),
        bent({ purchasedBy: ['Ben', 'Cem', 'Eve'], purchasedCounts: { Ben: 2, Eve: 4 } }),
      ],
      allow: bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 4 } }),
      alsoAllow: [
        bent({ purchasedBy: ['Ben', 'Cem', 'Anna'], purchasedCounts: { Ben: 2, Anna: 99 } }),
        // A purchaser of one piece whose name is already at the end.
        bent({ purchasedCounts: { Ben: 2, Anna: 3, Cem: 2 } }),
      ],
    },
  ),
  ...row<Items>('F3 a name that goes takes its number along, and no other', {
    fixture: having({
      quantity: 6,
      purchasedBy: ['Ben', 'Anna'],
      purchasedCounts: { Ben: 2, Anna: 3 },
    }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      bent({ purchasedBy: ['Ben'] }),
      bent({ purchasedBy: ['Ben'], purchasedCounts: { Anna: 3 } }),
      bent({ purchasedBy: ['Ben'], purchasedCounts: { Ben: 2, Anna: 4 } }),
      bent({ purchasedBy: ['Ben'], purchasedCounts: { Ben: 5 } }),
      countless({ purchasedBy: ['Ben'] }),
      bent({ purchasedBy: [] }),
      bent({ purchasedBy: [], purchasedCounts: {} }),
    ],
    allow: bent({ purchasedBy: ['Ben'], purchasedCounts: { Ben: 2 } }),
    alsoAllow: [countless({ purchasedBy: [] })],
  }),
  ...row<Items>(
    'F3 a first name leaves no empty map of numbers: its contributor could edit no more',
    {
      attempt: (f, items) => writeItems(f, 'visitor', items(f)),
      deny: [
        bent({ purchasedBy: ['x'], purchasedCounts: {} }),
        bent({ purchasedBy: [], purchasedCounts: {} }),
      ],
      allow: bent({ purchasedBy: ['x'] }),
      alsoAllow: [bent({ purchasedBy: ['x'], purchasedCounts: { x: 2 } })],
    },
  ),
  ...row<Items>('F3 the last number takes its map along', {
    fixture: having({ quantity: 6, purchasedBy: ['Ben', 'Anna'], purchasedCounts: { Anna: 3 } }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [bent({ purchasedBy: ['Ben'], purchasedCounts: {} })],
    allow: countless({ purchasedBy: ['Ben'] }),
  }),
  ...row<[string, string]>('F3 a name like a field of Firestore’s own has a key of its own', {
    attempt: (f, [name, key]) =>
      writeItems(f, 'visitor', bent({ purchasedBy: [name], purchasedCounts: { [key]: 2 } })(f)),
    deny: [
      ['__x__', 'x'],
      ['__x__', '__x__  '],
      ['Anna', 'Anna '],
      ['__x', '__x '],
      ['x__', 'x__ '],
    ],
    allow: ['__x__', '__x__ '],
    alsoAllow: [
      ['____', '____ '],
      ['___', '___'],
      ['__x', '__x'],
    ],
  }),
  ...row<Items>('F3 … which goes with the name', {
    fixture: having({
      quantity: 6,
      purchasedBy: ['__x__', 'Ben'],
      purchasedCounts: { '__x__ ': 2, Ben: 3 },
    }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      bent({ purchasedBy: ['Ben'] }),
      bent({ purchasedBy: ['__x__'], purchasedCounts: { Ben: 3 } }),
    ],
    allow: bent({ purchasedBy: ['Ben'], purchasedCounts: { Ben: 3 } }),
    alsoAllow: [bent({ purchasedBy: ['__x__'], purchasedCounts: { '__x__ ': 2 } })],
  }),
];
