// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { runWithTimeout } from './runWithTimeout.ts';

beforeEach(() => void vi.useFakeTimers());

it('gives the result in time, and leaves no timer', async () => {
  await expect(runWithTimeout(Promise.resolve('done'), 100, () => 'late')).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects as the work does', async () => {
  const error = new Error('broken');
  await expect(runWithTimeout(Promise.reject(error), 100, () => 'late')).rejects.toBe(error);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives what is said after the timeout, or throws it', async () => {
  const never = new Promise<string>(() => undefined);
  const late = runWithTimeout(never, 100, () => 'late');
  const thrown = runWithTimeout(never, 100, () => {
    throw new Error('too late');
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  await expect(late).resolves.toBe('late');
  await expect(thrown).resolves.toMatchObject({ message: 'too late' });
});
