import { beforeEach, expect, it, vi } from 'vitest';
import { retryWithBackoff } from './retryWithBackoff.ts';

beforeEach(() => void vi.useFakeTimers());

/** Fails the given number of times, then resolves with 'done'. */
function succeedingAfter(failures: number) {
  const attempt = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  for (let n = 0; n < failures; n += 1) attempt.mockRejectedValueOnce(new TypeError(`${n}`));
  return attempt;
}

it('never pauses longer than a minute', async () => {
  const attempt = succeedingAfter(20);
  void retryWithBackoff(attempt);
  // Pauses of 2, 4, 8, 16 and 32 seconds, then always one minute.
  await vi.advanceTimersByTimeAsync(62_000 + 15 * 60_000 - 1);
  expect(attempt).toHaveBeenCalledTimes(20);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(21);
});

it('tries again as soon as the network is back', async () => {
  const attempt = succeedingAfter(3);
  const done = retryWithBackoff(attempt);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await expect(done).resolves.toBe('done');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempt).toHaveBeenCalledTimes(4);
});

it('never tries twice within two seconds, however often the network comes back', async () => {
  const attempt = succeedingAfter(1_000);
  void retryWithBackoff(attempt);
  for (let n = 0; n < 100; n += 1) {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(attempt).toHaveBeenCalledTimes(6);
});

it('stops when the signal is aborted', async () => {
  const attempt = succeedingAfter(9);
  const left = new AbortController();
  const done = retryWithBackoff(attempt, { signal: left.signal });
  const outcome = done.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  left.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await outcome).toEqual(new Error('left'));
  expect(attempt).toHaveBeenCalledOnce();
});
