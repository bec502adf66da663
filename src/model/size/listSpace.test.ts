// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { LIMITS } from '../limits.ts';
import { itemWeight } from './listSize.ts';
import { spaceOf } from './listSpace.ts';

const texts = (list: Parameters<typeof spaceOf>[0]) => spaceOf(list).map(({ text }) => text);

describe('F16 what a list holds', () => {
  it('is its items, its members and their bytes, each with its limit', () => {
    const items = [itemOf({ notes: '茶'.repeat(1000) }), itemOf({ category: 'Tea' })];
    const bytes = items.reduce((sum, item) => sum + itemWeight(item), 0);
    expect(bytes).toBeGreaterThan(3_000);
    expect(texts(listOf({ items }))).toEqual([
      `2 of ${LIMITS.itemsPerList} items`,
      `2 of ${LIMITS.membersPerList} members`,
      '1% of the space for texts and links',
    ]);
  });

  it('is the count of its bytes, where it stores one', () => {
    expect(texts(listOf({ items: [itemOf()], itemBytes: 306_001 })).at(-1)).toBe(
      '47% of the space for texts and links',
    );
    const full = spaceOf(listOf({ itemBytes: LIMITS.itemBytes })).at(-1);
    expect(full).toMatchObject({ used: 656_000, max: 656_000 });
  });

  it('of an empty list is nothing', () => {
    expect(texts(listOf({ members: [] }))[2]).toBe('0% of the space for texts and links');
  });
});
