import { describe, expect, it } from 'vitest';
import { removeUserEntries } from '../../lib/storage.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { readListCache, writeListCache } from './listCache.ts';

describe('§3 local storage: the list that was open', () => {
  const list = listOf({ items: [itemOf({ purchasedBy: ['Aunt May'] })] });

  it('is cached for the first paint, without its purchases', () => {
    writeListCache('ann', list);
    expect(readListCache('list-1')).toEqual({
      uid: 'ann',
      list: { ...list, items: [itemOf({ purchasedBy: [] })] },
    });
    expect(JSON.stringify(localStorage)).not.toContain('Aunt May');
  });

  it('is not shown for another list, and is gone after sign-out', () => {
    writeListCache('ann', list);
    expect(readListCache('list-2')).toBeNull();
    removeUserEntries();
    expect(readListCache('list-1')).toBeNull();
  });

  it('of another shape is not shown', () => {
    for (const stored of [{ uid: 'ann', list: [] }, { uid: 7, list }, { list }, null]) {
      localStorage.setItem('giftListLastOpen', JSON.stringify(stored));
      expect(readListCache('list-1')).toBeNull();
    }
  });

  it('is not cached when it is too large', () => {
    const items = Array.from({ length: 500 }, (_, n) =>
      itemOf({ id: `${n}`, notes: 'x'.repeat(1000) }),
    );
    writeListCache('ann', listOf({ items }));
    expect(readListCache('list-1')).toBeNull();
  });
});
