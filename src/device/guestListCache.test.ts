import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { silence } from '../testing/logs.ts';
import { setCacheOwner, clearCacheOwner } from './cacheOwner.ts';
import { writeGuestList, readGuestList } from './guestListCache.ts';

const list = listOf({ items: [itemOf({ purchasedBy: ['Grandma'] })] });

describe('F8 the last list a visitor looked at', () => {
  it('is restored with its purchases; another list is not', () => {
    writeGuestList(listOf({ id: 'before' }));
    writeGuestList(list);
    expect(readGuestList('list-1')).toEqual(list);
    expect(readGuestList('before')).toBeNull();
  });

  it('a list that is too large is not stored', () => {
    writeGuestList(listOf({ description: 'x'.repeat(500_000) }));
    expect(readGuestList('list-1')).toBeNull();
  });

  it('an entry of another version is ignored', () => {
    const { logged } = silence('warn');
    localStorage.setItem('giftlists.guestList', '{broken');
    expect(readGuestList('list-1')).toBeNull();
    expect(logged()[0]).toBe('The entry giftlists.guestList could not be read');
  });

  it('lists of a signed-in user are not stored, and a visitor’s list is not shown to a user', () => {
    writeGuestList(list);
    setCacheOwner('ann');
    expect(readGuestList('list-1')).toBeNull();
    writeGuestList(listOf({ id: 'mine' }));
    // Also not by the user's open page after a logout in another window.
    clearCacheOwner();
    writeGuestList(listOf({ id: 'mine' }));
    expect(localStorage.getItem('giftlists.guestList')).not.toContain('mine');
  });
});
