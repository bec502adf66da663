import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

import { HOST, labelOf } from './ports.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('./ports.mjs').PortName} PortName */
/** @typedef {import('./ports.mjs').Ports} Ports */

/** How far the sentence proposes to move the ports. From 0 it meets no port that browsers block. */
const OTHER_OFFSET = 1007;

/**
 * Fails with one sentence when a port is in use, before anything is started.
 * @param {Ports} ports
 * @param {PortName[]} names those that are going to be used
 * @param {{ offset: number, variable: string }} move how the person can move all ports aside
 * @throws {UserError} naming the port, what needs it, who has it where that can be told, and a way out
 */
export async function failIfPortsTaken(ports, names, { offset, variable }) {
  const answers = await Promise.all(names.map((name) => isTaken(ports[name])));
  const [first, ...others] = names.filter((_, index) => answers[index]);
  if (first === undefined) return;
  const owner = portOwner(ports[first]);
  throw new UserError(
    `Port ${ports[first]} for ${labelOf(first)} is already in use${owner ? ` by ${owner}` : ''}` +
      `${others.length > 0 ? ` (and ${others.length} more)` : ''}: stop that program, ` +
      `or move every port aside with ${variable}=${offset + OTHER_OFFSET}.`,
  );
}

/**
 * Whether somebody listens on the port, on any of this machine's loopback addresses. Trying to
 * listen, unlike connecting, also finds programs that accept nothing at the moment.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isTaken(port) {
  for (const host of [HOST, '::1', '0.0.0.0']) {
    // oxlint-disable-next-line no-await-in-loop -- the three attempts would collide with each other
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

/**
 * The program that listens on a port, where the system lets us see it.
 * @param {number} port
 * @returns {string | undefined} for example `java (process 4711)`
 */
function portOwner(port) {
  const lsof = outputOf('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(lsof) ?? [];
  if (pid) return `${name} (process ${pid})`;
  const ss = outputOf('ss', ['-Hltnp', `sport = :${port}`]);
  const [, program, id] = /users:\(\("([^"]+)",pid=(\d+)/.exec(ss) ?? [];
  return id ? `${program} (process ${id})` : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string} what it printed; nothing when it is not installed or fails
 */
function outputOf(command, args) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      timeout: 5000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Without lsof and ss the sentence does not name the program.
    return '';
  }
}
