import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../refusal.mjs';
import { inProject } from './paths.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }>} LockedPackages */

/** How often a sign of life is printed while npm is silent. */
const HEARTBEAT_MS = 15_000;

/** This many failed attempts, with not one success, are no bad luck. */
const ATTEMPTS = 4;

const NETWORK_ERROR =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|ENOTCACHED/;

/**
 * Notices early that the registry cannot be reached: npm itself would try every one of hundreds of
 * packages several times before it gives up.
 */
class NetworkWatch {
  #failed = 0;
  #reached = false;
  /** @type {() => void} */
  #giveUp = () => undefined;

  /** @type {Promise<number>} resolves to an exit code when there is no hope */
  unreachable = new Promise((resolve) => {
    this.#giveUp = () => resolve(1);
  });

  /** @param {string} line of npm's output at the level `http` */
  see(line) {
    if (/http fetch GET [23]\d\d /.test(line) && !line.includes('(cache hit)'))
      this.#reached = true;
    if (!/attempt \d+ failed with/.test(line) || !NETWORK_ERROR.test(line)) return;
    this.#failed += 1;
    if (!this.#reached && this.#failed >= ATTEMPTS) this.#giveUp();
  }
}

/**
 * Installs the packages of a folder when they are missing or not those of its lock file.
 * @param {Session} session
 * @param {string} folder relative to the project, `.` for the app
 * @param {string} note what is being installed and how long it takes, for the progress line
 * @throws {Refusal} when npm cannot install, with what to do
 */
export async function installPackages(session, folder, note) {
  const path = inProject(folder);
  const stale = stalePackages(path);
  if (stale === undefined) return;
  console.log(`Installing ${note}: ${stale}.`);
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s …`);
  }, HEARTBEAT_MS);
  /** @type {string[]} */
  const output = [];
  const network = new NetworkWatch();
  try {
    const { command, args } = npmCommand();
    const npm = session.launch(
      command,
      [
        ...args,
        'ci',
        // Nothing here needs install scripts, so none run: they are the usual way in for malware.
        '--ignore-scripts',
        '--include=dev',
        '--prefer-offline',
        '--fetch-retry-mintimeout=1000',
        '--fetch-retry-maxtimeout=5000',
        '--loglevel=http',
      ],
      {
        cwd: path,
        onLine: (line) => {
          output.push(line);
          network.see(line);
        },
      },
    );
    const code = await Promise.race([npm.exited, network.unreachable]);
    session.check();
    await npm.stop();
    if (code !== 0) throw installRefusal(output, code);
  } finally {
    clearInterval(heartbeat);
  }
  console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Why the packages of a folder must be installed. npm keeps a lock file of what it really installed
 * in node_modules; comparing it with ours also recognises an `npm ci` run by hand, and one that was
 * interrupted (npm writes that file last).
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
 * The npm that started this script, or the one on PATH.
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /npm-cli\.c?js$/.test(cli)
    ? { command: process.execPath, args: [cli] }
    : { command: 'npm', args: [] };
}

/**
 * @param {string[]} output what npm printed
 * @param {number} code its exit code
 * @returns {Refusal} one sentence
 */
function installRefusal(output, code) {
  const text = output.join('\n');
  if (NETWORK_ERROR.test(text)) {
    return new Refusal(
      'The packages could not be downloaded because the npm registry cannot be reached: connect to the internet (or set the proxy with `npm config set proxy …`) and run this again.',
    );
  }
  if (/EUSAGE|can only install packages when/.test(text)) {
    return new Refusal(
      'package.json and package-lock.json do not fit together: run `npm install` in that folder and run this again.',
    );
  }
  const reason = output.find((line) => /npm (error|ERR!)/.test(line)) ?? `exit code ${code}`;
  return new Refusal(
    `npm could not install the packages (${reason.replace(/^npm (error|ERR!) ?/, '').trim()}): run \`npm ci\` to see why.`,
  );
}
