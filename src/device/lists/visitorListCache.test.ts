import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { setCacheOwner, clearCacheOwner } from '../cacheOwner.ts';
import { writeVisitorList, readVisitorList } from './visitorListCache.ts';

const list = listOf({ items: [itemOf({ purchasedBy: ['Grandma'] })] });

describe('F8 the last list a visitor looked at', () => {
  it('is there again, with who bought what; another list is not', () => {
    writeVisitorList(listOf({ id: 'before' }));
    writeVisitorList(list);
    expect(readVisitorList('list-1')).toEqual(list);
    expect(readVisitorList('before')).toBeNull();
  });

  it('a list is kept up to the size of its place, and the one before stays otherwise', () => {
    const bare = JSON.stringify(listOf()).length;
    const sized = (length: number) => listOf({ description: 'x'.repeat(length - bare) });
    writeVisitorList(sized(500_000));
    expect(readVisitorList('list-1')).toEqual(sized(500_000));
    writeVisitorList({ ...sized(500_001), id: 'list-1' });
    expect(readVisitorList('list-1')).toEqual(sized(500_000));
  });

  it.each(['null', '7', '[]', '{"id":"other"}'])('%s is no list', (stored) => {
    localStorage.setItem('giftlists.visitorList', stored);
    expect(readVisitorList('list-1')).toBeNull();
  });

  it('of a user nothing is kept here, and what a visitor left is not shown to one', () => {
    writeVisitorList(list);
    setCacheOwner('ann');
    expect(readVisitorList('list-1')).toBeNull();
    writeVisitorList(listOf({ id: 'mine' }));
    // Nor by the page they were on, when they have logged out in another window.
    clearCacheOwner();
    writeVisitorList(listOf({ id: 'mine' }));
    expect(localStorage.getItem('giftlists.visitorList')).not.toContain('mine');
  });
});
