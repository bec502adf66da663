/**
 * The one table of ports. Every program of the project (emulators, Vite, tests, demo shop) reads it
 * here, so that one variable moves all of them: GIFTLISTS_PORT_OFFSET.
 */

import { UserError } from './userError.mjs';

/** The project id of everything local: a `demo-` project can never reach a real one. */
export const PROJECT_ID = 'demo-giftlists';

/** Emulators and servers listen on this machine only. */
export const HOST = '127.0.0.1';

/** Each port without an offset, and what it is called in a sentence. */
const PORT_TABLE = {
  auth: { port: 9099, label: 'the Auth emulator' },
  firestore: { port: 8080, label: 'the Firestore emulator' },
  firestoreWebsocket: { port: 9150, label: "the Firestore emulator's web socket" },
  functions: { port: 5001, label: 'the Functions emulator' },
  // Firebase's own default, 5000, belongs to AirPlay on a Mac.
  hosting: { port: 5002, label: 'the Hosting emulator' },
  hub: { port: 4400, label: 'the emulator hub' },
  logging: { port: 4500, label: 'the emulator log' },
  eventarc: { port: 9299, label: 'the Eventarc emulator' },
  tasks: { port: 9499, label: 'the Cloud Tasks emulator' },
  ui: { port: 4000, label: 'the Emulator UI' },
  vite: { port: 5173, label: 'the development server' },
  shop: { port: 4321, label: 'the demo shop' },
  // Only for the tests and benches of the function.
  mockShop: { port: 4322, label: 'the mocked shop' },
  mockDns: { port: 4323, label: 'the mocked DNS server' },
};

/** @typedef {keyof typeof PORT_TABLE} PortName */
/** @typedef {Record<PortName, number>} Ports */

const PORT_NAMES = /** @type {PortName[]} */ (Object.keys(PORT_TABLE));

/** Ports above 1023 that browsers refuse to open (Fetch standard, "bad ports"). */
const BLOCKED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

const MAX_OFFSET = 50_000;

/**
 * Every port moved by `offset`.
 * @param {number} offset a whole number, 0 to 50,000
 * @param {string} [variable] the environment variable that has it, for the messages
 * @returns {Ports}
 * @throws {UserError} when the offset is none, or would put something on a port browsers block
 */
export function portsAt(offset, variable = 'GIFTLISTS_PORT_OFFSET') {
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET) {
    throw new UserError(
      `${variable} must be a whole number from 0 to ${MAX_OFFSET}, for example 3000.`,
    );
  }
  const blocked = PORT_NAMES.find((name) =>
    BLOCKED_BY_BROWSERS.has(PORT_TABLE[name].port + offset),
  );
  if (blocked) {
    throw new UserError(
      `With ${variable}=${offset}, ${labelOf(blocked)} would use port ${PORT_TABLE[blocked].port + offset}, which browsers refuse to open: choose another offset, for example ${offset + 7}.`,
    );
  }
  const entries = PORT_NAMES.map((name) => [name, PORT_TABLE[name].port + offset]);
  return Object.fromEntries(entries);
}

/**
 * How far ports are moved, for GIFTLISTS_PORT_OFFSET of another process.
 * @param {Ports} ports
 */
export function offsetOf(ports) {
  return ports.vite - PORT_TABLE.vite.port;
}

/**
 * What a port is called in a sentence.
 * @param {PortName} name
 */
export function labelOf(name) {
  return PORT_TABLE[name].label;
}

/**
 * The offset a variable asks for.
 * @param {string} variable name of the environment variable
 * @param {number} fallback used when it is unset or empty
 * @returns {number} `NaN` when it holds no number, which `portsAt` refuses
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
 * The origin of each server, for programs and tests.
 * @param {Ports} ports
 * @returns {Record<PortName, string>}
 */
export function addresses(ports) {
  const entries = PORT_NAMES.map((name) => [name, `http://${HOST}:${ports[name]}`]);
  return Object.fromEntries(entries);
}
