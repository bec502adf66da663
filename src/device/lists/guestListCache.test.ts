import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { setCacheOwner, clearCacheOwner } from '../cacheOwner.ts';
import { writeGuestList, readGuestList } from './guestListCache.ts';

const list = listOf({ items: [itemOf({ purchasedBy: ['Grandma'] })] });

describe('F8 the last list a visitor looked at', () => {
  it('is there again, with who bought what; another list is not', () => {
    writeGuestList(listOf({ id: 'before' }));
    writeGuestList(list);
    expect(readGuestList('list-1')).toEqual(list);
    expect(readGuestList('before')).toBeNull();
  });

  it('a list is kept up to the size of its place, and the one before stays otherwise', () => {
    const bare = JSON.stringify(listOf()).length;
    const sized = (length: number) => listOf({ description: 'x'.repeat(length - bare) });
    writeGuestList(sized(500_000));
    expect(readGuestList('list-1')).toEqual(sized(500_000));
    writeGuestList({ ...sized(500_001), id: 'list-1' });
    expect(readGuestList('list-1')).toEqual(sized(500_000));
  });

  it.each(['null', '7', '[]', '{"id":"other"}'])('%s is no list', (stored) => {
    localStorage.setItem('giftlists.guestList', stored);
    expect(readGuestList('list-1')).toBeNull();
  });

  it('of a user nothing is kept here, and what a visitor left is not shown to one', () => {
    writeGuestList(list);
    setCacheOwner('ann');
    expect(readGuestList('list-1')).toBeNull();
    writeGuestList(listOf({ id: 'mine' }));
    // Nor by the page they were on, when they have logged out in another window.
    clearCacheOwner();
    writeGuestList(listOf({ id: 'mine' }));
    expect(localStorage.getItem('giftlists.guestList')).not.toContain('mine');
  });
});
