import { beforeEach, expect, it, vi } from 'vitest';
import { removeUserEntries } from '../../lib/storage.ts';
import { requestCacheClearing, setCacheOwner } from '../cacheOwner.ts';
import { readVisit } from './dashboardCache.ts';
import { beginVisit, endVisit } from './visits.ts';

const lastVisit = (listId: string) => readVisit(listId)?.last ?? null;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => setCacheOwner('ann'));

it('a first visit has none before it; the next one begins where it ended', () => {
  expect(lastVisit('garden')).toBeNull();
  expect(beginVisit('garden', DAY)).toBeNull();
  endVisit('garden', DAY + 5);
  expect(lastVisit('garden')).toBe(DAY + 5);
  expect(beginVisit('garden', 2 * DAY)).toBe(DAY + 5);
  expect(beginVisit('kitchen', 2 * DAY)).toBeNull();
});

it('opening the list again within half an hour of its end continues the visit', () => {
  beginVisit('garden', DAY);
  beginVisit('garden', 2 * DAY);
  expect(beginVisit('garden', 2 * DAY + 30 * MINUTE)).toBe(DAY);
  endVisit('garden', 3 * DAY);
  expect(beginVisit('garden', 3 * DAY + MINUTE)).toBe(DAY);
  expect(beginVisit('garden', 4 * DAY)).toBe(3 * DAY + MINUTE);
});

it('keeps the newest 200, until the sign-out', () => {
  for (let i = 0; i < 205; i += 1) beginVisit(`list-${i}`, i);
  expect(lastVisit('list-4')).toBeNull();
  expect(lastVisit('list-5')).toBe(5);
  expect(lastVisit('list-204')).toBe(204);
  removeUserEntries();
  expect(lastVisit('list-204')).toBeNull();
});

it('another list takes the place of the one that was shown longest ago', () => {
  for (let i = 0; i < 199; i += 1) beginVisit(`list-${i}`, DAY - i);
  localStorage.setItem('giftlists.visit:unreadable', '{"last":"x"}');
  beginVisit('list-0', 2 * DAY);
  expect(localStorage.getItem('giftlists.visit:unreadable')).not.toBeNull();
  beginVisit('garden', 2 * DAY);
  expect(localStorage.getItem('giftlists.visit:unreadable')).toBeNull();
  expect(lastVisit('list-198')).not.toBeNull();
  beginVisit('kitchen', 2 * DAY);
  expect([lastVisit('list-198'), lastVisit('list-197')]).toEqual([null, DAY - 197]);
});

it('ignores what is no visit', () => {
  localStorage.setItem('giftlists.visit:garden', '{"last":"x"}');
  expect(lastVisit('garden')).toBeNull();
  localStorage.setItem('giftlists.visit:garden', '{"last":5,"before":"x"}');
  expect(beginVisit('garden', 6)).toBeNull();
  endVisit('kitchen', 7);
  expect(lastVisit('kitchen')).toBeNull();
});

it('after a sign-out the page notes no visit of whoever was signed in', () => {
  beginVisit('garden', DAY);
  localStorage.clear();
  expect(beginVisit('garden', 2 * DAY)).toBeNull();
  endVisit('garden', 3 * DAY);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('nor while the cache of a user who logged out is still being cleared', () => {
  requestCacheClearing();
  beginVisit('garden', DAY);
  expect(lastVisit('garden')).toBeNull();
});

it('a visitor has visits of their own, which no sign-out removes', async () => {
  localStorage.clear();
  // A page that no user has been on.
  vi.resetModules();
  const visitor = await import('./visits.ts');
  expect(visitor.beginVisit('garden', 2 * DAY)).toBeNull();
  removeUserEntries();
  expect(lastVisit('garden')).toBeNull();
  expect(visitor.beginVisit('garden', 3 * DAY)).toBe(2 * DAY);
});
