// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { itemOf } from '../../testing/fixtures.ts';
import { LIMITS } from '../limits.ts';
import { namesFit, namesInTheWay, removedBetween, withRestored } from './removedMarks.ts';

const bought = itemOf({
  quantity: 9,
  purchasedBy: ['Ann', 'Ben', 'Cem'],
  purchasedCounts: { Ben: 2, Cem: 3 },
});

describe('F2 names that are taken off', () => {
  it('are those that are gone, with their numbers of pieces', () => {
    expect(removedBetween(bought, { purchasedBy: ['Cem'], purchasedCounts: { Cem: 3 } })).toEqual({
      purchasedBy: ['Ann', 'Ben'],
      purchasedCounts: { Ben: 2 },
    });
    expect(removedBetween(bought, bought)).toBeNull();
    expect(removedBetween(itemOf(), bought)).toBeNull();
  });

  it('come back at the end, except those that are there again', () => {
    const removed = { purchasedBy: ['Dan', 'Ben'], purchasedCounts: { Dan: 4, Ben: 7 } };
    expect(withRestored(bought, removed)).toMatchObject({
      purchasedBy: ['Ann', 'Ben', 'Cem', 'Dan'],
      purchasedCounts: { Ben: 2, Cem: 3, Dan: 4 },
    });
    expect(withRestored(bought, bought)).toEqual(bought);
  });

  it('a name like a property of every object has no pieces of its own', () => {
    const removed = { purchasedBy: ['constructor'], purchasedCounts: {} };
    expect(withRestored(bought, removed).purchasedCounts).toEqual({ Ben: 2, Cem: 3 });
  });
});

describe('F2 room for one more name', () => {
  const junk = Array.from({ length: LIMITS.purchasersPerItem }, (_, i) => `junk ${i}`);

  it('needs nothing where there is room', () => {
    expect(namesInTheWay(bought, 'Tom', 1, 10)).toEqual([]);
  });

  it('takes the newest name of twenty', () => {
    const full = itemOf({ purchasedBy: junk });
    expect(namesFit({ ...full, purchasedBy: [...junk, 'Tom'] }, 10)).toBe(false);
    expect(namesInTheWay(full, 'Tom', 1, 10)).toEqual(['junk 19']);
  });

  it('takes as many of the newest as weigh enough', () => {
    const heavy = itemOf({ purchasedBy: junk.slice(0, 11).map((name) => name.padEnd(28, 'x')) });
    const long = 'T'.repeat(60);
    expect(namesInTheWay(heavy, long, 3, LIMITS.itemsPerList)?.length).toBeGreaterThan(1);
    expect(namesInTheWay(heavy, '茶'.repeat(400), 1, LIMITS.itemsPerList)).toBeNull();
  });
});
