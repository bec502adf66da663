import { deleteDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { changed, marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Actor } from '../harness/actors.ts';
import type { DocumentData, StoredItem, World } from '../harness/world.ts';

type Items = (world: World) => unknown;

/** Item 1 with these names before the attempt. */
const holding =
  (...names: string[]) =>
  (w: World): DocumentData => ({ items: withChange(w, 1, { purchasedBy: names }) });

const names = (value: unknown) => (w: World) => withChange(w, 1, { purchasedBy: value });

/** A mark of item 0 together with a change of something else. */
const markAnd = (change: (items: StoredItem[], w: World) => unknown): Items => {
  return (w) => change(marked(w, 0), w);
};

const mark: Items = (w) => marked(w, 0);

const without = (item: StoredItem | undefined, key: string) =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([other]) => other !== key));

/** Marking without an account, and what it may not be a pretext for (§4 Item purchase). */
export const marks: Case[] = [
  ...row<[Actor, number]>('§6 anyone marks any one item', {
    attempt: (w, [actor, index]) => writeItems(w, actor, marked(w, index)),
    allow: ['visitor', 0],
    alsoAllow: [
      ['visitor', 1],
      ['visitor', 3],
      ['ghost', 2],
      ['stranger', 0],
      ['departed', 3],
      ['mem', 1],
      ['owner', 1],
    ],
  }),
  ...row<Items>('§4 a mark changes names and nothing else of its item', {
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [
      { price: 1 },
      { url: 'https://phish.example/' },
      { name: 'Other' },
      { notes: 'Buy elsewhere' },
      { imageUrl: 'https://phish.example/x.png' },
      { id: '00000000-0000-4000-8000-000000000000' },
      { addedBy: 'visitor' },
      { listId: 'other' },
      { extra: true },
    ].map((also) => markAnd((items) => changed(items, 0, also))),
    allow: mark,
  }),
  ...row<Items>('§4 a mark drops no key of its item', {
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: ['notes', 'price', 'addedBy'].map((key) =>
      markAnd((items) => items.map((item, i) => (i === 0 ? without(item, key) : item))),
    ),
    allow: mark,
  }),
  ...row<(w: World) => DocumentData>('a mark comes with no other change of the list', {
    attempt: (w, listFields) =>
      writeItems(w, 'visitor', marked(w, 0), { listFields: listFields(w) }),
    deny: [
      () => ({ name: 'Mine now' }),
      () => ({ extra: 1 }),
      (w) => ({ members: [...w.list.members, w.uid('visitor')] }),
      (w) => ({ ownerId: w.uid('visitor') }),
    ],
    allow: () => ({}),
  }),
  ...row<Items>('a mark leaves every other item as and where it was', {
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [
      markAnd((items) => changed(items, 2, { purchasedBy: ['Anna'] })),
      markAnd((items) => items.filter((_, i) => i !== 2)),
      markAnd((items, w) => [...items, w.item('owner')]),
      markAnd((items) => [...items, items[1]]),
      markAnd(([a, b, c, d]) => [a, c, b, d]),
      (w) => {
        const [a, b, c, d] = marked(w, 2);
        return [c, a, b, d];
      },
      markAnd((items) => changed(items, 3, { price: 0 })),
      markAnd((items) => items.map((item, i) => (i === 3 ? 'gone' : item))),
    ],
    allow: mark,
  }),
  ...row<Items>('a visitor does nothing else to the items', {
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [
      ({ items: [a, b, c, d] }) => [b, a, c, d],
      () => [],
      () => null,
      () => ({}),
      () => 'none',
      (w) => [...w.items, w.item('visitor')],
      (w) => [w.item('visitor'), ...w.items],
      (w) => w.items.slice(1),
      (w) => w.items.slice(0, -1),
      (w) => withChange(w, 0, { price: 1 }),
    ],
    allow: mark,
  }),
  ...row<Items>('names of two items are not exchanged', {
    stage: holding('Anna'),
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [(w) => changed(withChange(w, 1, { purchasedBy: [] }), 2, { purchasedBy: ['Anna'] })],
    allow: names([]),
  }),
  ...row<Items>('§4 one name is added at a time, at the end', {
    stage: holding('Anna'),
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [
      names(['Anna', 'Ben', 'Cem']),
      names(['Ben', 'Anna']),
      names(['Ben']),
      names(['Eve', 'Ben']),
      names(['Anna', 'Anna']),
    ],
    allow: names(['Anna', 'Ben']),
  }),
  ...row<Items>('§4 one name is taken away at a time, or all are cleared', {
    stage: holding('Anna', 'Ben', 'Cem'),
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [
      names(['Anna']),
      names(['Anna', 'Dan']),
      names(['Ben', 'Anna']),
      names(['Anna', 'Cem', 'Ben']),
      names(['Anna', 'Ben', 'Dan']),
      names(['Anna', 'Anna', 'Anna']),
    ],
    allow: names(['Anna', 'Cem']),
    alsoAllow: [names([]), names(['Ben', 'Cem']), names(['Anna', 'Ben'])],
  }),
  ...row<unknown>('§5 a name is a line of text', {
    attempt: (w, name) => writeItems(w, 'visitor', names([name])(w)),
    deny: [
      '',
      ' ',
      ' Anna',
      'Anna ',
      'An\nna',
      '\u00a0',
      '\u200b',
      'Anna\u3000',
      7,
      null,
      true,
      { first: 'Anna' },
      Timestamp.now(),
    ],
    allow: 'Anna',
    alsoAllow: ['Zoë de la Cruz', '安娜', '👩‍🍳', 'A'],
  }),
  ...row<unknown>('§3 the names stay an array', {
    stage: holding('Anna'),
    attempt: (w, value) => writeItems(w, 'visitor', names(value)(w)),
    deny: ['Anna', { 0: 'Anna' }, null, 'A', {}, ''],
    allow: [],
  }),
  ...row<Items>('§3 the names do not go missing', {
    stage: holding('Anna'),
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [(w) => w.items.map((item, i) => (i === 1 ? without(item, 'purchasedBy') : item))],
    allow: names([]),
  }),
  ...row<'both' | 'list' | 'mirror'>('§3 both copies of an item change together', {
    attempt: (w, copies) => {
      const [item] = marked(w, 0);
      return w.write('visitor', (batch) => {
        if (copies !== 'mirror') batch.update(w.ref('visitor'), { items: marked(w, 0) });
        if (copies !== 'list') batch.set(w.ref('visitor', 'items', item?.id ?? ''), item);
      });
    },
    deny: ['list', 'mirror'],
    allow: 'both',
  }),
  ...row<boolean>('a page that is out of date does not write over newer marks', {
    attempt: async (w, stale) => {
      const newer = changed(marked(w, 2, 'Ben'), 3, { purchasedBy: ['Cem'] });
      const mirrors = newer.slice(2);
      await w.write('server', (batch) => {
        batch.update(w.ref('server'), { items: newer });
        for (const item of mirrors) batch.set(w.ref('server', 'items', item.id), item);
      });
      const seen = stale ? w.items : newer;
      const items = changed(seen, 0, { purchasedBy: ['Anna'] });
      await w.write('visitor', (batch) => {
        batch.set(w.ref('visitor'), { ...w.list, items });
        for (const item of items) batch.set(w.ref('visitor', 'items', item.id), item);
      });
    },
    deny: [true],
    allow: false,
  }),
  ...row<[number, number]>('two writes in one batch are judged by where they lead', {
    attempt: (w, [first, second]) =>
      w.write('visitor', (batch) => {
        const item = { ...w.items[0], purchasedBy: ['Anna'] };
        for (const price of [first, second]) {
          const bent = { ...item, price: item.price === price ? item.price : price };
          batch.update(w.ref('visitor'), { items: [bent, ...w.items.slice(1)] });
          batch.set(w.ref('visitor', 'items', bent.id ?? ''), bent);
        }
      }),
    deny: [
      [10, 1],
      [2, 1],
    ],
    allow: [10, 10],
  }),
  ...row<(w: World) => Promise<unknown>>('mirrors are not written for their own sake', {
    attempt: (w, act) => act(w),
    deny: [
      (w) => setDoc(w.ref('visitor', 'items', 'forged-item'), w.item('visitor')),
      (w) => deleteDoc(w.ref('visitor', 'items', w.items[0]?.id ?? '')),
      (w) => setDoc(w.ref('visitor', 'secrets', '1'), { a: 1 }),
      (w) => setDoc(w.ref('visitor', 'items', w.items[0]?.id ?? '', 'deep', '1'), { a: 1 }),
    ],
    allow: (w) => writeItems(w, 'visitor', marked(w, 0)),
  }),
];
