import type { TestProjectInlineConfiguration } from 'vitest/config';

const environment = 'node';
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Files have projects of their own in the emulator, so two run at a time and more cases in each. */
const rules = { environment, ...timeouts, maxWorkers: 2, maxConcurrency: 8 } as const;

/**
 * Vitest projects whose tests need the emulators. npm scripts start these: `test:rules`, `test:e2e`,
 * `capacity` and `test:mutants`.
 */
const onEmulators: TestProjectInlineConfiguration[] = [
  { test: { ...rules, name: 'rules', include: ['e2e/rules/**/*.test.ts'] } },
  // Counts what each action costs, and writes it into docs/capacity.md.
  { test: { ...rules, name: 'capacity', include: ['e2e/rules/capacity.run.ts'] } },
  {
    test: {
      ...rules,
      name: 'mutants',
      include: ['e2e/rules/mutants.run.ts'],
      // One that nobody notices is tried on all its cases, and then on those with megabytes.
      testTimeout: 1_800_000,
      // As many as it opens environments.
      maxConcurrency: 3,
    },
  },
  {
    // One file at a time, because all files share the function's rate limits.
    test: {
      environment,
      ...timeouts,
      name: 'function',
      include: ['e2e/function/**/*.test.ts'],
      fileParallelism: false,
    },
  },
];

/** Without emulators there are none, so that `npx vitest` and the mutants of units run without them. */
export const emulatorProjects = process.env.FIRESTORE_EMULATOR_HOST ? onEmulators : [];
