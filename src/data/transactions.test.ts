import type { Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runTransactionWithRetry } from './transactions.ts';

const runTransaction = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('firebase/firestore', () => ({ runTransaction }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fail(code: string, times: number): void {
  for (let time = 0; time < times; time += 1) {
    runTransaction.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  }
}

it('after conflicts, a quota error is retried after seconds, as after none', async () => {
  fail('aborted', 8);
  fail('resource-exhausted', 1);
  runTransaction.mockResolvedValueOnce('written');
  const outcome = runTransactionWithRetry({} as Firestore, () => Promise.resolve('written'));
  await vi.advanceTimersByTimeAsync(8 * 400 + 3_000);
  expect(runTransaction).toHaveBeenCalledTimes(10);
  await expect(outcome).resolves.toBe('written');
});
