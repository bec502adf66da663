import { describe, expect, it, vi } from 'vitest';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { silence } from '../testing/logs.ts';
import { keepFor, keepForNobody } from './deviceUser.ts';
import { keepForVisitor, keptByVisitor } from './keptByVisitor.ts';

const list = listOf({ items: [itemOf({ purchasedBy: ['Grandma'] })] });

describe('F8 the last list a visitor looked at', () => {
  it('is there again, with who bought what; another list is not', () => {
    keepForVisitor(listOf({ id: 'before' }));
    keepForVisitor(list);
    expect(keptByVisitor('list-1')).toEqual(list);
    expect(keptByVisitor('before')).toBeNull();
  });

  it('a list is kept up to the size of its place, and the one before stays otherwise', () => {
    const bare = JSON.stringify(listOf()).length;
    const sized = (length: number) => listOf({ description: 'x'.repeat(length - bare) });
    keepForVisitor(sized(500_000));
    expect(keptByVisitor('list-1')).toEqual(sized(500_000));
    keepForVisitor({ ...sized(500_001), id: 'list-1' });
    expect(keptByVisitor('list-1')).toEqual(sized(500_000));
  });

  it('where the storage is full nothing is kept, and that is logged', () => {
    const { logged } = silence('warn');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepForVisitor(list);
    expect(keptByVisitor('list-1')).toBeNull();
    expect(logged()[0]).toBe('The list could not be kept for a visit without a network');
  });

  it.each(['null', '7', '[]', '{"id":"other"}'])('%s is no list', (stored) => {
    localStorage.setItem('giftListLastPublic', stored);
    expect(keptByVisitor('list-1')).toBeNull();
  });

  it('a list too large for its place is not kept', () => {
    keepForVisitor(listOf({ description: 'x'.repeat(500_000) }));
    expect(keptByVisitor('list-1')).toBeNull();
  });

  it('what another version wrote is no list', () => {
    const { logged } = silence('warn');
    localStorage.setItem('giftListLastPublic', '{broken');
    expect(keptByVisitor('list-1')).toBeNull();
    expect(logged()[0]).toBe('The kept list could not be read');
  });

  it('of a user nothing is kept here, and what a visitor left is not shown to one', () => {
    keepForVisitor(list);
    keepFor('ann');
    expect(keptByVisitor('list-1')).toBeNull();
    keepForVisitor(listOf({ id: 'mine' }));
    // Nor by the page they were on, when they have logged out in another window.
    keepForNobody();
    keepForVisitor(listOf({ id: 'mine' }));
    expect(localStorage.getItem('giftListLastPublic')).not.toContain('mine');
  });
});
