// @vitest-environment node
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt } from '../testing/dates.ts';
import { compareNames, formatDay, formatDaysUntil, formatPrice } from './format.ts';

describe('§9 price display: currency format, USD, en-US, exactly 2 decimals', () => {
  it.each([
    [0, '$0.00'],
    [12, '$12.00'],
    [12.5, '$12.50'],
    [1234.5, '$1,234.50'],
    [0.005, '$0.01'],
    [-1234.5, '-$1,234.50'],
    [999_999_999.99, '$999,999,999.99'],
  ])('%s is shown as %s', (price, text) => {
    expect(formatPrice(price, 'USD')).toBe(text);
  });
});

describe('a day', () => {
  it.each([
    ['2026-12-24', 'Dec 24, 2026'],
    ['2026-01-01', 'Jan 1, 2026'],
    [new Date(2026, 6, 5, 23, 59).getTime(), 'Jul 5, 2026'],
    [new Date(2026, 6, 5).getTime(), 'Jul 5, 2026'],
  ])('%s is written as %s, wherever one is', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });
});

describe('how far away an event is', () => {
  it.each([
    ['2026-12-24', '2026-12-24', 'today'],
    ['2026-12-25', '2026-12-24', 'tomorrow'],
    ['2027-01-05', '2026-12-24', 'in 12 days'],
    ['2027-12-24', '2026-12-24', 'in 365 days'],
    ['9999-12-31', '2026-12-24', ''],
    // Two days of 23 and 25 hours.
    ['2026-03-31', '2026-03-07', 'in 24 days'],
    ['2026-12-23', '2026-12-24', ''],
    ['', '2026-12-24', ''],
  ])('%s on %s: %s', (eventDate, today, text) => {
    expect(formatDaysUntil(eventDate, new Date(`${today}T12:00`))).toBe(text);
  });

  it.each([
    // East of Greenwich the day begins while it is still the day before in UTC.
    [10, '2026-12-23T14:00:00Z', 'today'],
    [10, '2026-12-23T13:59:00Z', 'tomorrow'],
    [-8, '2026-12-24T07:59:00Z', 'tomorrow'],
    [-8, '2026-12-25T07:59:00Z', 'today'],
  ])('is counted in days of its viewer: %d hours from UTC at %s', (hours, time, text) => {
    expect(formatDaysUntil('2026-12-24', dateAt(hours, time))).toBe(text);
  });
});

describe('§9 what is written and sorted by hand is as Intl has it', () => {
  it('days', () => {
    const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    assert(
      property(integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        expect(formatDay(at)).toBe(medium.format(at));
      }),
    );
  });

  it('prices', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(formatPrice(cents / 100, 'USD')).toBe(usd.format(cents / 100));
      }),
    );
  });

  it('names, plain or not', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    const name = string({
      unit: constantFrom('a', 'A', 'b', 'Z', '0', '9', ' ', 'é', 'É', '-', "'", 'ß'),
      maxLength: 4,
    });
    assert(
      property(name, name, (a, b) => {
        expect(Math.sign(compareNames(a, b))).toBe(Math.sign(compare(a, b)));
      }),
    );
  });
});

describe('§9 name sorting: case-insensitive, locale en', () => {
  it('puts small letters where capitals would stand', () => {
    expect(['zoe', 'Bob', 'alice', 'Carl'].toSorted(compareNames)).toEqual([
      'alice',
      'Bob',
      'Carl',
      'zoe',
    ]);
  });

  it('takes names that differ only in case for equal', () => {
    expect(compareNames('ANN', 'ann')).toBe(0);
  });

  it('sorts an accented letter with its plain one, as English does', () => {
    expect(['Zed', 'Émile', 'Fay'].toSorted(compareNames)).toEqual(['Émile', 'Fay', 'Zed']);
  });
});
