import { readFileSync, rmSync } from 'node:fs';

import { cacheFile, inProject } from '../setup/paths.mjs';
import { countPlaywright, countVitest, distrust } from './tally.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {import('./tally.mjs').Count} Count */

/**
 * @param {boolean} ok
 * @returns {Count} one check
 */
export function oneCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, flaky: 0 };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  const total = { passed: 0, failed: 0, flaky: 0 };
  for (const { passed, failed, flaky } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
  }
  return total;
}

/**
 * Runs a program of the installed packages as one check.
 * @param {Session} session
 * @param {string[]} script path below the project, as parts
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
export async function runCheck(session, script, args) {
  const code = await session.run(process.execPath, [inProject(...script), ...args], {
    cwd: inProject(),
    show: true,
  });
  return oneCheck(code === 0);
}

/**
 * Runs Vitest and reads its count.
 * @param {Session} session
 * @param {{ folder?: string, projects?: string[], env?: NodeJS.ProcessEnv, extra?: string[] }} options
 *   `folder` is where it runs, relative to the project; `projects` are names of Vitest projects;
 *   `extra` are the person's own arguments
 * @returns {Promise<Count>}
 */
export async function runVitest(session, { folder = '.', projects = [], env, extra = [] }) {
  const report = freshReport('vitest');
  const vitest = inProject(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json'];
  args.push(
    `--outputFile.json=${report}`,
    ...projects.map((name) => `--project=${name}`),
    ...extra,
  );
  const code = await session.run(process.execPath, args, {
    cwd: inProject(folder),
    env: env ?? {},
    show: true,
  });
  return distrust(readReport(report, countVitest), code);
}

/**
 * Runs Playwright and reads its count.
 * @param {Session} session
 * @param {{ env: NodeJS.ProcessEnv, extra?: string[] }} options
 * @returns {Promise<Count>}
 */
export async function runPlaywright(session, { env, extra = [] }) {
  const report = freshReport('playwright');
  const playwright = inProject('node_modules', 'playwright', 'cli.js');
  const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts'];
  args.push('--reporter=list,json', ...extra);
  const code = await session.run(process.execPath, args, {
    cwd: inProject(),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  return distrust(readReport(report, countPlaywright), code);
}

/**
 * @param {string} name
 * @returns {string} a file that does not exist, so that an old report cannot pass for a new one
 */
function freshReport(name) {
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
    // Counted as a failure by `distrust`; the runner's own output above says why.
    console.error(`No report was left in ${file}.`);
    return undefined;
  }
}
