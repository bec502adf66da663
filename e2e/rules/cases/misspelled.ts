import type { Actor } from '../harness/actors.ts';
import { changed } from '../harness/moves.ts';
import { commitSpelled, Double, writeSpelled } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';
import { asTheyWere, bend, respelled, stage, type Items } from './spelling.ts';

/** What a list from before may hold: item 1 and 3 have a price, item 1 also a count, as doubles. */
const sick = async (w: World) => {
  const items = respelled.last?.(
    changed(w.items, 1, {
      price: new Double(11),
      purchasedCounts: { Ben: new Double(2), Cem: 3 },
    }),
    w,
  );
  await writeSpelled(w, 'server', items ?? []);
};

/** Copies of an item in another spelling, and lists that hold one already. */
export const misspelled: Case[] = [
  ...row<unknown>('a mirror is spelled as its item is', {
    stage,
    attempt: (w, price) =>
      commitSpelled(w, 'visitor', [
        { path: `lists/${w.id}/items/${w.items[1]?.id}`, fields: { ...w.items[1], price } },
      ]),
    deny: [new Double(11)],
    allow: 11,
  }),
  ...row<unknown>('what is put aside is spelled as it was', {
    stage,
    attempt: (w, price) => {
      const item = w.items[1];
      return writeSpelled(w, 'mem', w.items.toSpliced(1, 1), {
        more: [
          {
            path: `lists/${w.id}/removedItems/${item?.id}`,
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
    stage,
    prepare: async (w) => {
      const item = w.items[1];
      await commitSpelled(w, 'server', [
        {
          path: `lists/${w.id}/removedItems/${item?.id}`,
          fields: { item },
          mask: ['item'],
          now: 'at',
        },
        { path: `lists/${w.id}/items/${item?.id}`, gone: true },
        {
          path: `lists/${w.id}`,
          fields: { items: w.items.toSpliced(1, 1) },
          mask: ['items'],
        },
      ]);
    },
    attempt: (w, pieces) => {
      const item = { ...w.items[1], purchasedCounts: { Ben: pieces, Cem: 3 } };
      const folder = `lists/${w.id}`;
      return commitSpelled(w, 'mem', [
        { path: folder, fields: { items: [...w.items.toSpliced(1, 1), item] }, mask: ['items'] },
        { path: `${folder}/items/${w.items[1]?.id}`, fields: item },
        { path: `${folder}/removedItems/${w.items[1]?.id}`, gone: true },
      ]);
    },
    deny: [new Double(2)],
    allow: 2,
  }),
  ...row<[Actor, Items]>('a misspelled list is put right by whoever writes its items', {
    stage,
    prepare: sick,
    attempt: (w, [actor, items]) =>
      commitSpelled(w, actor, [
        { path: `lists/${w.id}`, fields: { items: items(w.items, w) }, mask: ['items'] },
      ]),
    deny: [
      // Not with another change, not by half an item, and not to misspell an item before it.
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
  ...row<DocumentData>('putting right comes with no other change of the list', {
    stage,
    prepare: sick,
    attempt: (w, listFields) => {
      const fields = { items: w.items, ...listFields };
      return commitSpelled(w, 'mem', [
        { path: `lists/${w.id}`, fields, mask: Object.keys(fields) },
      ]);
    },
    deny: [{ name: 'Other' }, { itemBytes: 400_000 }],
    allow: {},
  }),
];
