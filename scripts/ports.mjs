/**
 * The one table of ports. Every program of the project (emulators, Vite, tests, demo shop) reads it
 * here, so that moving everything aside is one variable: GIFTLISTS_PORT_OFFSET.
 */

import { Refusal } from './refusal.mjs';

/** The project id of everything local: a `demo-` project can never reach a real one. */
export const PROJECT_ID = 'demo-giftlists';

/** Emulators and servers listen on this machine only. */
export const HOST = '127.0.0.1';

/** Every port there is; the tables below are checked against it. */
export const PORT_LIST = /** @type {const} */ ([
  'auth',
  'firestore',
  'firestoreWebsocket',
  'functions',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'ui',
  'vite',
  'shop',
]);

/** @typedef {typeof PORT_LIST[number]} PortName */
/** @typedef {Record<PortName, number>} Ports */

/** @type {Readonly<Ports>} */
export const DEFAULT_PORTS = {
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  functions: 5001,
  // Firebase's own first choice, 5000, belongs to AirPlay on a Mac.
  hosting: 5002,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
  vite: 5173,
  shop: 4321,
};

/**
 * What each port is called in a sentence.
 * @type {Readonly<Record<PortName, string>>}
 */
export const PORT_NAMES = {
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  firestoreWebsocket: "the Firestore emulator's web socket",
  functions: 'the Functions emulator',
  hosting: 'the Hosting emulator',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'the Eventarc emulator',
  tasks: 'the Cloud Tasks emulator',
  ui: 'the Emulator UI',
  vite: 'the development server',
  shop: 'the demo shop',
};

/** Ports below 65536 and above 1023 that browsers refuse to open (Fetch standard, "bad ports"). */
const BLOCKED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

const MAX_OFFSET = 50_000;

/**
 * Every port moved by `offset`.
 * @param {number} offset a whole number, 0 to 50,000
 * @returns {Ports}
 * @throws {Refusal} when the offset is none, or would put something on a port browsers block
 */
export function portsAt(offset) {
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET) {
    throw new Refusal(
      `GIFTLISTS_PORT_OFFSET must be a whole number from 0 to ${MAX_OFFSET}, for example 3000.`,
    );
  }
  const ports = { ...DEFAULT_PORTS };
  for (const name of PORT_LIST) {
    const port = DEFAULT_PORTS[name] + offset;
    if (BLOCKED_BY_BROWSERS.has(port)) {
      throw new Refusal(
        `With GIFTLISTS_PORT_OFFSET=${offset}, ${PORT_NAMES[name]} would use port ${port}, which browsers refuse to open: choose another offset, for example ${offset + 7}.`,
      );
    }
    ports[name] = port;
  }
  return ports;
}

/**
 * The offset a variable asks for.
 * @param {string} variable name of the environment variable
 * @param {number} fallback used when it is unset or empty
 * @returns {number} `NaN` when it holds no number: `portsAt` then refuses
 */
export function offsetFrom(variable, fallback) {
  const text = process.env[variable];
  return text === undefined || text.trim() === '' ? fallback : Number(text);
}

/**
 * The ports of this process, moved by GIFTLISTS_PORT_OFFSET (default 0).
 * @returns {Ports}
 */
export function currentPorts() {
  return portsAt(offsetFrom('GIFTLISTS_PORT_OFFSET', 0));
}

/**
 * Where to reach things, for programs and tests.
 * @param {Ports} ports
 */
export function addresses(ports) {
  return {
    auth: `http://${HOST}:${ports.auth}`,
    firestore: `http://${HOST}:${ports.firestore}`,
    functions: `http://${HOST}:${ports.functions}`,
    hosting: `http://${HOST}:${ports.hosting}`,
    hub: `http://${HOST}:${ports.hub}`,
    shop: `http://${HOST}:${ports.shop}`,
    ui: `http://${HOST}:${ports.ui}`,
    vite: `http://${HOST}:${ports.vite}`,
  };
}
