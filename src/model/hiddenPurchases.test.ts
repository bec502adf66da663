import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { eventHasPassed, todayHere, hidePurchases } from './hiddenPurchases.ts';

const own = itemOf({
  id: 'own',
  addedBy: 'ann',
  purchasedBy: ['Tom'],
  purchasedCounts: { Tom: 2 },
});
const other = itemOf({ id: 'other', addedBy: 'ben', purchasedBy: ['Eve'] });
const list = listOf({ items: [own, other], eventDate: '2026-12-24' });

describe('F1 purchases are hidden from the contributor', () => {
  it('removes the purchases of one’s own items and keeps all others', () => {
    const seen = hidePurchases(list, 'ann', '2026-12-01');
    expect(JSON.stringify(seen)).not.toContain('Tom');
    expect(seen.items[1]).toBe(other);
  });

  it('returns the same objects for the same items, so that nothing is rendered again', () => {
    const before = hidePurchases(list, 'ann', '2026-12-01');
    const after = hidePurchases({ ...list, name: 'Renamed' }, 'ann', '2026-12-01');
    expect(after.items[0]).toBe(before.items[0]);
  });

  it('returns the same list when there is nothing to hide', () => {
    expect(hidePurchases(list, null, '2026-12-01')).toBe(list);
    expect(hidePurchases(list, 'stranger', '2026-12-01')).toBe(list);
    const bare = listOf({ items: [itemOf({ addedBy: 'ann' })] });
    expect(hidePurchases(bare, 'ann', '2026-12-01')).toBe(bare);
  });

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2027-01-01', true],
  ])('on %s the occasion of December 24 is over: %s', (today, over) => {
    expect(eventHasPassed(list, today)).toBe(over);
    expect(hidePurchases(list, 'ann', today) === list).toBe(over);
  });

  it('without an event date it never passes', () => {
    expect(eventHasPassed(listOf(), '2999-01-01')).toBe(false);
  });

  it.each([
    // East of Greenwich the local new year is before UTC's, west of it after: an event date has passed
    // only when it has passed in UTC too, because the rules use UTC.
    [14, '2025-12-31T20:00:00Z', '2025-12-31'],
    [14, '2026-01-01T00:00:00Z', '2026-01-01'],
    [-8, '2026-01-01T07:59:00Z', '2025-12-31'],
    [-8, '2026-01-01T08:00:00Z', '2026-01-01'],
    [0, '2026-01-05T23:59:00Z', '2026-01-05'],
  ])('%d hours from UTC at %s today is %s', (hours, time, day) => {
    expect(todayHere(dateAt(hours, time))).toBe(day);
  });
});

/** A date whose local calendar is the given number of hours from UTC. */
function dateAt(hours: number, time: string): Date {
  const shifted = new Date(Date.parse(time) + hours * 3_600_000);
  return Object.assign(new Date(time), {
    getFullYear: () => shifted.getUTCFullYear(),
    getMonth: () => shifted.getUTCMonth(),
    getDate: () => shifted.getUTCDate(),
  });
}
