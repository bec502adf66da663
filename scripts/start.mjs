/**
 * `npm start`: the whole product on this machine, with hot reload. `npm start -- --ui` adds the
 * Emulator UI. Runs until Ctrl-C, which saves the data and stops everything.
 */

import { VITE, localClientEnv } from './clientBuild.mjs';
import { startEmulators } from './emulators.mjs';
import {
  checkPorts,
  dataFolder,
  demoSignIn,
  ensureDemoData,
  startDemoShop,
} from './localProduct.mjs';
import { HOST, addresses, offsetFrom, portsAt } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { runScript } from './session.mjs';
import { setUpApp, setUpEmulators } from './setup.mjs';
import { inProject } from './setup/paths.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {import('./ports.mjs').Ports} Ports */

/** Vite answers within a second; a machine that is busy installing things may take longer. */
const VITE_PATIENCE_MS = 60_000;

await runScript(async (session) => {
  const started = Date.now();
  const ui = process.argv.includes('--ui');
  const offset = offsetFrom('GIFTLISTS_PORT_OFFSET', 0);
  const ports = portsAt(offset);
  await checkPorts(ports, { offset, ui, vite: true });

  await setUpApp(session);
  const env = await setUpEmulators(session);
  await startDemoShop(session, ports);
  console.log('Starting the emulators and the development server.');
  const [emulators, vite] = await Promise.all([
    startEmulators(session, {
      offset,
      ports,
      env,
      ui,
      dataFolder: dataFolder(offset),
      // In development Vite serves the app; this only gives Hosting a folder to stand on.
      publicFolder: 'public',
      verbose: true,
    }),
    startVite(session, ports),
  ]);
  await ensureDemoData(ports);

  session.codeWhenStopped = 0;
  const { functions, hosting, ui: uiAddress } = addresses(ports);
  console.log(`
Giftlists is ready after ${Math.round((Date.now() - started) / 1000)} s.

  Open      http://localhost:${ports.vite}/
  Sign in   ${await demoSignIn()}
  Function  ${hosting}/api/fetch-product (functions at ${functions})${ui ? `\n  Data      ${uiAddress}/` : ''}

Ctrl-C saves the data and stops everything.
`);
  const ended = await Promise.race([
    emulators.exited.then(() => 'The emulators'),
    vite.exited.then(() => 'The development server'),
  ]);
  session.check();
  throw new Refusal(`${ended} ended unexpectedly: run npm start again.`);
});

/**
 * Starts Vite's development server and waits until it answers.
 * @param {Session} session
 * @param {Ports} ports
 * @returns {Promise<import('./session.mjs').Child>}
 * @throws {Refusal} when it does not come up
 */
async function startVite(session, ports) {
  const args = [VITE, '--port', String(ports.vite), '--strictPort', '--host', HOST];
  const vite = session.launch(process.execPath, args, {
    cwd: inProject(),
    env: localClientEnv(ports),
    onLine: (line) => {
      // Its greeting says what ours says; updates and errors are worth showing.
      if (/hmr|error|reload|warn/i.test(line)) console.log(line);
    },
  });
  session.onEnd(() => vite.stop());
  const deadline = Date.now() + VITE_PATIENCE_MS;
  while (vite.running && Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- asking again is the point
    if (await answers(`${addresses(ports).vite}/`)) return vite;
  }
  throw new Refusal(
    'The development server did not start: correct the error above and run this again.',
  );
}

/**
 * Asks once, and leaves a moment before the next time when there is no answer.
 * @param {string} url
 */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening yet.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return false;
  }
}
