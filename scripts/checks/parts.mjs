/** The parts of `npm test`, in the order they run: the quick ones first. */

import { inProject } from '../setup/paths.mjs';
import { checkBudgets } from './budgets.mjs';
import { findImportCycle } from './importCycles.mjs';
import { oneCheck, runCheck, runPlaywright, runVitest } from './runners.mjs';
import { addUp } from './summary.mjs';

/** @typedef {import('./summary.mjs').Count} Count */
/**
 * What the parts of one run share.
 * @typedef {object} Run
 * @property {import('../processGroup.mjs').ProcessGroup} group
 * @property {string[]} extra the person's own arguments for the test runner
 * @property {import('./testProduct.mjs').TestProduct} product
 */
/** @typedef {import('./testProduct.mjs').Needs} Needs */
/** @typedef {{ name: string, needs: Needs, run: (run: Run) => Promise<Count> }} Part */

/** Parts of the browser tests, each with emulators of its own (`freshEmulators` says why). */
const SHARDS = 4;

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'lint',
    needs: { functions: true },
    run: async ({ group }) =>
      addUp([
        await runCheck(group, 'oxlint/bin/oxlint', [
          '--type-aware',
          '--deny-warnings',
          '--report-unused-disable-directives',
        ]),
        await runCheck(group, 'oxfmt/bin/oxfmt', ['--check']),
      ]),
  },
  {
    name: 'types',
    needs: { functions: true },
    run: async ({ group }) =>
      addUp([
        await runCheck(group, 'typescript/bin/tsc', ['-p', 'tsconfig.json', '--noEmit']),
        await runCheck(group, 'typescript/bin/tsc', ['-p', 'functions', '--noEmit']),
      ]),
  },
  {
    name: 'unit',
    needs: {},
    run: ({ group, extra }) => runVitest(group, { projects: ['src', 'extract', 'scripts'], extra }),
  },
  {
    name: 'functions',
    needs: { functions: true },
    run: ({ group, extra }) => runVitest(group, { folder: 'functions', extra }),
  },
  {
    name: 'build',
    needs: {},
    run: async ({ product }) => {
      if (!(await product.build())) return oneCheck(false);
      const { rows, problems } = checkBudgets(inProject(product.folder));
      console.log(`Budgets, gzip:\n  ${rows.join('\n  ')}`);
      for (const problem of problems) console.error(problem);
      const cycle = findImportCycle(inProject(product.folder, 'assets'));
      if (cycle.length > 0) console.error(`Import cycle: ${cycle.join(' → ')}`);
      return addUp([oneCheck(problems.length === 0), oneCheck(cycle.length === 0)]);
    },
  },
  {
    name: 'rules',
    needs: { emulators: true },
    run: async ({ group, product, extra }) => {
      const env = await product.emulators();
      return runVitest(group, { projects: ['rules'], env, extra });
    },
  },
  {
    name: 'e2e',
    needs: { emulators: true, browser: true },
    run: async ({ group, product, extra }) => {
      if (!(await product.build())) return oneCheck(false);
      const env = await product.emulators();
      // Whoever gives arguments wants certain tests, so the tests of the function are left out.
      if (extra.length > 0) return runPlaywright(group, { env, extra });
      const counts = [await runVitest(group, { projects: ['function'], env })];
      for (let shard = 1; shard <= SHARDS; shard += 1) {
        const options = [`--shard=${shard}/${SHARDS}`, `--output=test-results/browser-${shard}`];
        // One after the other, because each needs both cores.
        const fresh = await product.freshEmulators();
        counts.push(await runPlaywright(group, { env: fresh, extra: options }));
      }
      return addUp(counts);
    },
  },
];
