import { afterEach, beforeEach, vi } from 'vitest';

// Generous, because a machine may be busy; nothing waits longer than it must.
vi.setConfig({ testTimeout: 30_000 });

// Tests of plain rules say `@vitest-environment node` and go without a document: it takes a second
// each to make one.
if (typeof document !== 'undefined') await import('./dom.ts');

// What is logged by design is expected by its test (see testing/logs.ts); anything else fails it.
beforeEach(() => {
  vi.resetAllMocks();
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});

afterEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) {
    const { calls } = vi.mocked(console[level]).mock;
    vi.mocked(console[level]).mockRestore();
    if (calls.length > 0) throw new Error(`unexpected console.${level}: ${String(calls[0])}`);
  }
});
