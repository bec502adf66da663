/** What every script that runs the product has in common: everything but the app itself. */

import { mkdirSync } from 'node:fs';

import { DEMO_PASSWORD, DEMO_USERS } from './demo/data.mjs';
import { hasDemoData, loadDemoData } from './demo/load.mjs';
import { startShop } from './demo/shop.mjs';
import { startEmulators } from './emulators.mjs';
import { offsetFrom, portsAt } from './ports.mjs';
import { failIfPortsTaken } from './portsTaken.mjs';
import { setUpApp, setUpEmulators } from './setup.mjs';
import { inProject } from './setup/paths.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */
/** @typedef {import('./ports.mjs').PortName} PortName */
/** @typedef {import('./processGroup.mjs').ProcessGroup} ProcessGroup */
/** @typedef {import('./emulators.mjs').EmulatorOptions} EmulatorOptions */

/**
 * Reads how far the ports are moved, and fails when one of them is in use.
 * @param {object} options
 * @param {string} [options.variable] which sets the offset
 * @param {number} [options.fallback] the offset without it
 * @param {boolean} [options.ui] the Emulator UI is used too
 * @param {boolean} [options.vite] the development server is used too
 * @returns {Promise<{ offset: number, ports: Ports }>}
 */
export async function choosePorts({
  variable = 'GIFTLISTS_PORT_OFFSET',
  fallback = 0,
  ui = false,
  vite = false,
}) {
  const offset = offsetFrom(variable, fallback);
  const ports = portsAt(offset, variable);
  const names = /** @type {PortName[]} */ (Object.keys(ports));
  const unused = new Set(['mockShop', 'mockDns']);
  if (!ui) unused.add('ui');
  if (!vite) unused.add('vite');
  const used = names.filter((name) => !unused.has(name));
  await failIfPortsTaken(ports, used, { offset, variable });
  return { offset, ports };
}

/**
 * Installs what is missing for `npm start` and `npm run preview`. `--ui` adds the Emulator UI.
 * @param {ProcessGroup} group
 * @param {{ vite?: boolean }} [options] the development server is used too
 */
export async function setUpProduct(group, { vite = false } = {}) {
  const ui = process.argv.includes('--ui');
  const { offset, ports } = await choosePorts({ ui, vite });
  await setUpApp(group);
  return { offset, ports, ui, env: await setUpEmulators(group) };
}

/**
 * Starts the demo shop and the emulators, with data that is kept between runs. They end with the process
 * group. Each set of ports has its own data, because the data contains the addresses of the demo shop's
 * pictures, and because two runs must not overwrite each other's data.
 * @param {ProcessGroup} group
 * @param {EmulatorOptions} options
 * @returns {Promise<import('./processGroup.mjs').Child>} the running firebase-tools
 */
export async function startProduct(group, options) {
  const { offset, ports } = options;
  const dataFolder = inProject('.emulator-data', offset === 0 ? 'data' : `data-${offset}`);
  await startDemoShop(group, ports);
  return startEmulatorsWithDemo(group, { ...options, dataFolder, verbose: true });
}

/**
 * Starts the demo shop, which has the pictures and product pages of the demo lists.
 * @param {ProcessGroup} group
 * @param {Ports} ports
 */
export async function startDemoShop(group, ports) {
  const shop = await startShop(ports.shop);
  group.onEnd(() => shop.close());
}

/**
 * Starts the emulators and loads the demo data unless it is there.
 * @param {ProcessGroup} group
 * @param {EmulatorOptions} options
 * @returns {Promise<import('./processGroup.mjs').Child>} the running firebase-tools
 */
export async function startEmulatorsWithDemo(group, options) {
  mkdirSync(inProject(options.publicFolder), { recursive: true });
  const emulators = await startEmulators(group, options);
  if (!(await hasDemoData(options.ports))) await loadDemoData(options.ports);
  return emulators;
}

/** How to sign in, for the lines printed when everything is ready. */
export function demoSignIn() {
  const [main = '', ...others] = DEMO_USERS.map(({ email }) => email);
  return `${main}, password ${DEMO_PASSWORD} (also ${others.join(', ')})`;
}
