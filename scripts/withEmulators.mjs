/**
 * `npm run capacity` and `npm run test:mutants`: one Vitest project (the first argument)
 * against emulators of its own, as `npm test` runs its parts. Further arguments go to Vitest.
 */

import { runVitest } from './checks/runners.mjs';
import { TEST_PORTS, TestProduct } from './checks/testProduct.mjs';
import { choosePorts } from './localProduct.mjs';
import { runScript } from './processGroup.mjs';
import { setUpApp, setUpEmulators } from './setup.mjs';

await runScript(async (group) => {
  const [project = '', ...extra] = process.argv.slice(2);
  const { offset, ports } = await choosePorts(TEST_PORTS);
  await setUpApp(group);
  const product = new TestProduct(group, { offset, ports, env: await setUpEmulators(group) });
  const { failed } = await runVitest(group, {
    projects: [project],
    env: await product.emulators(),
    extra,
  });
  return failed === 0 ? 0 : 1;
});
