import { expect, vi } from 'vitest';

/**
 * Expects that exactly one line was logged at this level since the last call, keeps it off the
 * terminal, and gives its arguments. `silence` must come before whatever logs.
 */
export function silence(level: 'error' | 'warn' | 'info'): { logged: () => unknown[] } {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  return {
    logged() {
      expect(spy).toHaveBeenCalledOnce();
      const [line] = spy.mock.calls;
      spy.mockClear();
      return line as unknown[];
    },
  };
}

/** What was logged at this level since the test began or the last call, each line's arguments. */
export function loggedTo(level: 'error' | 'warn' | 'info'): unknown[][] {
  const { mock } = vi.mocked(console[level]);
  return mock.calls.splice(0) as unknown[][];
}
