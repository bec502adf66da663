// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { maxMarksWeight } from './size/listSize.ts';

describe('limits', () => {
  it('let the fullest list stay below 955 KiB: from about 1,000 KiB on the rules give up', () => {
    const places = Array.from({ length: LIMITS.itemsPerList }, (_, i) => i + 1);
    const sum = (of: (place: number) => number) =>
      places.reduce((total, place) => total + of(place), 0);
    // The worst order of adding items and names: the k-th item that grew last did so when the list had
    // at least k items.
    const items = sum((k) => LIMITS.uncountedBytes + LIMITS.uncountedBytesShared / k);
    const names = sum((k) => LIMITS.marksBytes + LIMITS.marksBytesShared / k);
    expect(items).toBeLessThanOrEqual(LIMITS.itemBytes);
    const uid = 28;
    const member = 2 * uid + LIMITS.storedBytesPerCharacter * LIMITS.displayName + 40;
    const former = uid + LIMITS.storedBytesPerCharacter * LIMITS.displayName + 40;
    const withoutAccount = 36 + LIMITS.storedBytesPerCharacter * LIMITS.listPersonName + 10;
    const people =
      LIMITS.membersPerList * member +
      LIMITS.formerMembers * former +
      LIMITS.peoplePerList * withoutAccount;
    const rest = people + 3 * LIMITS.description + 1000;
    expect(LIMITS.itemBytes + names + rest).toBeLessThan(955 * 1024);
  });

  it('let a list begin its count with no less than its items can weigh', () => {
    let most = 0;
    for (let items = 1; items <= LIMITS.itemsPerList; items += 1) {
      most += LIMITS.uncountedBytes + LIMITS.uncountedBytesShared / items;
      expect(most).toBeLessThanOrEqual(LIMITS.uncountedBase + LIMITS.uncountedBytes * items);
    }
  });

  it('let every item have names: twenty usual ones among a hundred items, one long one always', () => {
    expect(maxMarksWeight(100)).toBeGreaterThanOrEqual(20 * ('Aunt Margaret Lee'.length + 1));
    expect(maxMarksWeight(LIMITS.itemsPerList)).toBeGreaterThan(LIMITS.purchaserName * 4);
  });

  it('let a purchaser’s name be a first and last name', () => {
    expect(LIMITS.purchaserName).toBe(60);
    expect(LIMITS.purchasersPerItem).toBe(20);
  });

  it('let an invite be valid for 14 days', () => {
    expect(LIMITS.inviteDays).toBe(14);
  });
});
