import { deleteField, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { LIMITS } from '../../../src/model/limits.ts';
import type { ItemContent } from '../../../src/model/item.ts';
import { itemWeight, marksWeight } from '../../../src/model/listSize.ts';
import { marked, withChange, writeItems } from '../harness/moves.ts';
import { Double, writeSpelled } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, World } from '../harness/world.ts';

const weightOf = (item: DocumentData | undefined) => itemWeight(item as unknown as ItemContent);

/** Texts of three bytes a letter, so that an item weighs exactly so much. */
const weighing = (item: StoredItem, bytes: number): StoredItem => {
  const bare = {
    ...item,
    url: 'https://shop.example/',
    imageUrl: 'https://shop.example/',
    notes: '',
  };
  let left = bytes - weightOf(bare);
  const take = (most: number) => {
    const wide = Math.min(most, Math.floor(left / 3));
    const narrow = Math.min(most - wide, left - 3 * wide);
    left -= 3 * wide + narrow;
    return '茶'.repeat(wide) + 'x'.repeat(narrow);
  };
  return {
    ...bare,
    notes: take(LIMITS.notes),
    url: bare.url + take(LIMITS.url - 30),
    imageUrl: bare.imageUrl + take(LIMITS.url - 30),
  };
};

const heavier = (w: World, bytes: number) =>
  w.items.map((item, i) => (i === 1 ? weighing(item, bytes) : item));

/** The most an item may weigh in a list of so many that keeps no count. */
const share = (items: number) =>
  LIMITS.uncountedBytes + Math.floor(LIMITS.uncountedBytesShared / items);

/** With what a list of four begins to count. */
const base = LIMITS.uncountedBase + LIMITS.uncountedBytes * 4;

const add = (w: World, bytes: number, listFields: DocumentData = {}) =>
  writeItems(w, 'mem', [...w.items, weighing(w.item('mem'), bytes)], { listFields });

const edit = (w: World, bytes: number, listFields: DocumentData = {}) =>
  writeItems(w, 'mem', heavier(w, bytes), { listFields });

/** A list that counts; by so much item 1 weighs more than nothing. */
const counting =
  (itemBytes: number, bytes = 1000) =>
  (w: World): DocumentData => ({ items: heavier(w, bytes), itemBytes });

/** The names of eleven givers with their numbers, 44 bytes short of what fits among four items. */
const eleven = Array.from({ length: 11 }, (_, i) => `${'茶'.repeat(59)}${'abcdefghijk'[i]}`);
const elevenBought = {
  quantity: 99,
  purchasedBy: eleven,
  purchasedCounts: Object.fromEntries(eleven.map((name) => [name, 2])),
};

/** Item 1 was put aside with its deletion; `listFields` is what the list holds else. */
const aside = (w: World, item: StoredItem, listFields: DocumentData) =>
  w.write('server', (batch) => {
    batch.update(w.ref('server'), { items: w.items.toSpliced(1, 1), ...listFields });
    batch.delete(w.ref('server', 'items', item.id));
    batch.set(w.ref('server', 'removedItems', item.id), { item, at: Timestamp.now() });
  });

const bringBack = (w: World, item: StoredItem, listFields: DocumentData) =>
  w.write('mem', (batch) => {
    batch.update(w.ref('mem'), { items: [...w.items.toSpliced(1, 1), item], ...listFields });
    batch.set(w.ref('mem', 'items', item.id), item);
    batch.delete(w.ref('mem', 'removedItems', item.id));
  });

const boughtItem = (w: World, bytes: number) =>
  weighing(w.item('mem', { id: w.items[1]?.id, ...elevenBought }), bytes);

/** A list cannot grow to a size at which the rules give up. */
export const sizes: Case[] = [
  ...row<number>('a new item in a list without a count: its share and no more', {
    attempt: (w, bytes) => add(w, bytes),
    deny: [share(5) + 1],
    allow: share(5),
  }),
  ...row<number>('an edited item in a list without a count: its share and no more', {
    attempt: (w, bytes) => edit(w, bytes),
    deny: [share(4) + 1],
    allow: share(4),
  }),
  ...row<number>('an item that is too heavy already may be shortened', {
    stage: (w) => ({ items: heavier(w, 13_000) }),
    attempt: (w, bytes) => edit(w, bytes),
    deny: [13_001],
    allow: 12_999,
    alsoAllow: [13_000 - 3000],
  }),
  ...row<DocumentData>('a list begins to count with a heavy item, from the most it can weigh', {
    attempt: (w, fields) => add(w, 12_000, fields),
    deny: [
      {},
      { itemBytes: 12_000 },
      { itemBytes: base + 11_999 },
      { itemBytes: base + 12_001 },
      { itemBytes: null },
    ],
    allow: { itemBytes: base + 12_000 },
  }),
  ...row<DocumentData>('an edit may be what makes a list count', {
    stage: (w) => ({ items: heavier(w, 1000) }),
    attempt: (w, fields) => edit(w, 12_500, fields),
    deny: [{}, { itemBytes: base + 12_500 }, { itemBytes: base + 11_499 }],
    allow: { itemBytes: base + 11_500 },
  }),
  ...row<DocumentData>('an addition is counted', {
    stage: counting(500_000),
    attempt: (w, fields) => add(w, 700, fields),
    deny: [
      {},
      { itemBytes: 500_699 },
      { itemBytes: 500_701 },
      { itemBytes: 0 },
      { itemBytes: deleteField() },
      { itemBytes: '500700' },
    ],
    allow: { itemBytes: 500_700 },
  }),
  ...row<DocumentData>('an edit is counted', {
    stage: counting(500_000),
    attempt: (w, fields) => edit(w, 1500, fields),
    deny: [{}, { itemBytes: 500_499 }, { itemBytes: 501_500 }, { itemBytes: deleteField() }],
    allow: { itemBytes: 500_500 },
  }),
  ...row<DocumentData>('a deletion is counted', {
    stage: counting(500_000),
    attempt: (w, listFields) => writeItems(w, 'mem', w.items.toSpliced(1, 1), { listFields }),
    deny: [{}, { itemBytes: 498_999 }, { itemBytes: 0 }, { itemBytes: deleteField() }],
    allow: { itemBytes: 499_000 },
  }),
  ...row<number>('the count of a new item: its bound and no more', {
    stage: counting(LIMITS.itemBytes - 700),
    attempt: (w, bytes) => add(w, bytes, { itemBytes: LIMITS.itemBytes - 700 + bytes }),
    deny: [701],
    allow: 700,
  }),
  ...row<number>('the count of an edited item: its bound and no more', {
    stage: counting(LIMITS.itemBytes - 700),
    attempt: (w, growth) => edit(w, 1000 + growth, { itemBytes: LIMITS.itemBytes - 700 + growth }),
    deny: [701],
    allow: 700,
  }),
  ...row<(w: World) => Promise<unknown>>('beyond the bound, what shrinks is permitted', {
    stage: counting(LIMITS.itemBytes + 50_000),
    attempt: (w, act) => act(w),
    deny: [(w) => add(w, 700, { itemBytes: LIMITS.itemBytes + 50_700 })],
    allow: (w) => edit(w, 999, { itemBytes: LIMITS.itemBytes + 49_999 }),
    alsoAllow: [
      (w) =>
        writeItems(w, 'mem', w.items.toSpliced(1, 1), {
          listFields: { itemBytes: LIMITS.itemBytes + 49_000 },
        }),
      (w) => updateDoc(w.ref('mem'), { name: 'Other' }),
    ],
  }),
  ...row<DocumentData>('a mark leaves the count alone', {
    stage: counting(500_000),
    attempt: (w, listFields) => writeItems(w, 'visitor', marked(w, 0), { listFields }),
    deny: [{ itemBytes: 500_001 }, { itemBytes: 499_999 }, { itemBytes: deleteField() }],
    allow: {},
  }),
  ...row<DocumentData>('a mark begins no count', {
    attempt: (w, listFields) => writeItems(w, 'visitor', marked(w, 0), { listFields }),
    deny: [{ itemBytes: base }],
    allow: {},
  }),
  ...row<DocumentData>('a move leaves the count alone', {
    stage: counting(500_000),
    attempt: (w, listFields) => {
      const [a, b, c, d] = w.items;
      return writeItems(w, 'mem', [a, c, b, d], { listFields });
    },
    deny: [{ itemBytes: 500_001 }, { itemBytes: 0 }, { itemBytes: deleteField() }],
    allow: {},
  }),
  ...row<DocumentData>('nothing but items changes the count', {
    stage: counting(500_000),
    attempt: (w, fields) => updateDoc(w.ref('mem'), fields),
    deny: [{ itemBytes: 0 }, { itemBytes: 1, name: 'Other' }, { itemBytes: deleteField() }],
    allow: { name: 'Other' },
  }),
  ...row<unknown>('a count is stored as an integer', {
    stage: counting(500_000),
    attempt: (w, itemBytes) =>
      writeSpelled(w, 'visitor', marked(w, 0), { listFields: { itemBytes } }),
    deny: [new Double(500_000)],
    allow: 500_000,
  }),
  ...row<[string, number?]>('the bytes of names, by how many items there are', {
    stage: (w) => ({ items: withChange(w, 1, elevenBought) }),
    attempt: (w, [name, pieces]) =>
      writeItems(
        w,
        'visitor',
        withChange(w, 1, {
          purchasedBy: [...eleven, name],
          purchasedCounts: { ...elevenBought.purchasedCounts, ...(pieces && { [name]: pieces }) },
        }),
      ),
    deny: [['x'.repeat(44)], ['x'.repeat(18), 2], ['é'.repeat(22)]],
    allow: ['x'.repeat(43)],
    alsoAllow: [['x'.repeat(17), 2], ['é'.repeat(21)]],
  }),
  ...row<DocumentData>('names beyond their bytes may be taken away', {
    stage: (w) => ({
      items: w.items.map((item, i) =>
        i === 1
          ? {
              ...item,
              ...elevenBought,
              purchasedBy: [...eleven, ...eleven.map((n) => `z${n.slice(1)}`)],
            }
          : item,
      ),
    }),
    attempt: (w, fields) => writeItems(w, 'visitor', withChange(w, 1, fields)),
    deny: [{ purchasedBy: [...eleven, 'x'] }],
    allow: { purchasedBy: [...eleven, ...eleven.slice(1).map((n) => `z${n.slice(1)}`)] },
  }),
  ...row<number>('what comes back counts with its names, in a list without a count', {
    attempt: async (w, bytes) => {
      const item = boughtItem(w, bytes);
      await aside(w, item, {});
      await bringBack(w, item, {});
    },
    deny: [share(4) - marksWeight(elevenBought) + 1],
    allow: share(4) - marksWeight(elevenBought),
  }),
  ...row<number>('what comes back counts with its names, up to a bound of its own', {
    attempt: async (w, over) => {
      const item = boughtItem(w, 1000);
      const growth = 1000 + marksWeight(elevenBought);
      const itemBytes = LIMITS.restoredItemBytes - growth + over;
      await aside(w, item, { itemBytes });
      await bringBack(w, item, { itemBytes: itemBytes + growth });
    },
    deny: [1],
    allow: 0,
  }),
];
