import { changed, marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Actor } from '../harness/fixture.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

/** Item 1, which is mem's, costs 49.95 euros; the others have no currency. */
const fixture = (f: Fixture): DocumentData => ({
  items: withChange(f, 1, { price: 49.95, currency: 'EUR' }),
});

type Items = (f: Fixture) => DocumentData[];

const inDollars = (item: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'currency'));

/** A legal mark of an item, after which `change` is applied to it. */
const markAnd =
  (index: number, change: (item: StoredItem) => DocumentData): Items =>
  (f) =>
    marked(f, index).map((item, at) => (at === index ? change(item) : item));

const withCurrency = (currency: unknown) => (item: StoredItem) => ({ ...item, currency });

/** The currency of a price: who may change it, and that nothing else does. */
export const currencies: Case[] = [
  ...row<Items>('a mark leaves the currency as it is', {
    fixture,
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      markAnd(1, withCurrency('GBP')),
      markAnd(1, withCurrency('USD')),
      markAnd(1, inDollars),
      markAnd(2, withCurrency('EUR')),
      (f) => changed(marked(f, 2), 1, { currency: 'GBP' }),
      (f) => marked(f, 2).map(inDollars),
      (f) => withChange(f, 1, { currency: 'GBP' }),
      (f) => f.items.map(inDollars),
    ],
    allow: markAnd(1, (item) => item),
    alsoAllow: [markAnd(2, (item) => item)],
  }),
  ...row<Items>('clearing the names leaves the currency as it is', {
    fixture: (f) => ({
      items: withChange(f, 1, { price: 49.95, currency: 'EUR', purchasedBy: ['Ben'] }),
    }),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [
      (f) => withChange(f, 1, { purchasedBy: [], currency: 'GBP' }),
      (f) => withChange(f, 1, { purchasedBy: [] }).map(inDollars),
    ],
    allow: (f) => withChange(f, 1, { purchasedBy: [] }),
  }),
  ...row<[Actor, Items]>('§6 the contributor changes the currency', {
    fixture,
    attempt: (f, [actor, items]) => writeItems(f, actor, items(f)),
    deny: [
      ['visitor', (f) => withChange(f, 1, { currency: 'GBP' })],
      ['owner', (f) => withChange(f, 1, { currency: 'GBP' })],
      ['mem', (f) => withChange(f, 2, { currency: 'GBP' })],
      // A price that is gone takes its currency along.
      ['mem', (f) => withChange(f, 1, { price: null })],
      ['mem', (f) => withChange(f, 1, { currency: 'GBP', purchasedBy: ['Ben'] })],
    ],
    allow: ['mem', (f) => withChange(f, 1, { currency: 'GBP' })],
    alsoAllow: [
      ['mem', (f) => withChange(f, 1, { price: 1200, currency: 'JPY', name: 'Kettle' })],
      ['mem', (f) => f.items.map(inDollars)],
      ['mem', (f) => withChange(f, 1, { price: null }).map(inDollars)],
      ['owner', (f) => withChange(f, 0, { currency: 'EUR' })],
    ],
  }),
];
