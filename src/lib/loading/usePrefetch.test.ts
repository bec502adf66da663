import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loggedOnce } from '../../testing/logs.ts';
import { usePrefetch } from './usePrefetch.ts';

const load = vi.fn<() => Promise<void>>(async () => undefined);
const components = [{ load }];

beforeEach(() => void vi.useFakeTimers());

it('loads once, some time after the page was rendered', () => {
  const { rerender } = renderHook(() => usePrefetch(components));
  vi.advanceTimersByTime(1_499);
  expect(load).not.toHaveBeenCalled();
  rerender();
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing when the page was left before that', () => {
  renderHook(() => usePrefetch(components)).unmount();
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('only logs a failure', async () => {
  const failure = new TypeError('Failed to fetch');
  load.mockRejectedValueOnce(failure);
  renderHook(() => usePrefetch(components));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(loggedOnce('info')).toEqual(['The prefetch failed', failure]);
});
