/**
 * `npm run preview`: the production build on the Hosting emulator, as it will be on the web, with
 * the data of `npm start`. Runs until Ctrl-C.
 */

import { buildClient, localClientEnv } from './clientBuild.mjs';
import { demoSignIn, setUpProduct, startProduct } from './localProduct.mjs';
import { runScript } from './processGroup.mjs';
import { UserError } from './userError.mjs';

await runScript(async (group) => {
  const product = await setUpProduct(group);
  const { offset, ports } = product;
  console.log('Building the app for production.');
  const publicFolder = `dist-local-${offset}`;
  await buildClient(group, { outDir: publicFolder, env: localClientEnv(ports) });
  console.log('Starting the emulators.');
  const emulators = await startProduct(group, { ...product, publicFolder });

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
