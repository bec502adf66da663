import { beforeEach, expect, it, vi } from 'vitest';
import { loggedOnce } from '../../testing/logs.ts';
import { loadWithRetry, OPTIONAL } from './loadWithRetry.ts';

beforeEach(() => void vi.useFakeTimers());

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

it('logs the first error where nothing else is said', async () => {
  const loaded = loadWithRetry(arrivingAfter(2), OPTIONAL);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(loaded).resolves.toBe('here');
  expect(loggedOnce('info')).toEqual(['A script did not load', new TypeError('0')]);
});
