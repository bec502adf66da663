import { defineConfig } from 'vitest/config';

// Expects the emulators of scripts/test.mjs. One file at a time: all share the function's limits.
export default defineConfig({
  test: {
    name: 'function',
    root: new URL('../..', import.meta.url).pathname,
    environment: 'node',
    include: ['e2e/function/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
