import { setDoc, Timestamp, type Transaction } from 'firebase/firestore';
import type { Actor, DocumentData, Fixture, StoredItem } from './fixture.ts';
import { bytesOf, keptUntil, withChange, type RemovedPurchases } from './moves.ts';
import { commitSpelled, Double } from './spelled.ts';

/** What the cases of names that go off an item, and of names that come back, have in common. */

/** The marks of item 1. */
export const bought = {
  quantity: 9,
  purchasedBy: ['Anna', 'Ben', 'Cem'],
  purchasedCounts: { Ben: 2, Cem: 3 },
};

/** Item 1, mem's, is bought by three. */
export const fixture = (f: Fixture): DocumentData => ({ items: withChange(f, 1, bought) });

/** Item 1, or another one. */
export const itemOf = (f: Fixture, index = 1): StoredItem => {
  const item = f.items[index];
  if (!item) throw new Error(`the fixture has no item ${index}`);
  return item;
};

/** The document that keeps the names which went off that item. */
export const removedMarksOf = (f: Fixture, actor: Actor, index = 1) =>
  f.ref(actor, 'cleared', itemOf(f, index).id);

/** An item with other purchasers, and without a map of numbers where it would be empty. */
export const withNames = (item: StoredItem, purchasedBy: string[], counts: DocumentData = {}) => {
  const { purchasedCounts: _, ...rest } = item;
  const purchasedCounts = Object.keys(counts).length > 0 ? { purchasedCounts: counts } : {};
  return { ...rest, purchasedBy, ...purchasedCounts } as StoredItem;
};

/** Writes item 1 with its mirror, and what `more` adds. */
export const writeItem = (
  f: Fixture,
  actor: Actor,
  item: StoredItem,
  more: (batch: Transaction) => void = () => {},
) =>
  f.write(actor, (batch) => {
    batch.update(f.ref(actor), { items: f.items.with(1, item) });
    batch.set(f.ref(actor, 'items', item.id), item);
    more(batch);
  });

/** The same through REST, and what is written to the item's document of `cleared`. */
export const writeItemSpelled = (
  f: Fixture,
  actor: Actor,
  item: StoredItem,
  cleared: { fields: DocumentData; mask: string[]; now?: string },
) => {
  const list = `lists/${f.id}`;
  return commitSpelled(f, actor, [
    { path: list, fields: { items: f.items.with(1, item) }, mask: ['items'] },
    { path: `${list}/items/${item.id}`, fields: item },
    { path: `${list}/cleared/${item.id}`, ...cleared },
  ]);
};

/** The key of an entry. */
export const KEY = '00000000-0000-4000-8000-000000000000';

/** The key of one of several entries. */
export const entryKey = (index: number) => `${KEY.slice(0, -1)}${index}`;

/** Dan, with four pieces, and Dora went in one write, then Eve, with four pieces. */
const before = [
  { purchasedBy: ['Dan', 'Dora'], purchasedCounts: { Dan: 4 } },
  { purchasedBy: ['Eve'], purchasedCounts: { Eve: 4 } },
];

/** The document of an item whose names went before, with these fields. */
export const stored = (f: Fixture, fields: DocumentData = {}): DocumentData => ({
  entries: Object.fromEntries(
    before.map((one, i) => [entryKey(i), { ...one, at: Timestamp.fromMillis(1000 + i) }]),
  ),
  bytes: before.reduce((sum, one) => sum + bytesOf(one), 0),
  wisher: itemOf(f).addedBy,
  expiresAt: Timestamp.fromDate(keptUntil(3)),
  ...fields,
});

/** Exactly these names were kept of item 1, in one entry. */
export const keepOnly = (f: Fixture, purchases: RemovedPurchases) =>
  setDoc(
    removedMarksOf(f, 'admin'),
    stored(f, {
      entries: { [KEY]: { ...purchases, at: Timestamp.now() } },
      bytes: bytesOf(purchases),
    }),
  );

/** Names went off item 1 before; `fields` are further fields of what is kept of them. */
export const takenBefore =
  (fields: DocumentData = {}) =>
  (f: Fixture) =>
    setDoc(removedMarksOf(f, 'admin'), stored(f, fields));

/** What is left of what was kept when the first entry is taken out. */
export const left = (f: Fixture, bent: DocumentData = {}): DocumentData => {
  const { entries, bytes } = stored(f) as { entries: DocumentData; bytes: number };
  const first = entries[entryKey(0)] as Parameters<typeof bytesOf>[0];
  return {
    entries: { [entryKey(1)]: entries[entryKey(1)] },
    bytes: bytes - bytesOf(first),
    ...bent,
  };
};

/** The same through REST; Eve's four pieces, which stay, can be spelled as a double. */
export const leftSpelled = (f: Fixture, { double = false } = {}) => ({
  fields: {
    bytes: left(f).bytes,
    entries: {
      [entryKey(1)]: {
        purchasedBy: ['Eve'],
        purchasedCounts: { Eve: double ? new Double(4) : 4 },
        at: new Date(1001),
      },
    },
  },
  mask: ['bytes', 'entries'],
});
