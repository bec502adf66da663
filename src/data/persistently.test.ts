import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silence } from '../testing/logs.ts';
import { persistently } from './persistently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times, then gives 'here'. */
function arrivingAfter(failures: number) {
  const bring = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  for (let n = 0; n < failures; n += 1) bring.mockRejectedValueOnce(new TypeError(`${n}`));
  return bring;
}

it('gives what is there at once', async () => {
  const bring = arrivingAfter(0);
  await expect(persistently(bring)).resolves.toBe('here');
  expect(bring).toHaveBeenCalledOnce();
});

it('asks again after two seconds, then four, and says only once why', async () => {
  const bring = arrivingAfter(2);
  const onFailure = vi.fn<(error: unknown) => void>();
  const brought = persistently(bring, onFailure);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(bring).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(brought).resolves.toBe('here');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new TypeError('0'));
});

it('never waits longer than a minute', async () => {
  const bring = arrivingAfter(20);
  const { logged } = silence('info');
  void persistently(bring);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(bring).toHaveBeenCalledTimes(21);
  expect(logged()).toEqual(['A script did not come', new TypeError('0')]);
});

it('asks again as soon as the network is back', async () => {
  const bring = arrivingAfter(1);
  const brought = persistently(bring, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(brought).resolves.toBe('here');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(bring).toHaveBeenCalledTimes(2);
});
