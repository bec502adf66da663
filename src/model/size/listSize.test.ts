// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { itemOf } from '../../testing/fixtures.ts';
import { LIMITS } from '../limits.ts';
import { countKey } from '../serializers.ts';
import { countAfter, itemWeight, marksWeight, maxMarksWeight, weightOf } from './listSize.ts';

const bare = { name: '', url: '', size: '', color: '', notes: '', imageUrl: '', category: '' };

describe('the weight of an item', () => {
  it('counts the bytes of its texts, not their characters', () => {
    expect(itemWeight(bare)).toBe(LIMITS.itemOverhead);
    expect(itemWeight({ ...bare, name: 'ab', url: 'c', size: 'é' })).toBe(LIMITS.itemOverhead + 5);
    expect(itemWeight({ ...bare, color: '茶', notes: '🍵', imageUrl: 'd' })).toBe(
      LIMITS.itemOverhead + 8,
    );
    expect(itemWeight({ ...bare, category: 'Tee·' })).toBe(LIMITS.itemOverhead + 5);
  });

  it('counts names, and the names that numbers belong to', () => {
    expect(marksWeight({ purchasedBy: [], purchasedCounts: {} })).toBe(0);
    expect(marksWeight({ purchasedBy: ['Zoë', 'Al'], purchasedCounts: {} })).toBe(4 + 1 + 2 + 1);
    expect(marksWeight({ purchasedBy: ['Zoë'], purchasedCounts: { Zoë: 2 } })).toBe(5 + 4 + 9);
    expect(marksWeight({ purchasedBy: ['__x__'], purchasedCounts: { __x__: 2 } })).toBe(6 + 6 + 9);
  });
});

describe('the key of a name’s number', () => {
  it.each([
    ['Anna', 'Anna'],
    ['__x__', '__x__ '],
    ['____', '____ '],
    ['__proto__', '__proto__ '],
    ['___', '___'],
    ['__x_', '__x_'],
    ['x__', 'x__'],
    ['x__y__', 'x__y__'],
    ['__x__y', '__x__y'],
  ])('%s → "%s"', (name, key) => {
    expect(countKey(name)).toBe(key);
  });
});

describe('the count of a list', () => {
  const { uncountedBytes, uncountedBytesShared, uncountedBase, itemBytes } = LIMITS;
  const share = uncountedBytes + uncountedBytesShared / 10;

  it('is none while each item keeps to its share', () => {
    expect(countAfter({ items: 10, bytes: null }, { growth: 1, weight: share })).toBeNull();
    expect(
      countAfter({ items: 9, bytes: null }, { growth: 1, weight: share, added: true }),
    ).toBeNull();
    expect(countAfter({ items: 10, bytes: null }, { growth: 0, weight: share + 1 })).toBeNull();
    expect(countAfter({ items: 10, bytes: null }, { growth: -500, weight: 0 })).toBeNull();
  });

  it('begins with the most that the items can weigh', () => {
    const base = uncountedBase + uncountedBytes * 10;
    expect(countAfter({ items: 10, bytes: null }, { growth: 7, weight: share + 1 })).toBe(base + 7);
    // What is added has its share among one more.
    expect(
      countAfter({ items: 9, bytes: null }, { growth: share + 1, weight: share + 1, added: true }),
    ).toBe(base - uncountedBytes + share + 1);
    expect(
      countAfter({ items: 10, bytes: null }, { growth: 6000, weight: 6000, added: true }),
    ).toBe(base + 6000);
  });

  it('stays exact, up to its bound; what shrinks always fits', () => {
    expect(countAfter({ items: 10, bytes: 5 }, { growth: 7, weight: 0 })).toBe(12);
    expect(countAfter({ items: 10, bytes: itemBytes - 7 }, { growth: 7, weight: 0 })).toBe(
      itemBytes,
    );
    expect(countAfter({ items: 10, bytes: itemBytes - 6 }, { growth: 7, weight: 0 })).toBe('full');
    expect(countAfter({ items: 10, bytes: itemBytes + 9 }, { growth: -1, weight: 0 })).toBe(
      itemBytes + 8,
    );
    expect(countAfter({ items: 10, bytes: itemBytes + 9 }, { growth: 0, weight: 0 })).toBe(
      itemBytes + 9,
    );
  });

  it('is read from the list', () => {
    expect(weightOf({ items: [] })).toEqual({ items: 0, bytes: null });
    expect(weightOf({ items: [itemOf()], itemBytes: 7 })).toEqual({ items: 1, bytes: 7 });
  });

  it('bounds names by how many items there are', () => {
    expect(maxMarksWeight(1)).toBe(LIMITS.marksBytes + LIMITS.marksBytesShared);
    expect(maxMarksWeight(7)).toBe(LIMITS.marksBytes + Math.floor(LIMITS.marksBytesShared / 7));
  });
});
