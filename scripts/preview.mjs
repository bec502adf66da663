/**
 * `npm run preview`: the production build on the Hosting emulator, as it will be on the web, with
 * the data of `npm start`. Runs until Ctrl-C.
 */

import { buildClient, localClientEnv } from './clientBuild.mjs';
import { startEmulators } from './emulators.mjs';
import {
  checkPorts,
  dataFolder,
  demoSignIn,
  ensureDemoData,
  startDemoShop,
} from './localProduct.mjs';
import { offsetFrom, portsAt } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { runScript } from './session.mjs';
import { setUpApp, setUpEmulators } from './setup.mjs';

await runScript(async (session) => {
  const ui = process.argv.includes('--ui');
  const offset = offsetFrom('GIFTLISTS_PORT_OFFSET', 0);
  const ports = portsAt(offset);
  await checkPorts(ports, { offset, ui });

  await setUpApp(session);
  const env = await setUpEmulators(session);
  console.log('Building the app for production.');
  const publicFolder = `dist-local-${offset}`;
  await buildClient(session, { outDir: publicFolder, env: localClientEnv(ports) });
  await startDemoShop(session, ports);
  console.log('Starting the emulators.');
  const emulators = await startEmulators(session, {
    offset,
    ports,
    env,
    ui,
    publicFolder,
    dataFolder: dataFolder(offset),
    verbose: true,
  });
  await ensureDemoData(ports);

  session.codeWhenStopped = 0;
  console.log(`
The production build is ready.

  Open      http://localhost:${ports.hosting}/
  Sign in   ${await demoSignIn()}

Ctrl-C saves the data and stops everything.
`);
  await emulators.exited;
  session.check();
  throw new Refusal('The emulators ended unexpectedly: run npm run preview again.');
});
