/**
 * `npm run test:mutants:unit -- 'src/model/**' 'functions/src/fetch/url.ts'`: changes these files bit
 * by bit with Stryker and reports which changes no unit test notices (docs/mutants.md). npm downloads
 * Stryker, which is no dependency because only this uses it.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runScript } from './processGroup.mjs';
import { setUpApp, setUpFunctions } from './setup.mjs';
import { npmCommand } from './setup/packages.mjs';
import { inProject } from './setup/paths.mjs';
import { UserError } from './userError.mjs';

/** The newest that runs on the oldest Node this project supports. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

await runScript(async (group) => {
  const patterns = process.argv.slice(2);
  if (patterns.length === 0) {
    throw new UserError(
      "Say which files: npm run test:mutants:unit -- 'src/model/**' (or 'functions/src/**').",
    );
  }
  await setUpApp(group);
  await setUpFunctions(group);
  const temporary = mkdtempSync(join(tmpdir(), 'giftlists-mutants-'));
  group.onEnd(() => rmSync(temporary, { recursive: true, force: true }));
  const { command, args } = npmCommand();
  const packages = STRYKER.map((name) => `--package=${name}`);

  let worst = 0;
  // The function has packages and tests of its own.
  for (const [folder, isIn] of /** @type {const} */ ([
    ['.', (/** @type {string} */ pattern) => !pattern.startsWith('functions/')],
    ['functions', (/** @type {string} */ pattern) => pattern.startsWith('functions/')],
  ])) {
    const mutate = patterns.filter(isIn).map((pattern) => pattern.replace(/^functions\//, ''));
    if (mutate.length === 0) continue;
    const config = join(temporary, 'stryker.json');
    writeFileSync(
      config,
      JSON.stringify({
        testRunner: 'vitest',
        mutate: [...mutate, '!**/*.{test,testing}.{ts,tsx}', '!**/*.d.ts'],
        // Values made when a file is read would need a whole run of the tests each.
        ignoreStatic: true,
        // The tests need none of these. tsconfig.json names a file that Stryker's copy lacks.
        ignorePatterns: ['tsconfig.json', 'dist*', 'lib', 'bench', '*.log'],
        tsconfigFile: 'none.json',
        tempDirName: temporary,
        reporters: ['clear-text'],
        concurrency: 1,
      }),
    );
    const stryker = ['exec', '--yes', ...packages, '--', 'stryker', 'run', config];
    const options = { cwd: inProject(folder), show: true };
    // oxlint-disable-next-line no-await-in-loop -- two at once would make a small machine unusable
    worst = Math.max(worst, await group.run(command, [...args, ...stryker], options));
  }
  return worst;
});
