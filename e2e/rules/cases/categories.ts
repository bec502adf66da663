import { changed, marked, withChange, withoutField, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Actor } from '../harness/fixture.ts';
import type { DocumentData, Fixture, StoredItem } from '../harness/fixture.ts';

/** Item 1, which is mem's, has a category; the others have none. */
const fixture = (f: Fixture): DocumentData => ({
  items: withChange(f, 1, { category: 'Books', price: 10 }),
});

/** As `fixture`, in a list that counts its bytes. */
const counting = (f: Fixture): DocumentData => ({ ...fixture(f), itemBytes: 500_000 });

type Items = (f: Fixture) => DocumentData[];

const without = (items: StoredItem[]) => items.map((item) => withoutField(item, 'category'));

/** The category of an item: who may change it, that nothing else does, and that it counts. */
export const categories: Case[] = [
  ...row<Items>('F15 a mark leaves the category as it is', {
    fixture,
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      (f) => changed(marked(f, 1), 1, { category: 'Toys' }),
      (f) => without(marked(f, 1)),
      (f) => changed(marked(f, 2), 2, { category: 'Books' }),
      (f) => changed(marked(f, 2), 1, { category: 'Toys' }),
      (f) => without(marked(f, 2)),
      (f) => withChange(f, 1, { category: 'Toys' }),
      (f) => without(f.items),
    ],
    allow: (f) => marked(f, 1),
    alsoAllow: [(f) => marked(f, 2)],
  }),
  ...row<Items>('F15 clearing the names leaves the category as it is', {
    fixture: (f) => ({ items: withChange(f, 1, { category: 'Books', purchasedBy: ['Ben'] }) }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      (f) => withChange(f, 1, { purchasedBy: [], category: 'Toys' }),
      (f) => without(withChange(f, 1, { purchasedBy: [] })),
    ],
    allow: (f) => withChange(f, 1, { purchasedBy: [] }),
  }),
  ...row<[Actor, Items]>('F15 the contributor gives, changes and removes the category', {
    fixture,
    attempt: (f, [actor, items]) => writeItems(f, actor, items(f)),
    deny: [
      ['visitor', (f) => withChange(f, 1, { category: 'Toys' })],
      ['owner', (f) => withChange(f, 1, { category: 'Toys' })],
      ['mem', (f) => withChange(f, 2, { category: 'Toys' })],
      ['mem', (f) => withChange(f, 1, { category: 'Toys', purchasedBy: ['Ben'] })],
    ],
    allow: ['mem', (f) => withChange(f, 1, { category: 'Toys' })],
    alsoAllow: [
      ['mem', (f) => without(f.items)],
      ['mem', (f) => withChange(f, 1, { category: 'Toys', name: 'Other', price: 5 })],
      ['owner', (f) => withChange(f, 0, { category: 'Books' })],
    ],
  }),
  ...row<number>('F15 a category counts towards the size of the list', {
    fixture: counting,
    attempt: (f, growth) =>
      writeItems(f, 'mem', withChange(f, 1, { category: 'Bücher' }), {
        listFields: { itemBytes: 500_000 + growth },
      }),
    deny: [0, 1, 3],
    allow: 2,
  }),
  ...row<number>('F15 … also that of a new item', {
    fixture: counting,
    attempt: async (f, weight) => {
      const item = f.item('mem', { category: '茶' });
      const bare = 300 + [item.name, item.url, item.color, item.imageUrl].join('').length;
      await writeItems(f, 'mem', [...f.items, item], {
        listFields: { itemBytes: 500_000 + bare + weight },
      });
    },
    deny: [0, 1, 4],
    allow: 3,
  }),
];
