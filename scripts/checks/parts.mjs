/** The parts of `npm test`, in the order they run: the quick ones first. */

import { inProject } from '../setup/paths.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { checkBudgets } from './budgets.mjs';
import { addUp, oneCheck, runCheck, runPlaywright, runVitest } from './runners.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {import('./tally.mjs').Count} Count */
/**
 * What the parts of one run share.
 * @typedef {object} Run
 * @property {Session} session
 * @property {string[]} extra the person's own arguments for the test runner
 * @property {import('./testProduct.mjs').TestProduct} product
 */
/** @typedef {{ name: string, needs: Needs, run: (run: Run) => Promise<Count> }} Part */
/**
 * What must be on the machine: the app's packages always, and `functions` the function's,
 * `emulators` Java and the emulators, `browser` a Chromium as well.
 * @typedef {{ functions?: boolean, emulators?: boolean, browser?: boolean }} Needs
 */

/** Parts of the journeys, each with emulators of its own (`freshEmulators` says why). */
const SHARDS = 4;

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'lint',
    needs: { functions: true },
    run: async ({ session }) => {
      const lint = await runCheck(
        session,
        ['node_modules', 'oxlint', 'bin', 'oxlint'],
        ['--type-aware', '--deny-warnings'],
      );
      const format = await runCheck(
        session,
        ['node_modules', 'oxfmt', 'bin', 'oxfmt'],
        ['--check'],
      );
      const { passed, problems } = checkBoundaries();
      for (const problem of problems) console.error(problem);
      console.log(
        `Import direction: ${passed} of ${passed + problems.length} imports judged right.`,
      );
      return addUp([lint, format, { passed, failed: problems.length, flaky: 0 }]);
    },
  },
  {
    name: 'types',
    needs: { functions: true },
    run: async ({ session }) => {
      const compiler = ['node_modules', 'typescript', 'bin', 'tsc'];
      const app = await runCheck(session, compiler, ['-p', 'tsconfig.json', '--noEmit']);
      const functions = await runCheck(session, compiler, ['-p', 'functions', '--noEmit']);
      return addUp([app, functions]);
    },
  },
  {
    name: 'unit',
    needs: {},
    run: ({ session, extra }) => runVitest(session, { projects: ['src', 'scripts'], extra }),
  },
  {
    name: 'functions',
    needs: { functions: true },
    run: ({ session, extra }) => runVitest(session, { folder: 'functions', extra }),
  },
  {
    name: 'build',
    needs: {},
    run: async ({ product }) => {
      if (!(await product.build())) return oneCheck(false);
      const { rows, problems } = checkBudgets(inProject(product.folder));
      console.log(`Budgets, gzip:\n  ${rows.join('\n  ')}`);
      for (const problem of problems) console.error(problem);
      return addUp([
        oneCheck(true),
        { passed: Math.max(0, rows.length - problems.length), failed: problems.length, flaky: 0 },
      ]);
    },
  },
  {
    name: 'rules',
    needs: { emulators: true },
    run: async ({ session, product, extra }) => {
      const env = await product.emulators();
      return runVitest(session, { projects: ['rules'], env, extra });
    },
  },
  {
    name: 'e2e',
    needs: { emulators: true, browser: true },
    run: async ({ session, product, extra }) => {
      if (!(await product.build())) return oneCheck(false);
      // With arguments of their own the person is after certain journeys.
      if (extra.length > 0) {
        return runPlaywright(session, { env: await product.emulators(), extra });
      }
      const counts = [
        await runVitest(session, {
          projects: ['function'],
          env: await product.emulators(),
        }),
      ];
      for (let shard = 1; shard <= SHARDS; shard += 1) {
        // oxlint-disable no-await-in-loop -- each needs both cores
        const env = await product.freshEmulators();
        counts.push(
          await runPlaywright(session, {
            env,
            extra: [`--shard=${shard}/${SHARDS}`, `--output=test-results/journeys-${shard}`],
          }),
        );
        // oxlint-enable no-await-in-loop
      }
      return addUp(counts);
    },
  },
];
