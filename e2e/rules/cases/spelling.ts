import { changed, marked, withChange } from '../harness/moves.ts';
import { commitSpelled, Double, writeSpelled, type Write } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';
import type { Actor } from '../harness/fixture.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

/** Items with every field that is a number. Item 1 is mem's and has two purchasers. */
export const fixture = (f: Fixture): DocumentData => ({
  items: f.items.map((item, i) => ({
    ...item,
    quantity: 6,
    addedAt: 1_700_000_000_000 + i,
    ...(i === 0 && { price: 0 }),
    ...(i === 1 && { purchasedBy: ['Ben', 'Cem'], purchasedCounts: { Ben: 2, Cem: 3 } }),
  })),
});

export type Items = (items: StoredItem[], f: Fixture) => DocumentData[];

/** The items with numbers of one of them spelled as doubles of the same value. */
export const bend =
  (index: number, fields: DocumentData): Items =>
  (items) =>
    changed(items, index, fields);

export const respelled: Record<string, Items> = {
  price: bend(1, { price: new Double(11) }),
  zero: bend(0, { price: new Double(-0) }),
  otherZero: bend(0, { price: new Double(0) }),
  quantity: bend(1, { quantity: new Double(6) }),
  addedAt: bend(1, { addedAt: new Double(1_700_000_000_001) }),
  counts: bend(1, { purchasedCounts: { Ben: new Double(2), Cem: 3 } }),
  last: bend(3, { price: new Double(13) }),
};

export const asTheyWere: Items = (items) => items;
const bends = Object.values(respelled);

/** A legal mark of an item, after which `bent` is applied to its fields. */
const mark = (index: number, bent: DocumentData = {}): Items => {
  return (items, f) =>
    changed(items, index, Object.assign({}, marked(f, index, 'Dan')[index], bent));
};

/** Writes that do not change the items but send them too. */
const along: Record<string, [Actor, (f: Fixture) => { listFields: DocumentData; more?: Write[] }]> =
  {
    rename: ['mem', () => ({ listFields: { name: 'Other' } })],
    describe: ['mem', () => ({ listFields: { description: 'Other' } })],
    leave: [
      'mem2',
      (f) => ({
        listFields: {
          members: f.list.members.slice(0, 2),
          memberInfo: f.list.memberInfo.slice(0, 2),
        },
        more: [{ path: `lists/${f.id}/leavers/${f.uid('mem2')}`, fields: {}, mask: [], now: 'at' }],
      }),
    ],
    'rename oneself': [
      'mem2',
      (f) => ({
        listFields: {
          memberInfo: f.list.memberInfo.with(2, { uid: f.uid('mem2'), displayName: 'New' }),
        },
      }),
    ],
    join: [
      'invitee',
      (f) => ({
        listFields: {
          members: [...f.list.members, f.uid('invitee')],
          memberInfo: [...f.list.memberInfo, f.info('invitee')],
        },
        more: [
          { path: `lists/${f.id}/joins/${f.uid('invitee')}`, fields: { token: f.token } },
          { path: `lists/${f.id}/invites/${f.inviteId}`, gone: true },
        ],
      }),
    ],
  };

/** Ben, who is on item 1 with two pieces, takes more, and so moves to the end. */
const moreOfBen = (purchasedCounts: DocumentData): Items =>
  bend(1, { purchasedBy: ['Cem', 'Ben'], purchasedCounts });

/** Numbers that compare equal but are not identical: 10 and 10.0, 0 and -0.0. */
export const spelling: Case[] = [
  ...row<Items>('a mark respells no number of its item or of another', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'visitor', items(f.items, f)),
    deny: [
      ...bends.map<Items>((bent) => (items, f) => mark(2)(bent(items, f) as StoredItem[], f)),
      mark(1, { price: new Double(11) }),
      mark(0, { price: new Double(-0) }),
      mark(1, { quantity: new Double(6) }),
      mark(1, { addedAt: new Double(1_700_000_000_001) }),
      mark(1, { purchasedCounts: { Ben: new Double(2), Cem: 3 } }),
      mark(1, { purchasedCounts: { Ben: 2, Cem: 3, Dan: new Double(4) } }),
      mark(1, { purchasedBy: ['Ben'], purchasedCounts: { Ben: new Double(2) } }),
      mark(1, { purchasedBy: ['Cem'], purchasedCounts: { Cem: new Double(3) } }),
    ],
    allow: mark(1),
    alsoAllow: [
      mark(2),
      mark(1, { purchasedCounts: { Ben: 2, Cem: 3, Dan: 4 } }),
      mark(1, { purchasedBy: ['Ben'], purchasedCounts: { Ben: 2 } }),
    ],
  }),
  ...row<Items>('a larger number of pieces respells no other one', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'visitor', items(f.items, f)),
    deny: [moreOfBen({ Ben: 4, Cem: new Double(3) }), moreOfBen({ Ben: new Double(4), Cem: 3 })],
    allow: moreOfBen({ Ben: 4, Cem: 3 }),
  }),
  ...row<Items>('clearing the names respells nothing', {
    fixture: (f) => ({ items: withChange(f, 1, { purchasedBy: ['Ben'], quantity: 6 }) }),
    attempt: (f, items) => writeSpelled(f, 'visitor', items(f.items, f)),
    deny: [
      bend(1, { purchasedBy: [], price: new Double(11) }),
      bend(1, { purchasedBy: [], quantity: new Double(6) }),
    ],
    allow: bend(1, { purchasedBy: [] }),
  }),
  ...row<Items>('an edit stores whole numbers as integers and respells nothing', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'mem', items(f.items, f)),
    deny: [
      ...bends.map<Items>(
        (bent) => (items, f) => bend(1, { name: 'Other' })(bent(items, f) as StoredItem[], f),
      ),
      bend(1, { price: new Double(12) }),
      bend(1, { price: new Double(0) }),
      bend(1, { price: new Double(-0) }),
      bend(1, { price: new Double(Number.NaN) }),
      bend(1, { quantity: new Double(5) }),
    ],
    allow: bend(1, { name: 'Other', price: 12 }),
    alsoAllow: [bend(1, { price: new Double(12.5) }), bend(1, { quantity: 5, price: null })],
  }),
  ...row<Items>('an addition stores whole numbers as integers and respells nothing', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'mem', items(f.items, f)),
    deny: [
      ...bends.map<Items>((bent) => (items, f) => [...bent(items, f), f.item('mem')]),
      ...[
        { price: new Double(12) },
        { price: new Double(-0) },
        { quantity: new Double(5) },
        { addedAt: new Double(1_700_000_000_000) },
        { addedAt: new Double(-0) },
        { addedAt: new Double(0.5) },
      ].map<Items>((fields) => (items, f) => [...items, f.item('mem', fields)]),
    ],
    allow: (items, f) => [
      ...items,
      f.item('mem', { price: 12, quantity: 5, addedAt: 1_700_000_000_000 }),
    ],
  }),
  ...row<Items>('a deletion respells nothing', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'mem2', items(f.items, f)),
    deny: bends.map<Items>((bent) => (items, f) => bent(items, f).toSpliced(2, 1)),
    allow: (items) => items.toSpliced(2, 1),
  }),
  ...row<Items>('a move respells nothing', {
    fixture,
    attempt: (f, items) => writeSpelled(f, 'mem', items(f.items, f)),
    deny: bends.map<Items>((bent) => (items, f) => {
      const [a, b, c, d] = bent(items, f) as [
        DocumentData,
        DocumentData,
        DocumentData,
        DocumentData,
      ];
      return [a, c, d, b];
    }),
    allow: (items) => [...items.toSpliced(1, 1), ...items.slice(1, 2)],
  }),
  ...Object.entries(along).flatMap(([kind, [actor, write]]) =>
    row<Items>(`to ${kind} respells no item`, {
      fixture,
      attempt: (f, items) => writeSpelled(f, actor, items(f.items, f), write(f)),
      deny: bends,
      allow: asTheyWere,
    }),
  ),
  ...row<Items>('to archive respells no item, and keeps the names', {
    fixture,
    attempt: (f, items) =>
      commitSpelled(f, 'owner', [
        {
          path: `lists/${f.id}`,
          fields: { items: items(f.items, f) },
          mask: ['items'],
          now: 'archivedAt',
        },
      ]),
    deny: [...bends, bend(1, { purchasedBy: [] })],
    allow: asTheyWere,
  }),
  ...row<Items>('to open an archived list again respells no item, and keeps the names', {
    fixture: (f) => ({ ...fixture(f), archivedAt: new Date(0) }),
    attempt: (f, items) =>
      commitSpelled(f, 'owner', [
        {
          path: `lists/${f.id}`,
          fields: { items: items(f.items, f) },
          mask: ['items', 'archivedAt'],
        },
      ]),
    deny: [...bends, bend(1, { purchasedBy: [] })],
    allow: asTheyWere,
  }),
  ...(['visitor', 'mem', 'owner'] as const).flatMap((actor) =>
    row<[Actor, Items]>(`${actor} respells nothing for its own sake`, {
      fixture,
      attempt: (f, [who, items]) => writeSpelled(f, who, items(f.items, f)),
      deny: bends.map((bent): [Actor, Items] => [actor, bent]),
      allow: ['mem', asTheyWere],
    }),
  ),
];
