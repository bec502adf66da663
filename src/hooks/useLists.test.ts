import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToLists } from '../data/lists.ts';
import type { CachedDashboard } from '../device/dashboardCache.ts';
import { listOf, userOf } from '../testing/fixtures.ts';
import { useLists } from './useLists.ts';

vi.mock('../data/auth/auth.ts');
vi.mock('../data/firestore.ts');
vi.mock('../data/lists.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const user = userOf();

/** Listens to the lists of a user whom the server does not answer. */
async function listen(cached: CachedDashboard | null) {
  vi.mocked(subscribeToLists).mockReturnValue({ more: () => undefined, end: () => undefined });
  const { result, unmount } = renderHook(() => useLists(user, cached));
  await vi.waitFor(() => expect(subscribeToLists).toHaveBeenCalled());
  const onLists = vi.mocked(subscribeToLists).mock.lastCall?.[2];
  const report = (fromCache: boolean, ...lists: Parameters<NonNullable<typeof onLists>>[0]) =>
    act(async () => onLists?.(lists, { fromCache, hasMore: false }));
  return { state: () => result.current, report, unmount };
}

it('says that the server does not answer, also where the browser believes that it is online', async () => {
  const { state, report } = await listen(null);
  await report(true);
  expect(state().status).toBe('loading');
  await wait(10_000);
  expect(state()).toMatchObject({ status: 'error', error: { code: 'offline' } });
  await report(false, listOf());
  expect(state().status).toBe('ready');
});

it('says nothing once lists are shown, be it those of the cache', async () => {
  const { state, report } = await listen(null);
  await report(true, listOf());
  await wait(10_000);
  expect(state().status).toBe('ready');
});

it('goes on showing the cards of the last visit', async () => {
  const { state, report } = await listen({ uid: user.uid, firstName: 'Ann', lists: [] });
  await report(true);
  await wait(10_000);
  expect(state()).toMatchObject({ status: 'loading', lists: [] });
});
