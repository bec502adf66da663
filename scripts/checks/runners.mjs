import { readFileSync, rmSync } from 'node:fs';

import { cacheFile, inProject } from '../setup/paths.mjs';
import { countPlaywright, countVitest, failIfEmpty } from './summary.mjs';

/** @typedef {import('../processGroup.mjs').ProcessGroup} ProcessGroup */
/** @typedef {import('./summary.mjs').Count} Count */
/** @typedef {import('./summary.mjs').VitestReport} VitestReport */

/**
 * @param {boolean} ok
 * @returns {Count} one check
 */
export function oneCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, flaky: 0 };
}

/**
 * Runs a program of the installed packages as one check.
 * @param {ProcessGroup} group
 * @param {string} script path below node_modules
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
export async function runCheck(group, script, args) {
  const run = [inProject('node_modules', script), ...args];
  const code = await group.run(process.execPath, run, { cwd: inProject(), show: true });
  return oneCheck(code === 0);
}

/**
 * Runs Vitest and reads its count.
 * @param {ProcessGroup} group
 * @param {object} options
 * @param {string} [options.folder] where it runs, relative to the project
 * @param {string[]} [options.projects] names of Vitest projects
 * @param {'default' | 'verbose'} [options.reporter] 'verbose' shows each test as it ends
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.extra] the person's own arguments
 * @returns {Promise<Count>}
 */
export async function runVitest(
  group,
  { folder = '.', projects = [], reporter = 'default', env = {}, extra = [] },
) {
  const report = newReportFile('vitest');
  const args = [inProject(folder, 'node_modules/vitest/vitest.mjs'), 'run'];
  args.push(`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`);
  args.push(...projects.map((name) => `--project=${name}`));
  const options = { cwd: inProject(folder), env, show: true };
  const code = await group.run(process.execPath, [...args, ...extra], options);
  const chosen = extra.length > 0;
  return failIfEmpty(
    readReport(report, (/** @type {VitestReport} */ read) => countVitest(read, { chosen })),
    code,
  );
}

/**
 * Runs Playwright and reads its count.
 * @param {ProcessGroup} group
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} [options.config] the file with the tests to run; without it, the browser tests
 * @param {string[]} [options.extra] the person's own arguments
 * @returns {Promise<Count>}
 */
export async function runPlaywright(
  group,
  { env, config = 'e2e/playwright.config.ts', extra = [] },
) {
  const report = newReportFile('playwright');
  const args = [inProject('node_modules/playwright/cli.js'), 'test', '--reporter=list,json'];
  args.push('--config', config, ...extra);
  const code = await group.run(process.execPath, args, {
    cwd: inProject(),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  return failIfEmpty(readReport(report, countPlaywright), code);
}

/**
 * @param {string} name
 * @returns {string} a file that does not exist, so that an old report cannot pass for a new one
 */
function newReportFile(name) {
  const file = cacheFile(`${name}-${process.pid}.json`);
  rmSync(file, { force: true });
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}

/**
 * @template T
 * @param {string} file
 * @param {(report: T) => Count} count
 * @returns {Count | undefined} undefined when the runner left no report
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // `failIfEmpty` counts it as a failure; the runner's own output says why.
    console.error(`No report was left in ${file}.`);
    return undefined;
  }
}
