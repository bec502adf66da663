/**
 * `npm start`: the whole product on this machine, with hot reload. `npm start -- --ui` adds the
 * Emulator UI. Runs until Ctrl-C, which saves the data and stops everything.
 */

import { VITE, localClientEnv } from './clientBuild.mjs';
import { demoSignIn, setUpProduct, startProduct } from './localProduct.mjs';
import { HOST, addresses } from './ports.mjs';
import { runScript } from './processGroup.mjs';
import { inProject } from './setup/paths.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('./processGroup.mjs').ProcessGroup} ProcessGroup */
/** @typedef {import('./processGroup.mjs').Child} Child */

await runScript(async (group) => {
  const started = Date.now();
  const product = await setUpProduct(group, { vite: true });
  const { ports, ui } = product;
  console.log('Starting the emulators and the development server.');
  const [emulators, vite] = await Promise.all([
    // Vite serves the app, but Hosting does not start without a folder.
    startProduct(group, { ...product, publicFolder: 'public' }),
    startVite(group, ports),
  ]);

  group.codeWhenStopped = 0;
  const { functions, hosting, shop, ui: uiAddress } = addresses(ports);
  console.log(`
Giftlists is ready after ${Math.round((Date.now() - started) / 1000)} s.

  Open      http://localhost:${ports.vite}/
  Sign in   ${demoSignIn()}
  Shop      ${shop}/ (paste an address of it into a list to try auto-fill)
  Function  ${hosting}/api/fetch-product (functions at ${functions})${ui ? `\n  Data      ${uiAddress}/` : ''}

Ctrl-C saves the data and stops everything.
`);
  const ended = await Promise.race([
    emulators.exited.then(() => 'The emulators'),
    vite.exited.then(() => 'The development server'),
  ]);
  group.check();
  throw new UserError(`${ended} ended unexpectedly: run npm start again.`);
});

/**
 * Starts Vite's development server and waits until it is ready.
 * @param {ProcessGroup} group
 * @param {import('./ports.mjs').Ports} ports
 * @returns {Promise<Child>}
 * @throws {UserError} when it does not start
 */
async function startVite(group, ports) {
  const args = [VITE, '--port', String(ports.vite), '--strictPort', '--host', HOST];
  const vite = group.launch(process.execPath, args, {
    cwd: inProject(),
    env: localClientEnv(ports),
    onLine: (line) => {
      // Vite's banner is left out; updates and errors are shown.
      if (/hmr|error|reload|warn/i.test(line)) console.log(line);
    },
  });
  if (await vite.lineLike(/ready in/)) return vite;
  throw new UserError(
    'The development server did not start: correct the error above and run this again.',
  );
}
