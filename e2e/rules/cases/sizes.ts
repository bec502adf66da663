import { deleteField, updateDoc } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import { itemFromFields } from '../../../src/model/deserializers.ts';
import { itemWeight, marksWeight, maxMarksWeight } from '../../../src/model/size/listSize.ts';
import { marked, moveToTrash, withChange, writeItems } from '../harness/moves.ts';
import { Double, writeSpelled } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

const weightOf = (item: DocumentData = {}) => itemWeight(itemFromFields(item));

/** Fills the texts with characters of three bytes, so that the item weighs exactly so much. */
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

const heavier = (f: Fixture, bytes: number) =>
  f.items.map((item, i) => (i === 1 ? weighing(item, bytes) : item));

/** The most an item may weigh in a list of so many that keeps no count. */
const share = (items: number) =>
  LIMITS.uncountedBytes + Math.floor(LIMITS.uncountedBytesShared / items);

/** The count with which a list of four items begins to count. */
const base = LIMITS.uncountedBase + LIMITS.uncountedBytes * 4;

const add = (f: Fixture, bytes: number, listFields: DocumentData = {}) =>
  writeItems(f, 'mem', [...f.items, weighing(f.item('mem'), bytes)], { listFields });

const edit = (f: Fixture, bytes: number, listFields: DocumentData = {}) =>
  writeItems(f, 'mem', heavier(f, bytes), { listFields });

/** A list with a count, in which item 1 weighs `bytes`. */
const counting =
  (itemBytes: number, bytes = 1000) =>
  (f: Fixture): DocumentData => ({ items: heavier(f, bytes), itemBytes });

/** A list of so many items without a count. */
const listOf =
  (size: number) =>
  (f: Fixture): DocumentData => ({
    items: [...f.items, ...Array.from({ length: size - f.items.length }, () => f.item('mem'))],
  });

/** The names of eleven givers with their numbers, 44 bytes short of what fits among four items. */
const eleven = Array.from({ length: 11 }, (_, i) => `${'茶'.repeat(59)}${'abcdefghijk'[i]}`);
const thirteen = [...eleven, ...eleven.slice(9).map((name) => `z${name.slice(1)}`)];
const elevenBought = {
  quantity: 99,
  purchasedBy: eleven,
  purchasedCounts: Object.fromEntries(eleven.map((name) => [name, 2])),
};

const bringBack = (f: Fixture, item: StoredItem, listFields: DocumentData) =>
  f.write('mem', (batch) => {
    batch.update(f.ref('mem'), { items: [...f.items.toSpliced(1, 1), item], ...listFields });
    batch.set(f.ref('mem', 'items', item.id), item);
    batch.delete(f.ref('mem', 'removedItems', item.id));
  });

const boughtItem = (f: Fixture, bytes: number) =>
  weighing(f.item('mem', { id: f.items[1]?.id, ...elevenBought }), bytes);

/** A list cannot grow to a size at which the rules exceed their limits. */
export const sizes: Case[] = [
  ...row<number>('a new item in a list without a count: its share and no more', {
    attempt: (f, bytes) => add(f, bytes),
    deny: [share(5) + 1],
    allow: share(5),
  }),
  ...row<number>('an edited item in a list without a count: its share and no more', {
    attempt: (f, bytes) => edit(f, bytes),
    deny: [share(4) + 1],
    allow: share(4),
  }),
  // Eleven items share what is shared almost without a rest, so one byte more for all is one for each.
  ...row<number>('a new item among eleven: its share and no more', {
    fixture: listOf(10),
    attempt: (f, bytes) => add(f, bytes),
    deny: [share(11) + 1],
    allow: share(11),
  }),
  ...row<number>('an edited item among eleven: its share and no more', {
    fixture: listOf(11),
    attempt: (f, bytes) => edit(f, bytes),
    deny: [share(11) + 1],
    allow: share(11),
  }),
  ...row<number>('an item that is too heavy already may be shortened', {
    fixture: (f) => ({ items: heavier(f, 13_000) }),
    attempt: (f, bytes) => edit(f, bytes),
    deny: [13_001],
    allow: 12_999,
    alsoAllow: [13_000 - 3000],
  }),
  ...row<DocumentData>('a list begins to count with a heavy item, from the most it can weigh', {
    attempt: (f, fields) => add(f, 12_000, fields),
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
    fixture: (f) => ({ items: heavier(f, 1000) }),
    attempt: (f, fields) => edit(f, 12_500, fields),
    deny: [{}, { itemBytes: base + 12_500 }, { itemBytes: base + 11_499 }],
    allow: { itemBytes: base + 11_500 },
  }),
  ...row<DocumentData>('an addition is counted', {
    fixture: counting(500_000),
    attempt: (f, fields) => add(f, 700, fields),
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
    fixture: counting(500_000),
    attempt: (f, fields) => edit(f, 1500, fields),
    deny: [{}, { itemBytes: 500_499 }, { itemBytes: 501_500 }, { itemBytes: deleteField() }],
    allow: { itemBytes: 500_500 },
  }),
  ...row<DocumentData>('a deletion is counted', {
    fixture: counting(500_000),
    attempt: (f, listFields) => writeItems(f, 'mem', f.items.toSpliced(1, 1), { listFields }),
    deny: [{}, { itemBytes: 498_999 }, { itemBytes: 0 }, { itemBytes: deleteField() }],
    allow: { itemBytes: 499_000 },
  }),
  ...row<number>('the count of a new item: its bound and no more', {
    fixture: counting(LIMITS.itemBytes - 700),
    attempt: (f, bytes) => add(f, bytes, { itemBytes: LIMITS.itemBytes - 700 + bytes }),
    deny: [701],
    allow: 700,
  }),
  ...row<number>('the count of an edited item: its bound and no more', {
    fixture: counting(LIMITS.itemBytes - 700),
    attempt: (f, growth) => edit(f, 1000 + growth, { itemBytes: LIMITS.itemBytes - 700 + growth }),
    deny: [701],
    allow: 700,
  }),
  ...row<(f: Fixture) => Promise<unknown>>('beyond the bound, what shrinks is permitted', {
    fixture: counting(LIMITS.itemBytes + 50_000),
    attempt: (f, act) => act(f),
    deny: [
      (f) => add(f, 700, { itemBytes: LIMITS.itemBytes + 50_700 }),
      (f) => edit(f, 1001, { itemBytes: LIMITS.itemBytes + 50_001 }),
    ],
    allow: (f) => edit(f, 999, { itemBytes: LIMITS.itemBytes + 49_999 }),
    alsoAllow: [
      (f) =>
        writeItems(f, 'mem', f.items.toSpliced(1, 1), {
          listFields: { itemBytes: LIMITS.itemBytes + 49_000 },
        }),
      (f) => updateDoc(f.ref('mem'), { name: 'Other' }),
    ],
  }),
  ...row<DocumentData>('a mark leaves the count alone', {
    fixture: counting(500_000),
    attempt: (f, listFields) => writeItems(f, 'visitor', marked(f, 0), { listFields }),
    deny: [{ itemBytes: 500_001 }, { itemBytes: 499_999 }, { itemBytes: deleteField() }],
    allow: {},
  }),
  ...row<DocumentData>('a mark begins no count', {
    attempt: (f, listFields) => writeItems(f, 'visitor', marked(f, 0), { listFields }),
    deny: [{ itemBytes: base }],
    allow: {},
  }),
  ...row<DocumentData>('a move leaves the count alone', {
    fixture: counting(500_000),
    attempt: (f, listFields) => {
      const [a, b, c, d] = f.items;
      return writeItems(f, 'mem', [a, c, b, d], { listFields });
    },
    deny: [{ itemBytes: 500_001 }, { itemBytes: 0 }, { itemBytes: deleteField() }],
    allow: {},
  }),
  ...row<DocumentData>('nothing but items changes the count', {
    fixture: counting(500_000),
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields),
    deny: [{ itemBytes: 0 }, { itemBytes: 1, name: 'Other' }, { itemBytes: deleteField() }],
    allow: { name: 'Other' },
  }),
  ...row<unknown>('a count is stored as an integer', {
    fixture: counting(500_000),
    attempt: (f, itemBytes) =>
      writeSpelled(f, 'visitor', marked(f, 0), { listFields: { itemBytes } }),
    deny: [new Double(500_000)],
    allow: 500_000,
  }),
  ...row<[string, number?]>('the bytes of names, by how many items there are', {
    fixture: (f) => ({ items: withChange(f, 1, elevenBought) }),
    attempt: (f, [name, pieces]) =>
      writeItems(
        f,
        'visitor',
        withChange(f, 1, {
          purchasedBy: [...eleven, name],
          purchasedCounts: { ...elevenBought.purchasedCounts, ...(pieces && { [name]: pieces }) },
        }),
      ),
    deny: [['x'.repeat(44)], ['x'.repeat(18), 2], ['é'.repeat(22)]],
    allow: ['x'.repeat(43)],
    alsoAllow: [['x'.repeat(17), 2], ['é'.repeat(21)]],
  }),
  // One byte more to share would be one more for each of seven.
  ...row<number>('the bytes of names, among seven items', {
    fixture: listOf(7),
    prepare: (f) => writeItems(f, 'admin', withChange(f, 1, { purchasedBy: thirteen })),
    attempt: (f, over) => {
      const used = marksWeight({ purchasedBy: [...thirteen, ''], purchasedCounts: {} });
      const left = maxMarksWeight(7) - used + over;
      const last = '茶'.repeat(Math.floor(left / 3)) + 'x'.repeat(left % 3);
      return writeItems(f, 'visitor', withChange(f, 1, { purchasedBy: [...thirteen, last] }));
    },
    deny: [1],
    allow: 0,
  }),
  ...row<DocumentData>('names beyond their bytes may be taken away', {
    fixture: (f) => ({
      items: withChange(f, 1, {
        ...elevenBought,
        purchasedBy: [...eleven, ...eleven.map((n) => `z${n.slice(1)}`)],
      }),
    }),
    attempt: (f, fields) => writeItems(f, 'visitor', withChange(f, 1, fields)),
    deny: [{ purchasedBy: [...eleven, 'x'] }],
    allow: { purchasedBy: [...eleven, ...eleven.slice(1).map((n) => `z${n.slice(1)}`)] },
  }),
  ...row<number>('what comes back counts as what is new, in a list without a count', {
    attempt: async (f, bytes) => {
      const item = boughtItem(f, bytes);
      await moveToTrash(f, item);
      await bringBack(f, item, {});
    },
    deny: [share(4) + 1],
    allow: share(4),
  }),
  // A deletion takes only the item's own weight off the count. If a return added that of the names, who
  // deletes and restores an item again and again would raise the count until nothing can be added.
  ...row<DocumentData>('what comes back counts by what its deletion took off, whatever its names', {
    attempt: async (f, fields) => {
      const item = boughtItem(f, 1000);
      await moveToTrash(f, item, { itemBytes: 500_000 });
      await bringBack(f, item, fields);
    },
    deny: [{ itemBytes: 501_000 + marksWeight(elevenBought) }, { itemBytes: 500_000 }, {}],
    allow: { itemBytes: 501_000 },
  }),
  ...row<number>('what comes back fits as what is new', {
    attempt: async (f, bytes) => {
      const item = boughtItem(f, bytes);
      await moveToTrash(f, item, { itemBytes: LIMITS.itemBytes - 1000 });
      await bringBack(f, item, { itemBytes: LIMITS.itemBytes - 1000 + bytes });
    },
    deny: [1001],
    allow: 1000,
  }),
  // Its names count as if they were added now: the list may have got more items since.
  ...row<string>('what comes back has no more names than may be added', {
    attempt: async (f, name) => {
      const item = boughtItem(f, 1000);
      item.purchasedBy = [...eleven, name];
      await moveToTrash(f, item);
      await bringBack(f, item, {});
    },
    deny: ['x'.repeat(44)],
    allow: 'x'.repeat(43),
  }),
];
