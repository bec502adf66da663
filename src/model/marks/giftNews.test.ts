// @vitest-environment node
import { expect, it } from 'vitest';
import { itemOf, listOf, markOf } from '../../testing/fixtures.ts';
import { giftNews, isOnItem } from './giftNews.ts';
import { seenOf } from './mark.ts';

const kettle = itemOf({ purchasedBy: ['Tom'], notes: 'blue' });
const mark = markOf({ seen: seenOf(kettle) });
const now = (fields: Partial<typeof kettle> = {}) => listOf({ items: [{ ...kettle, ...fields }] });

it('says nothing of an item that is as it was', () => {
  expect(giftNews(mark, now())).toBe('');
  expect(giftNews(mark, now({ purchasedBy: ['Ann', 'Tom'], mostWanted: true }))).toBe('');
});

it('F2 tells that the list, the item or the name is gone', () => {
  expect(giftNews(mark, null)).toMatch(/list has since been deleted/);
  expect(giftNews(mark, listOf())).toMatch(/removed from the list/);
  expect(giftNews(mark, now({ purchasedBy: ['Ann'] }))).toMatch(/name has since been taken off/);
});

it('F2 says that others may buy an item only while pieces of it are wished for', () => {
  const wanted = /Others see it as still wanted/;
  expect(giftNews(mark, now({ purchasedBy: [] }))).toMatch(wanted);
  expect(giftNews(mark, now({ purchasedBy: ['Ann'] }))).not.toMatch(wanted);
  expect(giftNews(mark, now({ purchasedBy: ['Ann'], quantity: 2 }))).toMatch(wanted);
});

it('F2 knows whether the name is still on the item', () => {
  expect(isOnItem(mark, now())).toBe(true);
  expect(isOnItem(mark, now({ purchasedBy: ['Ann'] }))).toBe(false);
  expect(isOnItem(mark, listOf())).toBe(false);
  expect(isOnItem(mark, null)).toBe(false);
});

it('F2 tells what has changed, with its value where that is short', () => {
  const changed = now({ price: 30, currency: 'EUR', color: 'red', size: '', notes: 'green' });
  expect(giftNews(mark, changed)).toBe(
    'Changed since you marked it: price (now €30.00), color (now red), notes.',
  );
  expect(giftNews(mark, now({ name: 'Pot', price: null, quantity: 2 }))).toBe(
    'Changed since you marked it: name (now Pot), price, number wanted (now 2).',
  );
});

it('of an old mark, which has nothing but the name, it tells a new name', () => {
  expect(giftNews(markOf(), now({ price: 1 }))).toBe('');
  expect(giftNews(markOf(), now({ name: 'Pot' }))).toMatch(/name \(now Pot\)/);
});
