import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { localConfig } from './localConfig.mjs';
import { HOST, PROJECT_ID } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { firebaseCli } from './setup/firestoreJar.mjs';
import { inProject } from './setup/paths.mjs';

/**
 * The ports the emulators take, for the check before they start.
 * @type {import('./ports.mjs').PortName[]}
 */
export const EMULATOR_PORTS = [
  'auth',
  'firestore',
  'firestoreWebsocket',
  'functions',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
];

const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseParallelGC';

/** Long enough to write a large export on a slow disk. */
const STOP_PATIENCE_MS = 60_000;

/**
 * @typedef {object} EmulatorOptions
 * @property {number} offset tells this run's files from those of another
 * @property {import('./ports.mjs').Ports} ports
 * @property {NodeJS.ProcessEnv} env from set-up: where the Firestore emulator is
 * @property {string} publicFolder what Hosting serves, relative to the project
 * @property {string} [dataFolder] where data is kept between runs; without it, it is forgotten
 * @property {boolean} [ui] also start the Emulator UI
 * @property {boolean} [verbose] print what the function logs
 * @property {number} [heapMb] what the Firestore emulator may take of memory; Java decides without it
 */

/**
 * Starts the Auth, Firestore, Functions and Hosting emulators and waits until all answer. They end
 * with the session, after saving their data.
 * @param {import('./session.mjs').Session} session
 * @param {EmulatorOptions} options
 * @returns {Promise<import('./session.mjs').Child>} the running firebase-tools
 * @throws {Refusal} when they do not come up
 */
export async function startEmulators(session, options) {
  const { offset, ports, publicFolder, dataFolder, ui = false, heapMb } = options;
  const config = inProject(`.firebase.local-${offset}.json`);
  const own = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  writeFileSync(config, JSON.stringify(localConfig(own, ports, { publicFolder, ui }), null, 2));
  session.onEnd(() => rmSync(config, { force: true }));

  // firebase-tools finds "the" running emulators of a project through a file in the temporary
  // folder; with a folder of its own, `npm test` cannot make `npm start` save the wrong data.
  const temporary = mkdtempSync(join(tmpdir(), 'giftlists-'));
  session.onEnd(() => rmSync(temporary, { recursive: true, force: true }));

  const logs = inProject('.emulator-data', `logs-${offset}`);
  mkdirSync(logs, { recursive: true });
  const log = join(logs, 'emulators.log');
  writeFileSync(log, '');

  /** @type {(problem?: string) => void} */
  let settle;
  /** @type {Promise<string | undefined>} */
  const settled = new Promise((resolve) => {
    settle = resolve;
  });
  let ready = false;
  const child = session.launch(process.execPath, commandLine(config, { dataFolder, ui }), {
    cwd: logs,
    log,
    env: {
      ...options.env,
      TMPDIR: temporary,
      TEMP: temporary,
      // The caller may know more that the function may reach (e2e/function does).
      FETCH_PRODUCT_ALLOW: [`${HOST}:${ports.shop}`, options.env['FETCH_PRODUCT_ALLOW']]
        .filter(Boolean)
        .join(','),
      // The Firestore emulator lives for minutes: what the second compiler would gain, it costs.
      JAVA_TOOL_OPTIONS: [
        JAVA_OPTIONS,
        heapMb && `-Xmx${heapMb}m`,
        process.env['JAVA_TOOL_OPTIONS'],
      ]
        .filter(Boolean)
        .join(' '),
      // Otherwise it looks for newer versions of itself.
      NO_UPDATE_NOTIFIER: '1',
    },
    onLine: (line) => {
      if (/All emulators ready/.test(line)) settle();
      else if (!ready) settleOnProblem(line, settle);
      else if (options.verbose && isFunctionLog(line)) console.log(line);
    },
  });
  session.onEnd(() => child.stop('SIGINT', STOP_PATIENCE_MS));
  void child.exited.then((code) => settle(`they ended with exit code ${code}`));

  const problem = await settled;
  session.check();
  ready = true;
  child.remember();
  if (problem !== undefined) {
    throw new Refusal(
      `The emulators did not start (${problem}): see ${log} for the reason, correct it and run this again.`,
    );
  }
  return child;
}

/**
 * @param {string} config
 * @param {{ dataFolder: string | undefined, ui: boolean }} options
 * @returns {string[]} arguments for Node
 */
function commandLine(config, { dataFolder, ui }) {
  const only = ['auth', 'firestore', 'functions', 'hosting', ...(ui ? ['ui'] : [])];
  const args = [firebaseCli(), 'emulators:start', '--config', config, '--project', PROJECT_ID];
  args.push('--only', only.join(','), '--non-interactive');
  if (dataFolder !== undefined) {
    const saved = existsSync(join(dataFolder, 'firebase-export-metadata.json'));
    if (saved) args.push('--import', dataFolder);
    args.push('--export-on-exit', dataFolder);
  }
  return args;
}

/**
 * Some problems do not stop firebase-tools: it would say "ready" with a function missing.
 * @param {string} line
 * @param {(problem?: string) => void} settle
 */
function settleOnProblem(line, settle) {
  const match = /Failed to load function[^]*|Error: .*|.*Error while compiling rules.*/.exec(line);
  if (match) settle(match[0].trim());
}

/** @param {string} line */
function isFunctionLog(line) {
  return line.startsWith('>  ') || /^⚠ +functions/.test(line);
}
