import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** One turn of the event loop, which fake timers do not replace. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * For tests with fake timers and a pending msw response: runs the event loop, but no timers, until
 * `check` passes; fails with its error when it never does.
 */
export async function until(check: () => void): Promise<void> {
  for (let left = 500; left > 0; left--) {
    try {
      check();
      return;
    } catch (error) {
      if (left === 1) throw error;
      await act(turn);
    }
  }
  expect.unreachable();
}

/** Advances the fake clock, with the timers that are due. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Milliseconds of the fake clock until this is done; null when it still is not after a minute. */
export async function timeOf(waiting: Promise<void>): Promise<number | null> {
  const began = Date.now();
  let time: number | null = null;
  void waiting.then(() => (time = Date.now() - began));
  await vi.advanceTimersByTimeAsync(60_000);
  return time;
}
