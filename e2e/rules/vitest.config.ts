import { defineConfig } from 'vitest/config';

// Expects the Firestore emulator (scripts/test.mjs starts it). Every file takes a project id of its
// own, so files may run side by side; two at a time is what two cores and one emulator bear.
export default defineConfig({
  test: {
    name: 'rules',
    root: new URL('../..', import.meta.url).pathname,
    environment: 'node',
    include: ['e2e/rules/**/*.test.ts'],
    maxWorkers: 2,
    maxConcurrency: 8,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
