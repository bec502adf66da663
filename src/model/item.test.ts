import { describe, expect, it } from 'vitest';
import { itemOf } from '../testing/fixtures.ts';
import { isPurchased, anchorOf, piecesLeft, piecesPurchased } from './item.ts';

describe('F3 an item wished for more than once', () => {
  const glasses = itemOf({ quantity: 6 });

  it.each([
    [[], {}, 0, false],
    [['Tom'], {}, 1, false],
    [['Tom'], { Tom: 5 }, 5, false],
    [['Tom', 'Ann'], { Tom: 5 }, 6, true],
    [['Tom'], { Tom: 9 }, 9, true],
    // Property names of every object.
    [['constructor', 'toString'], {}, 2, false],
    [['__proto__', 'hasOwnProperty'], { Tom: 9 }, 2, false],
  ])('bought by %j, pieces %j: %i, purchased %s', (purchasedBy, purchasedCounts, sum, full) => {
    const item = { ...glasses, purchasedBy, purchasedCounts };
    expect(piecesPurchased(item)).toBe(sum);
    expect(isPurchased(item)).toBe(full);
    expect(piecesLeft(item)).toBe(full ? 0 : 6 - sum);
  });
});

describe('F6 the position of an item, for restoring it', () => {
  const items = ['a', 'b', 'c'].map((id) => itemOf({ id }));

  it.each([
    ['a', { before: 'b' }],
    ['b', { before: 'c' }],
    ['c', { after: 'b' }],
    ['x', null],
  ])('of %s', (id, anchor) => {
    expect(anchorOf(items, id)).toEqual(anchor);
  });

  it('a single item has none', () => {
    expect(anchorOf(items.slice(0, 1), 'a')).toBeNull();
  });
});
