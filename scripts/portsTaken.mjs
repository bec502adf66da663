import { createServer } from 'node:net';

import { HOST, labelOf } from './ports.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('./ports.mjs').PortName} PortName */
/** @typedef {import('./ports.mjs').Ports} Ports */

/** The offset that the message proposes. Added to 0, it leads to no port that browsers block. */
const OTHER_OFFSET = 1007;

/**
 * Fails with one sentence when a port is in use, before anything is started.
 * @param {Ports} ports
 * @param {PortName[]} names those that are going to be used
 * @param {{ offset: number, variable: string }} move how the person can move all ports aside
 * @throws {UserError} naming the port, what needs it, and a way out
 */
export async function failIfPortsTaken(ports, names, { offset, variable }) {
  const answers = await Promise.all(names.map((name) => isTaken(ports[name])));
  const [first, ...others] = names.filter((_, index) => answers[index]);
  if (first === undefined) return;
  throw new UserError(
    `Port ${ports[first]} for ${labelOf(first)} is already in use` +
      `${others.length > 0 ? ` (and ${others.length} more)` : ''}: stop the program that has it, ` +
      `or move every port aside with ${variable}=${offset + OTHER_OFFSET}.`,
  );
}

/**
 * Whether a program listens on the port, on any of this machine's loopback addresses. Trying to listen,
 * unlike trying to connect, also detects programs that do not accept connections at the moment.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isTaken(port) {
  for (const host of [HOST, '::1', '0.0.0.0']) {
    // Not at once: the three attempts would collide with each other.
    if (await isTakenAt(port, host)) return true;
  }
  return false;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isTakenAt(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL, and that port is free.
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
