import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silence } from '../testing/logs.ts';
import { usePrefetch } from './usePrefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads once, after the page has settled', () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { rerender } = renderHook(() => usePrefetch(load));
  vi.advanceTimersByTime(1_499);
  expect(load).not.toHaveBeenCalled();
  rerender();
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing for a page that was left before', () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  renderHook(() => usePrefetch(load)).unmount();
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('says in the log when it did not come, and nothing breaks', async () => {
  const { logged } = silence('info');
  const failure = new TypeError('Failed to fetch');
  renderHook(() => usePrefetch(() => Promise.reject(failure)));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(logged()).toEqual(['Not loaded ahead', failure]);
});
