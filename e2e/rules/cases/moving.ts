import type { Actor } from '../harness/fixture.ts';
import { changed, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

/** Ten items, every other one mem's. */
const ten = (f: Fixture): DocumentData => ({
  items: Array.from({ length: 10 }, (_, i) =>
    f.item(i % 2 ? 'mem' : 'owner', { name: `Item ${i}` }),
  ),
});

/** The items with the one at `from` taken out and put in again at `to`. */
export const move = (items: StoredItem[], from: number, to: number): StoredItem[] => {
  const [item] = items.slice(from, from + 1);
  return item ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items;
};

/** Members reorder their own items (F7). */
export const moving: Case[] = [
  ...row<[Actor, number, number]>('F7 a member moves one of their own items', {
    fixture: ten,
    attempt: (f, [actor, from, to]) => writeItems(f, actor, move(f.items, from, to)),
    deny: [
      ['mem', 2, 6],
      ['mem', 6, 2],
      ['mem', 0, 2],
      ['mem2', 1, 5],
      ['visitor', 1, 5],
      ['stranger', 5, 1],
      ['owner', 1, 5],
      ['owner', 5, 1],
    ],
    allow: ['mem', 1, 5],
    alsoAllow: [
      ['mem', 5, 1],
      ['mem', 1, 0],
      ['mem', 9, 0],
      ['mem', 1, 9],
      ['mem', 3, 4],
      ['owner', 0, 9],
      ['owner', 8, 6],
    ],
  }),
  ...row<[Actor, number, number]>('F7 whose items outlived their membership moves nothing', {
    fixture: (f) => ({
      items: Array.from({ length: 10 }, (_, i) =>
        f.item(i % 2 ? 'mem' : 'stranger', { name: `Item ${i}` }),
      ),
    }),
    attempt: (f, [actor, from, to]) => writeItems(f, actor, move(f.items, from, to)),
    deny: [
      ['stranger', 0, 4],
      ['stranger', 4, 0],
    ],
    allow: ['mem', 1, 5],
  }),
  ...row<(items: StoredItem[], f: Fixture) => unknown>('F7 nothing else changes with a move', {
    fixture: ten,
    attempt: (f, bend) => writeItems(f, 'mem', bend(move(f.items, 1, 5), f)),
    deny: [
      (items) => changed(items, 5, { name: 'Other' }),
      (items) => changed(items, 3, { purchasedBy: ['Anna'] }),
      (items) => changed(items, 2, { name: 'Other' }),
      (items) => changed(items, 8, { price: 1 }),
      (items) => move(items, 7, 8),
      (items) => move(items, 3, 9),
      (items) => [...items.slice(0, 3), ...items.slice(2, 3), ...items.slice(4)],
      (items, f) => items.with(5, f.item('mem')),
      (items) => items.toReversed(),
    ],
    allow: (items) => items,
  }),
  ...row<(f: Fixture) => StoredItem[]>('F7 nor are two items exchanged across a third', {
    fixture: ten,
    attempt: (f, items) => writeItems(f, 'mem', items(f)),
    deny: [
      ({ items }) => move(move(items, 1, 5), 4, 1),
      ({ items }) => move(move(items, 3, 9), 8, 3),
    ],
    allow: ({ items }) => move(items, 3, 5),
  }),
];
