import { deleteDoc, setDoc, Timestamp } from 'firebase/firestore';
import { removedMarksOf, fixture, itemOf, withNames, writeItem } from '../harness/removedMarks.ts';
import {
  changed,
  keeping,
  marked,
  withChange,
  writeItems,
  withoutField,
} from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Actor } from '../harness/fixture.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

type Items = (fixture: Fixture) => unknown;

/** Item 1 with these names before the attempt. */
const holding =
  (...names: string[]) =>
  (f: Fixture): DocumentData => ({ items: withChange(f, 1, { purchasedBy: names }) });

const names = (value: unknown) => (f: Fixture) => withChange(f, 1, { purchasedBy: value });

/** A mark of item 0 together with a change of something else. */
const markAnd = (change: (items: StoredItem[], f: Fixture) => unknown): Items => {
  return (f) => change(marked(f, 0), f);
};

const mark: Items = (f) => marked(f, 0);

/** Marking without an account, and what else a mark must not change (§4 Item purchase). */
export const marks: Case[] = [
  ...row<[Actor, number]>('§6 anyone marks any one item', {
    attempt: (f, [actor, index]) => writeItems(f, actor, marked(f, index)),
    allow: ['visitor', 0],
    alsoAllow: [
      ['visitor', 1],
      ['visitor', 3],
      ['anonymous', 2],
      ['stranger', 0],
      ['departed', 3],
      ['mem', 1],
      ['owner', 1],
    ],
  }),
  ...row<Items>('§4 a mark changes names and nothing else of its item', {
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
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
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: ['notes', 'price', 'addedBy'].map((key) =>
      markAnd((items) => items.map((item, i) => (i === 0 ? withoutField(item, key) : item))),
    ),
    allow: mark,
  }),
  ...row<(f: Fixture) => DocumentData>('a mark comes with no other change of the list', {
    attempt: (f, listFields) =>
      writeItems(f, 'visitor', marked(f, 0), { listFields: listFields(f) }),
    deny: [
      () => ({ name: 'Mine now' }),
      () => ({ extra: 1 }),
      (f) => ({ members: [...f.list.members, f.uid('visitor')] }),
      (f) => ({ ownerId: f.uid('visitor') }),
    ],
    allow: () => ({}),
  }),
  ...row<Items>('a mark leaves every other item as and where it was', {
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      markAnd((items) => changed(items, 2, { purchasedBy: ['Anna'] })),
      markAnd((items) => items.filter((_, i) => i !== 2)),
      markAnd((items, f) => [...items, f.item('owner')]),
      markAnd((items) => [...items, items[1]]),
      markAnd(([a, b, c, d]) => [a, c, b, d]),
      (f) => {
        const [a, b, c, d] = marked(f, 2);
        return [c, a, b, d];
      },
      markAnd((items) => changed(items, 3, { price: 0 })),
      markAnd((items) => items.map((item, i) => (i === 3 ? 'gone' : item))),
    ],
    allow: mark,
  }),
  ...row<Items>('a visitor does nothing else to the items', {
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      ({ items: [a, b, c, d] }) => [b, a, c, d],
      () => [],
      () => null,
      () => ({}),
      () => 'none',
      (f) => [...f.items, f.item('visitor')],
      (f) => [f.item('visitor'), ...f.items],
      (f) => f.items.slice(1),
      (f) => f.items.slice(0, -1),
      (f) => withChange(f, 0, { price: 1 }),
    ],
    allow: mark,
  }),
  ...row<Items>('names of two items are not exchanged', {
    fixture: holding('Anna'),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [(f) => changed(withChange(f, 1, { purchasedBy: [] }), 2, { purchasedBy: ['Anna'] })],
    allow: names([]),
  }),
  ...row<Items>('§4 one name is added at a time, at the end', {
    fixture: holding('Anna'),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      names(['Anna', 'Ben', 'Cem']),
      names(['Ben', 'Anna']),
      names(['Ben']),
      names(['Eve', 'Ben']),
      names(['Anna', 'Anna']),
    ],
    allow: names(['Anna', 'Ben']),
  }),
  ...row<Items>('§4 names are taken away, or all are cleared; the others stay as they are', {
    fixture: holding('Anna', 'Ben', 'Cem'),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      names(['Anna', 'Dan']),
      names(['Ben', 'Anna']),
      names(['Anna', 'Cem', 'Ben']),
      names(['Anna', 'Ben', 'Dan']),
      names(['Anna', 'Anna', 'Anna']),
    ],
    allow: names(['Anna', 'Cem']),
    alsoAllow: [names([]), names(['Ben', 'Cem']), names(['Anna', 'Ben']), names(['Anna'])],
  }),
  ...row<unknown>('§5 a name is a line of text', {
    attempt: (f, name) => writeItems(f, 'visitor', names([name])(f)),
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
    fixture: holding('Anna'),
    attempt: (f, value) => writeItems(f, 'visitor', names(value)(f)),
    deny: ['Anna', { 0: 'Anna' }, null, 'A', {}, ''],
    allow: [],
  }),
  ...row<Items>('§3 the names do not go missing', {
    fixture: holding('Anna'),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [(f) => f.items.map((item, i) => (i === 1 ? withoutField(item, 'purchasedBy') : item))],
    allow: names([]),
  }),
  ...row<'both' | 'list' | 'mirror'>('§3 an item and its mirror change together', {
    attempt: (f, written) => {
      const [item] = marked(f, 0);
      return f.write('visitor', (batch) => {
        if (written !== 'mirror') batch.update(f.ref('visitor'), { items: marked(f, 0) });
        if (written !== 'list') batch.set(f.ref('visitor', 'items', item?.id ?? ''), item);
      });
    },
    deny: ['list', 'mirror'],
    allow: 'both',
  }),
  ...row<boolean>('a page that is out of date does not write over newer marks', {
    attempt: async (f, stale) => {
      const newer = changed(marked(f, 2, 'Ben'), 3, { purchasedBy: ['Cem'] });
      const mirrors = newer.slice(2);
      await f.write('admin', (batch) => {
        batch.update(f.ref('admin'), { items: newer });
        for (const item of mirrors) batch.set(f.ref('admin', 'items', item.id), item);
      });
      const seen = stale ? f.items : newer;
      const items = changed(seen, 0, { purchasedBy: ['Anna'] });
      await f.write('visitor', (batch) => {
        batch.set(f.ref('visitor'), { ...f.list, items });
        for (const item of items) batch.set(f.ref('visitor', 'items', item.id), item);
      });
    },
    deny: [true],
    allow: false,
  }),
  ...row<[number, number]>('two writes in one batch are judged by where they lead', {
    attempt: (f, [first, second]) =>
      f.write('visitor', (batch) => {
        const item = { ...f.items[0], purchasedBy: ['Anna'] };
        for (const price of [first, second]) {
          const bent = { ...item, price: item.price === price ? item.price : price };
          batch.update(f.ref('visitor'), { items: [bent, ...f.items.slice(1)] });
          batch.set(f.ref('visitor', 'items', bent.id ?? ''), bent);
        }
      }),
    deny: [
      [10, 1],
      [2, 1],
    ],
    allow: [10, 10],
  }),
  ...row<(f: Fixture) => Promise<unknown>>('mirrors are not written for their own sake', {
    attempt: (f, act) => act(f),
    deny: [
      (f) => setDoc(f.ref('visitor', 'items', 'forged-item'), f.item('visitor')),
      (f) => deleteDoc(f.ref('visitor', 'items', f.items[0]?.id ?? '')),
      (f) => setDoc(f.ref('visitor', 'secrets', '1'), { a: 1 }),
      (f) => setDoc(f.ref('visitor', 'items', f.items[0]?.id ?? '', 'deep', '1'), { a: 1 }),
    ],
    allow: (f) => writeItems(f, 'visitor', marked(f, 0)),
  }),
  ...row<boolean>('F2 the last names go only when they are kept', {
    fixture,
    attempt: (f, kept) =>
      writeItem(f, 'visitor', withNames(itemOf(f), []), (batch) => {
        if (!kept) return;
        const gone = keeping(itemOf(f), itemOf(f).purchasedBy);
        batch.set(removedMarksOf(f, 'visitor'), gone, { merge: true });
      }),
    deny: [false],
    allow: true,
  }),
];
