/**
 * `npm test`: everything that can be checked, against the product itself on ports and data of its
 * own, so that it may run beside `npm start`. `npm run test:PART` runs one part; arguments after
 * `--` go to its test runner. The last line is the sum.
 */

import { PARTS } from './checks/parts.mjs';
import { Tally } from './checks/tally.mjs';
import { TestProduct } from './checks/testProduct.mjs';
import { EMULATOR_PORTS } from './emulators.mjs';
import { offsetFrom, portsAt } from './ports.mjs';
import { refuseTakenPorts } from './portsTaken.mjs';
import { Refusal } from './refusal.mjs';
import { runScript } from './session.mjs';
import { setUpApp, setUpBrowser, setUpEmulators, setUpFunctions } from './setup.mjs';

/** @typedef {import('./checks/parts.mjs').Part} Part */
/** @typedef {import('./session.mjs').Session} Session */

const OFFSET_VARIABLE = 'GIFTLISTS_TEST_PORT_OFFSET';

/** The emulators start while the parts before theirs run: so many, theirs included. */
const HEAD_START = 3;

await runScript(async (session) => {
  const [name, ...extra] = process.argv.slice(2);
  const parts = chosenParts(name);
  const offset = offsetFrom(OFFSET_VARIABLE, 10_000);
  const ports = portsAt(offset);
  const env = await setUp(session, parts, { offset, ports });

  const product = new TestProduct(session, { offset, ports, env });
  const tally = new Tally();
  for (const [index, part] of parts.entries()) {
    if (parts.slice(index, index + HEAD_START).some(({ needs }) => needs.emulators)) {
      product.startEmulatorsEarly();
    }
    console.log(`\n=== ${part.name} ===\n`);
    const started = Date.now();
    // oxlint-disable-next-line no-await-in-loop -- on two cores, one part at a time is fastest
    const count = await part.run({ session, product, extra });
    tally.add(part.name, count, (Date.now() - started) / 1000);
  }
  // The emulators say goodbye before the sum, which has to be the last line.
  await session.end();
  console.log(`\n=== sum ===\n\n${tally.lines().join('\n')}`);
  return tally.succeeded() ? 0 : 1;
});

/**
 * @param {string | undefined} name
 * @returns {Part[]}
 * @throws {Refusal} when there is no such part
 */
function chosenParts(name) {
  if (name === undefined) return PARTS;
  const part = PARTS.find((one) => one.name === name);
  if (part) return [part];
  const names = PARTS.map((one) => one.name).join(', ');
  throw new Refusal(`There is no part "${name}": use one of ${names}, or none for all of them.`);
}

/**
 * Brings what these parts need, after looking at the ports: that takes no time, and finding them
 * taken after five minutes would be a pity.
 * @param {Session} session
 * @param {Part[]} parts
 * @param {{ offset: number, ports: import('./ports.mjs').Ports }} where
 * @returns {Promise<NodeJS.ProcessEnv>} variables for the emulators and the browser
 */
async function setUp(session, parts, { offset, ports }) {
  const needs = Object.assign({}, ...parts.map((part) => part.needs));
  if (needs.emulators) {
    const variable = OFFSET_VARIABLE;
    await refuseTakenPorts(ports, [...EMULATOR_PORTS, 'shop'], { offset, variable });
  }
  await setUpApp(session);
  if (needs.functions && !needs.emulators) await setUpFunctions(session);
  const forEmulators = needs.emulators ? await setUpEmulators(session) : {};
  const forBrowser = needs.browser ? await setUpBrowser(session) : {};
  return { ...forEmulators, ...forBrowser };
}
