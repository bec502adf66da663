/** What `npm start`, `npm run preview` and the screenshots have in common: everything but the client. */

import { EMULATOR_PORTS } from './emulators.mjs';
import { PROJECT_ID, addresses } from './ports.mjs';
import { refuseTakenPorts } from './portsTaken.mjs';
import { inProject } from './setup/paths.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */
/** @typedef {import('./ports.mjs').PortName} PortName */

/**
 * Refuses when one of the ports of the product is in use.
 * @param {Ports} ports
 * @param {{ offset: number, variable?: string, ui?: boolean, vite?: boolean }} options
 */
export async function checkPorts(ports, { offset, variable = 'GIFTLISTS_PORT_OFFSET', ui, vite }) {
  /** @type {PortName[]} */
  const names = [...EMULATOR_PORTS, 'shop'];
  if (ui) names.push('ui');
  if (vite) names.unshift('vite');
  await refuseTakenPorts(ports, names, { offset, variable });
}

/**
 * Starts the demo shop (pictures and product pages of the demo lists); it ends with the session.
 * @param {import('./session.mjs').Session} session
 * @param {Ports} ports
 */
export async function startDemoShop(session, ports) {
  const { startShop } = await import('./demo/shop.mjs');
  const shop = await startShop(ports.shop);
  session.onEnd(() => shop.close());
}

/**
 * Where the data of `npm start` and `npm run preview` is kept. Other ports have other data: the
 * addresses of the demo shop's pictures are part of it, and two starts must not overwrite each other.
 * @param {number} offset
 * @returns {string} absolute
 */
export function dataFolder(offset) {
  return inProject('.emulator-data', offset === 0 ? 'data' : `data-${offset}`);
}

/**
 * Loads the demo data unless it is there.
 * @param {Ports} ports
 */
export async function ensureDemoData(ports) {
  // Only programs that use the demo pay for loading it.
  const { hasDemoData, loadDemoData } = await import('./demo/load.mjs');
  const { auth, firestore, shop } = addresses(ports);
  const target = { authUrl: auth, firestoreUrl: firestore, projectId: PROJECT_ID, shopUrl: shop };
  if (!(await hasDemoData(target))) {
    console.log('Loading the demo data.');
    await loadDemoData(target);
  }
}

/**
 * How to sign in, for the lines printed when everything is ready.
 * @returns {Promise<string>}
 */
export async function demoSignIn() {
  const { DEMO_PASSWORD, DEMO_USERS } = await import('./demo/plans.mjs');
  const others = DEMO_USERS.slice(1).map(({ email }) => email);
  return `${DEMO_USERS[0]?.email}, password ${DEMO_PASSWORD} (also ${others.join(', ')})`;
}
