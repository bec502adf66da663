import { describe, expect, it } from 'vitest';
import { dateAt } from '../../testing/dates.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import type { Item } from '../item.ts';
import { describeHidden, eventHasPassed, eventToday, hidePurchases } from './hiddenPurchases.ts';

const own = itemOf({
  id: 'own',
  addedBy: 'ann',
  purchasedBy: ['Tom'],
  purchasedCounts: { Tom: 2 },
});
const other = itemOf({ id: 'other', addedBy: 'ben', purchasedBy: ['Eve'] });
const list = listOf({ items: [own, other], eventDate: '2026-12-24' });

describe('F1 a surprise stays a surprise', () => {
  it('leaves no trace of what was bought of one’s own items, and all of others’', () => {
    const fresh = { ...list, items: [{ ...own }, other] };
    const seen = hidePurchases(fresh, 'ann', '2026-12-01', new Set());
    expect(JSON.stringify(seen)).not.toContain('Tom');
    expect(seen.items[0]).toEqual({
      ...own,
      purchasedBy: [],
      purchasedCounts: {},
      isSurprise: true,
    });
    expect(seen.items[1]).toBe(other);
  });

  it('gives the same objects for the same items, so that nothing is drawn anew', () => {
    const before = hidePurchases(list, 'ann', '2026-12-01', new Set());
    const after = hidePurchases({ ...list, name: 'Renamed' }, 'ann', '2026-12-01', new Set());
    expect(after.items[0]).toBe(before.items[0]);
  });

  it('is the very list where nothing is for the viewer', () => {
    expect(hidePurchases(list, null, '2026-12-01', new Set())).toBe(list);
    expect(hidePurchases(list, 'stranger', '2026-12-01', new Set())).toBe(list);
  });

  it('says of one’s own items that they are a surprise, bought or not', () => {
    const bare = listOf({ items: [itemOf({ addedBy: 'ann' }), other] });
    const seen = hidePurchases(bare, 'ann', '2026-12-01', new Set());
    expect(seen.items.map(({ isSurprise }) => isSurprise)).toEqual([true, undefined]);
  });

  describe('F11 what is for a person without an account', () => {
    const forLeo = itemOf({ id: 'kite', addedBy: 'ann', for: 'leo', purchasedBy: ['Tom'] });
    const family = listOf({ people: { leo: 'Leo' }, items: [own, forLeo] });
    const namesSeen = (viewer: string, surprisePeople: string[] = [], shown = family) => {
      const { items } = hidePurchases(shown, viewer, '2026-12-01', new Set(surprisePeople));
      return items.map((item) => item.purchasedBy);
    };

    it('is no surprise for who wrote it', () => {
      expect(namesSeen('ann')).toEqual([[], ['Tom']]);
      expect(namesSeen('ben')).toEqual([['Tom'], ['Tom']]);
    });

    it('is one for who wants to be surprised too, whoever wrote it', () => {
      expect(namesSeen('ann', ['leo'])).toEqual([[], []]);
      expect(namesSeen('ben', ['mia', 'leo'])).toEqual([['Tom'], []]);
      expect(namesSeen('ben', ['mia'])).toEqual([['Tom'], ['Tom']]);
    });

    it('is its contributor’s own once the person is removed', () => {
      expect(namesSeen('ann', [], { ...family, people: {} })).toEqual([[], []]);
    });
  });

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2027-01-01', true],
  ])('on %s the occasion of December 24 is over: %s', (today, over) => {
    expect(eventHasPassed(list, today)).toBe(over);
    expect(hidePurchases(list, 'ann', today, new Set()) === list).toBe(over);
  });

  it('without a day an occasion is never over', () => {
    expect(eventHasPassed(listOf(), '2999-01-01')).toBe(false);
  });

  it.each([
    // East of Greenwich the new year comes first here, west of it last: an occasion is over when it
    // is over in UTC, too, which is all that the rules know.
    [14, '2025-12-31T20:00:00Z', '2025-12-31'],
    [14, '2026-01-01T00:00:00Z', '2026-01-01'],
    [-8, '2026-01-01T07:59:00Z', '2025-12-31'],
    [-8, '2026-01-01T08:00:00Z', '2026-01-01'],
    [-8, '2026-01-05T07:59:00Z', '2026-01-04'],
    [-8, '2026-10-01T07:59:00Z', '2026-09-30'],
    [0, '2026-01-05T23:59:00Z', '2026-01-05'],
  ])('%d hours from UTC at %s today is %s', (hours, time, day) => {
    expect(eventToday(dateAt(hours, time))).toBe(day);
  });
});

/** An item whose purchases are hidden. */
const surprise = (fields: Partial<Item> = {}) => itemOf({ ...fields, isSurprise: true });

describe('describeHidden', () => {
  const people = { leo: 'Leo', mia: 'Mia' };

  it.each([
    ['nothing', [itemOf()], ''],
    ['own items', [surprise(), itemOf({ for: 'leo' })], 'your own items'],
    [
      'items for a person',
      [itemOf(), surprise({ for: 'leo' }), surprise({ for: 'leo' })],
      'the items for Leo',
    ],
    [
      'both',
      [surprise({ for: 'mia' }), surprise({ for: 'leo' }), surprise()],
      'your own items, the items for Leo and the items for Mia',
    ],
  ])('names whose purchases are hidden: %s', (_what, items, expected) => {
    expect(describeHidden(listOf({ people, items }))).toBe(expected);
  });
});
