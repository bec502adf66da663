import { defineConfig } from 'vitest/config';
import rules from './vitest.config.ts';

// The mutants of the rules: the same emulator, one file, minutes of work.
export default defineConfig({
  test: {
    ...rules.test,
    name: 'mutants',
    include: ['e2e/rules/mutants.run.ts'],
    testTimeout: 300_000,
  },
});
