import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silence } from '../../testing/logs.ts';
import { loadWithRetry, OPTIONAL } from './loadWithRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = { onFailure: () => undefined };

/** Fails the given number of times, then resolves with 'here'. */
function arrivingAfter(failures: number) {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new TypeError(`${n}`));
  return load;
}

it('returns the module at once when it loads', async () => {
  const load = arrivingAfter(0);
  await expect(loadWithRetry(load)).resolves.toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('a required script: three tries, after half a second and a second, then the last error', async () => {
  const load = arrivingAfter(3);
  const outcome = loadWithRetry(load, undefined, quiet).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(new TypeError('2'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('an optional script: retries after two seconds, then four, and reports only the first error', async () => {
  const load = arrivingAfter(2);
  const onFailure = vi.fn<(error: unknown) => void>();
  const loaded = loadWithRetry(load, OPTIONAL, { onFailure });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('here');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new TypeError('0'));
});

it('never pauses longer than a minute', async () => {
  const load = arrivingAfter(20);
  const { logged } = silence('info');
  void loadWithRetry(load, OPTIONAL);
  // Pauses of 2, 4, 8, 16 and 32 seconds, then always one minute.
  await vi.advanceTimersByTimeAsync(62_000 + 15 * 60_000 - 1);
  expect(load).toHaveBeenCalledTimes(20);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(21);
  expect(logged()).toEqual(['A script did not load', new TypeError('0')]);
});

it('tries again as soon as the network is back', async () => {
  const load = arrivingAfter(3);
  const loaded = loadWithRetry(load, OPTIONAL, quiet);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await expect(loaded).resolves.toBe('here');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(4);
});

it('never tries twice within two seconds, however often the network comes back', async () => {
  const load = arrivingAfter(1_000);
  void loadWithRetry(load, OPTIONAL, quiet);
  for (let n = 0; n < 100; n += 1) {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(load).toHaveBeenCalledTimes(6);
});

it('stops when the signal is aborted', async () => {
  const load = arrivingAfter(9);
  const left = new AbortController();
  const loaded = loadWithRetry(load, OPTIONAL, { ...quiet, signal: left.signal });
  const outcome = loaded.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  left.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await outcome).toEqual(new Error('left'));
  expect(load).toHaveBeenCalledOnce();
});
