import { afterEach, beforeEach, vi } from 'vitest';

// Tests choose the session with testing/session.ts; those of session.ts itself call `vi.unmock`.
vi.mock('../data/auth/session.ts');

const LEVELS = ['error', 'warn', 'info'] as const;

// Expected log lines are asserted by the test (see testing/logs.ts); any other line fails it.
beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  for (const level of LEVELS) {
    const { calls } = vi.mocked(console[level]).mock;
    vi.mocked(console[level]).mockRestore();
    if (calls.length > 0) throw new Error(`unexpected console.${level}: ${String(calls[0])}`);
  }
});

// Tests without a DOM declare `@vitest-environment node`, because creating a DOM takes a second. Below, because
// what is registered last runs first after a test: the page is removed also when the check above fails.
if (typeof document !== 'undefined') await import('./dom.ts');
