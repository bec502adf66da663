import { describe, expect, it } from 'vitest';
import { itemOf } from '../testing/fixtures.ts';
import {
  filterAndSort,
  applyViewOptions,
  viewOptionsFrom,
  ORDERS,
  withViewOptions,
  type Order,
} from './viewOptions.ts';

const items = [
  itemOf({ id: 'a', price: 30, addedAt: 1 }),
  itemOf({ id: 'b', price: null, addedAt: null, mostWanted: true }),
  itemOf({ id: 'c', price: 10, addedAt: 3, purchasedBy: ['Tom'] }),
  itemOf({ id: 'd', price: 30, addedAt: 2, mostWanted: true }),
];

const ids = (order: Order, hidePurchased = false) =>
  filterAndSort(items, { order, hidePurchased })
    .map(({ id }) => id)
    .join('');

describe('F3 items can be filterAndSort', () => {
  it.each([
    ['list', 'abcd'],
    ['wanted', 'bdac'],
    ['newest', 'cdab'],
    ['cheapest', 'cadb'],
    ['dearest', 'adcb'],
  ] as const)('by %s', (order, expected) => {
    expect(ids(order)).toBe(expected);
  });

  it('an item without a price comes after every price, however low', () => {
    for (const given of [
      [null, 0, 0.5],
      [0.5, 0, null],
    ]) {
      const priced = given.map((price) => itemOf({ price }));
      const prices = (order: Order) =>
        filterAndSort(priced, { order, hidePurchased: false }).map(({ price }) => price);
      expect(prices('dearest')).toEqual([0.5, 0, null]);
      expect(prices('cheapest')).toEqual([0, 0.5, null]);
    }
  });

  it('each contributor’s by themselves', () => {
    const sections = [
      { uid: 'ann', name: 'Ann', items: items.slice(0, 2) },
      { uid: 'ben', name: 'Ben', items: items.slice(2) },
    ];
    expect(applyViewOptions(sections, { order: 'wanted', hidePurchased: true })).toEqual([
      { uid: 'ann', name: 'Ann', items: [items[1], items[0]] },
      { uid: 'ben', name: 'Ben', items: [items[3]] },
    ]);
  });

  it('without what is purchased', () => {
    expect(ids('list', true)).toBe('abd');
  });

  it('an item that is wished for more than once is hidden when all of it is bought', () => {
    const glasses = itemOf({ quantity: 3, purchasedBy: ['Tom'], purchasedCounts: { Tom: 2 } });
    const full = { ...glasses, purchasedBy: ['Tom', 'Ann'] };
    expect(filterAndSort([glasses, full], { order: 'list', hidePurchased: true })).toEqual([
      glasses,
    ]);
  });

  it('is the very array where nothing is asked for', () => {
    expect(filterAndSort(items, { order: 'list', hidePurchased: false })).toBe(items);
  });

  it('stands in the address, beside what else is there', () => {
    const query = withViewOptions(new URLSearchParams('token=x'), {
      order: 'cheapest',
      hidePurchased: true,
    });
    expect(query.toString()).toBe('token=x&order=cheapest&purchased=hidden');
    expect(viewOptionsFrom(query)).toEqual({ order: 'cheapest', hidePurchased: true });
    const usual = withViewOptions(query, { order: 'list', hidePurchased: false });
    expect(usual.toString()).toBe('token=x');
  });

  it.each(['list', 'wanted', 'newest', 'cheapest', 'dearest'] as const)(
    'an address can ask for %s',
    (order) => {
      expect(ORDERS).toContain(order);
      expect(viewOptionsFrom(new URLSearchParams({ order })).order).toBe(order);
    },
  );

  it('what an address says badly counts as not said', () => {
    expect(viewOptionsFrom(new URLSearchParams('order=price&purchased=1'))).toEqual({
      order: 'list',
      hidePurchased: false,
    });
  });
});
