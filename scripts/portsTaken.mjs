import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

import { HOST, PORT_NAMES, portsAt } from './ports.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./ports.mjs').PortName} PortName */
/** @typedef {import('./ports.mjs').Ports} Ports */

/**
 * Refuses with one sentence when a port is in use, before anything is started.
 * @param {Ports} ports
 * @param {PortName[]} names those that are going to be used
 * @param {{ offset: number, variable: string }} move how the person can move all ports aside
 * @throws {Refusal} naming the port, what wants it, who has it as far as can be told, and a way out
 */
export async function refuseTakenPorts(ports, names, { offset, variable }) {
  const taken = await takenPorts(ports, names);
  const first = taken[0];
  if (first === undefined) return;
  const port = ports[first];
  const owner = portOwner(port);
  const others = taken.length > 1 ? ` (and ${taken.length - 1} more)` : '';
  const free = await freeOffset(offset, names);
  throw new Refusal(
    `Port ${port} for ${PORT_NAMES[first]} is already in use${owner ? ` by ${owner}` : ''}${others}: ` +
      `stop that program, or move every port aside with ${variable}=${free}.`,
  );
}

/**
 * @param {Ports} ports
 * @param {PortName[]} names
 * @returns {Promise<PortName[]>} those in use, in the given order
 */
async function takenPorts(ports, names) {
  const taken = await Promise.all(names.map((name) => isTaken(ports[name])));
  return names.filter((_, index) => taken[index]);
}

/**
 * Whether somebody listens on the port, on any of this machine's loopback addresses. Asking by
 * listening (not by connecting) also finds programs that accept nothing at the moment.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isTaken(port) {
  for (const host of [HOST, '::1', '0.0.0.0']) {
    // oxlint-disable-next-line no-await-in-loop -- the three attempts would collide with each other
    if (await refusesToListen(port, host)) return true;
  }
  return false;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function refusesToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // Only "in use" counts: a machine without IPv6 answers EADDRNOTAVAIL, and that port is free.
    server.once('error', (error) => {
      resolve('code' in error && error.code === 'EADDRINUSE');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

/**
 * @param {number} from
 * @param {PortName[]} names
 * @returns {Promise<number>} an offset at which all these ports are free
 */
async function freeOffset(from, names) {
  for (let offset = from + 1000; offset <= 50_000; offset += 1000) {
    const ports = portsWithout(offset);
    // oxlint-disable-next-line no-await-in-loop -- one offset is tried after the other, the first usually fits
    if (ports && (await takenPorts(ports, names)).length === 0) return offset;
  }
  return from + 1001;
}

/**
 * @param {number} offset
 * @returns {Ports | undefined} undefined when the offset lands on a port browsers block
 */
function portsWithout(offset) {
  try {
    return portsAt(offset);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * The program that listens on a port, where the system lets us see it.
 * @param {number} port
 * @returns {string | undefined} for example `java (process 4711)`
 */
export function portOwner(port) {
  for (const [command, ...args] of [
    ['lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'],
    ['ss', '-Hltnp', `sport = :${port}`],
  ]) {
    const output = tryCommand(String(command), args);
    const byLsof = /^p(\d+)\nc(.+)$/m.exec(output);
    if (byLsof) return `${byLsof[2]} (process ${byLsof[1]})`;
    const bySs = /users:\(\("([^"]+)",pid=(\d+)/.exec(output);
    if (bySs) return `${bySs[1]} (process ${bySs[2]})`;
  }
  return undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {string} what it printed, or nothing when it is not installed or found nothing
 */
function tryCommand(command, args) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      timeout: 5000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Naming the program is a courtesy: without lsof and ss the sentence goes without the name.
    return '';
  }
}
