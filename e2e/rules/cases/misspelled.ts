import type { Actor } from '../harness/fixture.ts';
import { changed } from '../harness/moves.ts';
import { commitSpelled, Double, writeSpelled, type Write } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';
import { asTheyWere, bend, respelled, fixture, type Items } from './spelling.ts';

/** Stores items 1 and 3 with a price and item 1 with a count as doubles, as older lists may hold. */
const sick = async (f: Fixture) => {
  const items = respelled.last?.(
    changed(f.items, 1, {
      price: new Double(11),
      purchasedCounts: { Ben: new Double(2), Cem: 3 },
    }),
    f,
  );
  await writeSpelled(f, 'admin', items ?? []);
};

/** The items, of which item 1 has these fields. */
const withItem = (f: Fixture, fields: DocumentData): DocumentData[] => changed(f.items, 1, fields);

/** Writes the list's items as the SDK spells them: not their mirrors. */
const correct = (f: Fixture, more: Write[] = []) =>
  commitSpelled(f, 'visitor', [
    { path: `lists/${f.id}`, fields: { items: f.items }, mask: ['items'] },
    ...more,
  ]);

/** Deletes the mirror of item 1. */
const mirrorGone = (f: Fixture): Write => ({
  path: `lists/${f.id}/items/${f.items[1]?.id}`,
  gone: true,
});

/** Mirrors of an item in another spelling, and lists that already hold a misspelled number. */
export const misspelled: Case[] = [
  ...row<unknown>('a mirror is spelled as its item is', {
    fixture,
    attempt: (f, price) =>
      commitSpelled(f, 'visitor', [
        { path: `lists/${f.id}/items/${f.items[1]?.id}`, fields: { ...f.items[1], price } },
      ]),
    deny: [new Double(11)],
    allow: 11,
  }),
  ...row<unknown>('what is in the trash is spelled as it was', {
    fixture,
    attempt: (f, price) => {
      const item = f.items[1];
      return writeSpelled(f, 'mem', f.items.toSpliced(1, 1), {
        more: [
          {
            path: `lists/${f.id}/removedItems/${item?.id}`,
            fields: { item: { ...item, price }, expiresAt: new Date() },
            mask: ['item', 'expiresAt'],
            now: 'at',
          },
        ],
      });
    },
    deny: [new Double(11)],
    allow: 11,
  }),
  ...row<unknown>('what comes back is spelled as it went', {
    fixture,
    prepare: async (f) => {
      const item = f.items[1];
      await commitSpelled(f, 'admin', [
        {
          path: `lists/${f.id}/removedItems/${item?.id}`,
          fields: { item },
          mask: ['item'],
          now: 'at',
        },
        { path: `lists/${f.id}/items/${item?.id}`, gone: true },
        {
          path: `lists/${f.id}`,
          fields: { items: f.items.toSpliced(1, 1) },
          mask: ['items'],
        },
      ]);
    },
    attempt: (f, pieces) => {
      const item = { ...f.items[1], purchasedCounts: { Ben: pieces, Cem: 3 } };
      const folder = `lists/${f.id}`;
      return commitSpelled(f, 'mem', [
        { path: folder, fields: { items: [...f.items.toSpliced(1, 1), item] }, mask: ['items'] },
        { path: `${folder}/items/${f.items[1]?.id}`, fields: item },
        { path: `${folder}/removedItems/${f.items[1]?.id}`, gone: true },
      ]);
    },
    deny: [new Double(2)],
    allow: 2,
  }),
  ...row<[Actor, Items]>('a misspelled list is put right by whoever writes its items', {
    fixture,
    prepare: sick,
    attempt: (f, [actor, items]) =>
      commitSpelled(f, actor, [
        { path: `lists/${f.id}`, fields: { items: items(f.items, f) }, mask: ['items'] },
      ]),
    deny: [
      // Together with another change, for half an item only, or misspelling an item before it.
      ['visitor', bend(2, { purchasedBy: ['Dan'] })],
      ['mem', bend(1, { price: new Double(11) })],
      ['mem', bend(1, { purchasedCounts: { Ben: new Double(2), Cem: 3 } })],
      ['mem', bend(0, { quantity: new Double(6) })],
      ['mem', bend(1, { addedAt: new Double(1_700_000_000_001) })],
      ['mem', bend(1, { quantity: new Double(6) })],
      ['visitor', respelled.zero ?? asTheyWere],
    ],
    allow: ['mem', asTheyWere],
    alsoAllow: [
      ['visitor', asTheyWere],
      ['mem', respelled.last ?? asTheyWere],
    ],
  }),
  // An item without its mirror counts as deleted: its id could be taken, and its removed names deleted.
  ...row<(f: Fixture) => Promise<void>>('… and a mirror that is not put right yet stays', {
    fixture,
    prepare: sick,
    attempt: (f, write) => write(f),
    deny: [
      (f) => correct(f, [mirrorGone(f)]),
      async (f) => {
        await correct(f);
        await commitSpelled(f, 'visitor', [mirrorGone(f)]);
      },
      async (f) => {
        await correct(f);
        await commitSpelled(f, 'mem', [mirrorGone(f)]);
      },
    ],
    allow: (f) => correct(f),
    alsoAllow: [
      // It goes with its item.
      async (f) => {
        await correct(f);
        await writeSpelled(f, 'mem', f.items.toSpliced(1, 1));
      },
    ],
  }),
  ...row<{ before: DocumentData; after: DocumentData }>(
    'a field of an older list, whose spelling rules do not know, keeps it',
    {
      fixture,
      prepare: (f, { before }) => writeSpelled(f, 'admin', withItem(f, before)),
      attempt: (f, { after }) =>
        commitSpelled(f, 'visitor', [
          { path: `lists/${f.id}`, fields: { items: withItem(f, after) }, mask: ['items'] },
        ]),
      deny: [{ before: { order: 3 }, after: { order: new Double(3) } }],
      allow: { before: { order: 3, price: new Double(11) }, after: { order: 3, price: 11 } },
    },
  ),
  ...row<DocumentData>('putting right comes with no other change of the list', {
    fixture,
    prepare: sick,
    attempt: (f, listFields) => {
      const fields = { items: f.items, ...listFields };
      return commitSpelled(f, 'mem', [
        { path: `lists/${f.id}`, fields, mask: Object.keys(fields) },
      ]);
    },
    deny: [{ name: 'Other' }, { itemBytes: 400_000 }],
    allow: {},
  }),
];
