/**
 * `npm run capacity` and `npm run test:mutants`: one Vitest project (the first argument)
 * against emulators of its own, as `npm test` runs its parts. Further arguments go to Vitest.
 */

import { runVitest } from './checks/runners.mjs';
import { setUpTestProduct } from './checks/testProduct.mjs';
import { runScript } from './processGroup.mjs';

/** The Firestore emulator keeps all versions of all documents, and the mutants write very many. */
const HEAP_MB = 4000;

await runScript(async (group) => {
  const [project = '', ...extra] = process.argv.slice(2);
  const product = await setUpTestProduct(group, { emulators: true });
  const { failed } = await runVitest(group, {
    projects: [project],
    // Mutants take about half an hour.
    reporter: 'verbose',
    env: await product.emulators({ heapMb: HEAP_MB }),
    extra,
  });
  return failed === 0 ? 0 : 1;
});
