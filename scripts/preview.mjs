/**
 * `npm run preview`: the production build on the Hosting emulator, as it will be on the web, with
 * the data of `npm start`. Runs until Ctrl-C.
 */

import { buildClient, localClientEnv } from './clientBuild.mjs';
import { choosePorts, dataFolder, demoSignIn, startProduct } from './localProduct.mjs';
import { runScript } from './processGroup.mjs';
import { setUpApp, setUpEmulators } from './setup.mjs';
import { UserError } from './userError.mjs';

await runScript(async (group) => {
  const ui = process.argv.includes('--ui');
  const { offset, ports } = await choosePorts({ ui });
  await setUpApp(group);
  const env = await setUpEmulators(group);
  console.log('Building the app for production.');
  const publicFolder = `dist-local-${offset}`;
  await buildClient(group, { outDir: publicFolder, env: localClientEnv(ports) });
  console.log('Starting the emulators.');
  const emulators = await startProduct(group, {
    offset,
    ports,
    env,
    ui,
    publicFolder,
    dataFolder: dataFolder(offset),
    verbose: true,
  });

  group.codeWhenStopped = 0;
  console.log(`
The production build is ready.

  Open      http://localhost:${ports.hosting}/
  Sign in   ${demoSignIn()}

Ctrl-C saves the data and stops everything.
`);
  await emulators.exited;
  group.check();
  throw new UserError('The emulators ended unexpectedly: run npm run preview again.');
});
