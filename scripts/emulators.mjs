import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SHOP_HOSTS } from './demo/catalog.mjs';
import { localConfig } from './localConfig.mjs';
import { HOST, PROJECT_ID } from './ports.mjs';
import { firebaseCli } from './setup/firestoreJar.mjs';
import { inProject } from './setup/paths.mjs';
import { UserError } from './userError.mjs';

const READY = /All emulators ready/;

/** Some problems do not stop firebase-tools: it would say "ready" with a function missing. */
const PROBLEM = /Failed to load function|Error: |Error while compiling rules/;

/** Enough to write a large export on a slow disk. */
const STOP_TIMEOUT_MS = 60_000;

/**
 * @typedef {object} EmulatorOptions
 * @property {number} offset distinguishes this run's files from those of another
 * @property {import('./ports.mjs').Ports} ports
 * @property {NodeJS.ProcessEnv} env from set-up: where the Firestore emulator is
 * @property {string} publicFolder what Hosting serves, relative to the project
 * @property {string} [dataFolder] where data is kept between runs; without it, no data is kept
 * @property {boolean} [ui] also start the Emulator UI
 * @property {boolean} [verbose] print what the function logs
 * @property {number} [heapMb] how much memory the Firestore emulator may take; Java decides without it
 */

/**
 * Starts the Auth, Firestore, Functions and Hosting emulators and waits until all answer. They end
 * with the process group, after saving their data.
 * @param {import('./processGroup.mjs').ProcessGroup} group
 * @param {EmulatorOptions} options
 * @returns {Promise<import('./processGroup.mjs').Child>} the running firebase-tools
 * @throws {UserError} when they do not start
 */
export async function startEmulators(group, options) {
  const { offset, ports, env, publicFolder, ui = false, heapMb } = options;
  const config = inProject(`.firebase.local-${offset}.json`);
  const own = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  writeFileSync(config, JSON.stringify(localConfig(own, ports, { publicFolder, ui }), null, 2));
  group.onEnd(() => rmSync(config, { force: true }));

  // firebase-tools finds the running emulators of a project through a file in the temporary folder.
  // With a folder of its own for each run, `npm test` cannot make `npm start` save the wrong data.
  const temporary = mkdtempSync(join(tmpdir(), 'giftlists-'));
  group.onEnd(() => rmSync(temporary, { recursive: true, force: true }));

  const logs = inProject('.emulator-data', `logs-${offset}`);
  const log = join(logs, 'emulators.log');
  mkdirSync(logs, { recursive: true });
  writeFileSync(log, '');

  const allowed = [HOST, ...SHOP_HOSTS].map((host) => `${host}:${ports.shop}`);
  if (env['FETCH_PRODUCT_ALLOW']) allowed.push(env['FETCH_PRODUCT_ALLOW']);
  const heap = heapMb === undefined ? '' : `-Xmx${heapMb}m`;
  const javaOptions = ['-XX:+UseParallelGC', heap, process.env['JAVA_TOOL_OPTIONS'] ?? ''];
  const child = group.launch(process.execPath, commandLine(config, options), {
    cwd: logs,
    log,
    env: {
      ...env,
      TMPDIR: temporary,
      TEMP: temporary,
      // The function may read pages of the demo shop, and of what the caller allows.
      FETCH_PRODUCT_ALLOW: allowed.join(','),
      JAVA_TOOL_OPTIONS: javaOptions.join(' '),
      NO_UPDATE_NOTIFIER: '1',
    },
    onLine: (line) => {
      if (options.verbose && /^(>  |⚠ +functions)/.test(line)) console.log(line);
    },
  });
  group.onEnd(() => child.stop('SIGINT', STOP_TIMEOUT_MS));

  const line = await child.lineLike(new RegExp(`${READY.source}|${PROBLEM.source}`));
  group.check();
  child.remember();
  if (line && READY.test(line)) return child;
  const problem = line?.trim() ?? `they ended with exit code ${await child.exited}`;
  throw new UserError(
    `The emulators did not start (${problem}): see ${log} for the reason, correct it and run this again.`,
  );
}

/**
 * @param {string} config
 * @param {EmulatorOptions} options
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
