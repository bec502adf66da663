import { describe, expect, it } from 'vitest';
import { itemOf } from '../testing/fixtures.ts';
import {
  giftKey,
  isPurchased,
  anchorOf,
  piecesLeft,
  piecesPurchased,
  samePurchases,
} from './item.ts';

describe('F3 an item wished for more than once', () => {
  const glasses = itemOf({ quantity: 6 });

  it.each([
    [[], {}, 0, false],
    [['Tom'], {}, 1, false],
    [['Tom'], { Tom: 5 }, 5, false],
    [['Tom', 'Ann'], { Tom: 5 }, 6, true],
    [['Tom'], { Tom: 9 }, 9, true],
    // Names that every object knows.
    [['constructor', 'toString'], {}, 2, false],
    [['__proto__', 'hasOwnProperty'], { Tom: 9 }, 2, false],
  ])('bought by %j, pieces %j: %i, purchased %s', (purchasedBy, purchasedCounts, sum, full) => {
    const item = { ...glasses, purchasedBy, purchasedCounts };
    expect(piecesPurchased(item)).toBe(sum);
    expect(isPurchased(item)).toBe(full);
    expect(piecesLeft(item)).toBe(full ? 0 : 6 - sum);
  });
});

describe('F2 whether the purchases of two states of an item are the same', () => {
  const bought = { purchasedBy: ['Tom', 'Ann'], purchasedCounts: { Tom: 2 } };

  it.each([
    ['the same', {}, true],
    ['one piece said or not', { purchasedCounts: { Tom: 2, Ann: 1 } }, true],
    ['numbers of names that are gone', { purchasedCounts: { Tom: 2, Eve: 5 } }, true],
    ['another number of pieces', { purchasedCounts: { Tom: 3 } }, false],
    ['another name', { purchasedBy: ['Tom', 'Eve'] }, false],
    ['another order', { purchasedBy: ['Ann', 'Tom'] }, false],
    ['a name more', { purchasedBy: ['Tom', 'Ann', 'Eve'] }, false],
    ['a name less', { purchasedBy: ['Tom'] }, false],
    ['none', { purchasedBy: [] }, false],
  ])('%s: %s', (_what, change, same) => {
    expect(samePurchases(bought, { ...bought, ...change })).toBe(same);
    expect(samePurchases({ ...bought, ...change }, bought)).toBe(same);
  });

  it('gifts of other items or other givers have other keys', () => {
    const keys = [giftKey('a', 'Tom'), giftKey('b', 'Tom'), giftKey('a', 'Ann')];
    expect(new Set(keys).size).toBe(3);
  });
});

describe('F6 the place of an item, to put it back', () => {
  const items = ['a', 'b', 'c'].map((id) => itemOf({ id }));

  it.each([
    ['a', { before: 'b' }],
    ['b', { before: 'c' }],
    ['c', { after: 'b' }],
    ['x', null],
  ])('of %s', (id, anchor) => {
    expect(anchorOf(items, id)).toEqual(anchor);
  });

  it('alone it has none', () => {
    expect(anchorOf(items.slice(0, 1), 'a')).toBeNull();
  });
});
