/**
 * `npm run test:mutants:unit -- 'src/model/**' 'functions/src/fetch/url.ts'`: changes these files bit
 * by bit with Stryker and reports which changes no unit test notices (docs/mutants.md). Needs the npm
 * registry: Stryker is no dependency, because only this uses it.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { UserError } from './userError.mjs';
import { runScript } from './processGroup.mjs';
import { setUpApp, setUpFunctions } from './setup.mjs';
import { npmCommand } from './setup/packages.mjs';
import { inProject } from './setup/paths.mjs';

/** The newest that runs on the oldest Node this project supports. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

/** The function has packages and tests of its own. */
const FUNCTIONS = 'functions/';

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
  const inFunctions = patterns.filter((pattern) => pattern.startsWith(FUNCTIONS));
  const runs = [
    { folder: '.', mutate: patterns.filter((pattern) => !pattern.startsWith(FUNCTIONS)) },
    { folder: 'functions', mutate: inFunctions.map((text) => text.slice(FUNCTIONS.length)) },
  ];
  let worst = 0;
  for (const { folder, mutate } of runs.filter((run) => run.mutate.length > 0)) {
    const config = join(temporary, `${folder === '.' ? 'app' : folder}.json`);
    writeFileSync(config, JSON.stringify(strykerConfig(mutate, temporary)));
    const { command, args } = npmCommand();
    const packages = STRYKER.map((name) => `--package=${name}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a small machine stays usable
    const code = await group.run(
      command,
      [...args, 'exec', '--yes', ...packages, '--', 'stryker', 'run', config],
      { cwd: inProject(folder), show: true },
    );
    worst = Math.max(worst, code);
  }
  return worst;
});

/**
 * @param {string[]} mutate patterns below the folder of package.json
 * @param {string} temporary a folder for the copies that are changed
 */
function strykerConfig(mutate, temporary) {
  return {
    testRunner: 'vitest',
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/*.d.ts'],
    // Values made when a file is read would need a whole run of the tests each.
    ignoreStatic: true,
    // Of the copy, the tests need neither; the first names a file beside it that is not there.
    ignorePatterns: ['tsconfig.json', 'dist*', 'lib', 'bench', '*.log'],
    tsconfigFile: 'none.json',
    tempDirName: temporary,
    reporters: ['clear-text'],
    concurrency: 1,
  };
}
