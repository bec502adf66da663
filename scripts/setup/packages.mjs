import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../userError.mjs';
import { inProject } from './paths.mjs';

/** @typedef {import('../processGroup.mjs').ProcessGroup} ProcessGroup */
/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} LockedPackages */

const PROGRESS_INTERVAL_MS = 15_000;

/**
 * Installs the packages of a folder when they are missing or not those of its lock file.
 * @param {ProcessGroup} group
 * @param {string} folder relative to the project, `.` for the app
 * @param {string} note what is being installed and how long it takes, for the progress line
 * @throws {UserError} when npm cannot install, with what to do
 */
export async function installPackages(group, folder, note) {
  const path = inProject(folder);
  const reason = stalePackages(path);
  if (reason === undefined) return;
  console.log(`Installing ${note}: ${reason}.`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => {
    console.log(`  still installing, ${seconds()} s …`);
  }, PROGRESS_INTERVAL_MS);
  group.onEnd(() => clearInterval(progress));

  // Without the registry npm would try every one of hundreds of packages several times. One question
  // first tells whether it can be reached; if not, only npm's own cache is used.
  const question = 'view vite version --fetch-retries=1 --fetch-retry-mintimeout=1000'.split(' ');
  const isReachable = (await runNpm(group, question)) === 0;
  /** @type {string[]} */
  const output = [];
  const source = isReachable ? '--prefer-offline' : '--offline';
  // Nothing here needs install scripts, and malware often comes as one.
  const install = ['ci', '--ignore-scripts', '--include=dev', source];
  const options = { cwd: path, onLine: (/** @type {string} */ line) => output.push(line) };
  const code = await runNpm(group, install, options);
  clearInterval(progress);
  if (code !== 0) {
    if (isReachable) console.error(output.slice(-20).join('\n'));
    throw new UserError(
      isReachable
        ? 'npm could not install the packages: correct the error above and run this again.'
        : 'The packages could not be downloaded because the npm registry cannot be reached: connect to the internet (or set the proxy with `npm config set proxy …`) and run this again.',
    );
  }
  console.log(`  installed in ${seconds()} s.`);
}

/**
 * Why the packages of a folder must be installed. npm keeps a lock file of what it really installed
 * in node_modules. Comparing it with ours also recognizes an `npm ci` run by hand, and one that was
 * interrupted, because npm writes that file last.
 * @param {string} path absolute folder with package.json and package-lock.json
 * @returns {string | undefined} undefined when they are up to date
 */
export function stalePackages(path) {
  const installedFile = join(path, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'they are not there yet';
  const wanted = packagesOf(join(path, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  const missing = Object.entries(wanted).filter(
    ([name, { version, optional, devOptional, link }]) =>
      // Optional packages depend on the machine (one binary per system).
      name !== '' && !optional && !devOptional && !link && installed[name]?.version !== version,
  );
  return missing.length > 0 ? `${missing.length} of them changed` : undefined;
}

/**
 * @param {string} file a lock file
 * @returns {LockedPackages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Runs npm: the one that started this script, or the one on PATH.
 * @param {ProcessGroup} group
 * @param {string[]} args
 * @param {import('../processGroup.mjs').LaunchOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNpm(group, args, options) {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /npm-cli\.c?js$/.test(cli)
    ? group.run(process.execPath, [cli, ...args], options)
    : group.run('npm', args, options);
}
