import { expect, vi } from 'vitest';

type Level = 'error' | 'warn' | 'info';

/** The arguments of each line logged at this level since the start of the test or the last call. */
export function loggedTo(level: Level): unknown[][] {
  return vi.mocked(console[level]).mock.calls.splice(0);
}

/** The arguments of the only line logged at this level since the start of the test or the last call. */
export function loggedOnce(level: Level): unknown[] {
  const lines = loggedTo(level);
  expect(lines).toHaveLength(1);
  return lines.flat();
}
