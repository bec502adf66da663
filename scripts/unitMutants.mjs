/**
 * `npm run test:mutants:unit -- 'src/model/**' 'functions/src/fetch/url.ts'`: changes these files bit
 * by bit with Stryker and reports which changes no unit test notices (docs/mutants.md). npm downloads
 * Stryker, which is no dependency because only this uses it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runScript } from './processGroup.mjs';
import { setUpApp, setUpFunctions } from './setup.mjs';
import { runNpm } from './setup/packages.mjs';
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
  const stryker = ['exec', '--yes', ...STRYKER.map((name) => `--package=${name}`)];
  stryker.push('--', 'stryker', 'run', inProject('scripts', 'stryker.config.mjs'));
  stryker.push('--tempDirName', temporary, '--mutate');

  let worst = 0;
  // The function has packages and tests of its own.
  for (const folder of ['.', 'functions']) {
    const mutate = patterns
      .filter((pattern) => pattern.startsWith('functions/') === (folder === 'functions'))
      .map((pattern) => pattern.replace(/^functions\//, ''));
    if (mutate.length === 0) continue;
    mutate.push('!**/*.test.*', '!**/*.testing.*', '!**/*.d.ts');
    const options = { cwd: inProject(folder), show: true };
    // Two at once would make a small machine unusable.
    worst = Math.max(worst, await runNpm(group, [...stryker, mutate.join()], options));
  }
  return worst;
});
