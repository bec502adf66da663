import { expect, vi } from 'vitest';

/**
 * Silences a log level. `logged` expects that exactly one line was logged since the last call and
 * returns its arguments. Call `silence` before the code that logs.
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

/** The arguments of each line logged at this level since the start of the test or the last call. */
export function loggedTo(level: 'error' | 'warn' | 'info'): unknown[][] {
  const { mock } = vi.mocked(console[level]);
  return mock.calls.splice(0) as unknown[][];
}
