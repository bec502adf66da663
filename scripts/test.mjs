/**
 * `npm test`: everything that can be checked, against the product itself on ports and data of its
 * own, so that it may run beside `npm start`. `npm run test:PART` runs one part; arguments after
 * `--` go to its test runner. The last line is the sum.
 */

import { PARTS } from './checks/parts.mjs';
import { summary } from './checks/summary.mjs';
import { setUpTestProduct } from './checks/testProduct.mjs';
import { runScript } from './processGroup.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('./checks/parts.mjs').Part} Part */

/** The emulators start this many parts ahead, while quicker parts run. */
const PARTS_AHEAD = 3;

await runScript(async (group) => {
  const [name, ...extra] = process.argv.slice(2);
  const parts = chosenParts(name);
  const product = await setUpTestProduct(
    group,
    Object.assign({}, ...parts.map(({ needs }) => needs)),
  );
  const results = [];
  for (const [index, part] of parts.entries()) {
    if (parts.slice(index, index + PARTS_AHEAD).some(({ needs }) => needs.emulators)) {
      // The part that needs them reports a failure.
      product.emulators().catch(() => undefined);
    }
    console.log(`\n=== ${part.name} ===\n`);
    const started = Date.now();
    // On two cores, one part at a time is fastest.
    const count = await part.run({ group, product, extra });
    results.push({ name: part.name, count, seconds: (Date.now() - started) / 1000 });
  }
  // The emulators print while they end, and the sum has to be the last line.
  await group.end();
  console.log(`\n=== sum ===\n\n${summary(results)}`);
  return results.some(({ count }) => count.failed > 0) ? 1 : 0;
});

/**
 * @param {string | undefined} name
 * @returns {Part[]}
 * @throws {UserError} when there is no such part
 */
function chosenParts(name) {
  if (name === undefined) return PARTS;
  const part = PARTS.find((known) => known.name === name);
  if (part) return [part];
  const names = PARTS.map((known) => known.name).join(', ');
  throw new UserError(`There is no part "${name}": use one of ${names}, or none for all of them.`);
}
