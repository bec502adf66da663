import { createServer } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { portsAt } from './ports.mjs';
import { isTaken, refuseTakenPorts } from './portsTaken.mjs';

/** @type {import('node:net').Server[]} */
const servers = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

/**
 * Takes a free port of this machine.
 * @param {string} host
 * @returns {Promise<number>}
 */
async function takePort(host) {
  const server = createServer();
  servers.push(server);
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

describe('the check of the ports', () => {
  it('names the port, what wants it, this process as its owner, and a way out', async () => {
    const port = await takePort('127.0.0.1');
    const ports = { ...portsAt(0), firestore: port };
    const check = refuseTakenPorts(ports, ['firestore'], { offset: 0, variable: 'THE_OFFSET' });
    await expect(check).rejects.toThrow(
      new RegExp(
        `^Port ${port} for the Firestore emulator is already in use( by .+ \\(process ${process.pid}\\))?: ` +
          String.raw`stop that program, or move every port aside with THE_OFFSET=\d+\.$`,
      ),
    );
  });

  it('says nothing when the ports are free', async () => {
    const port = await takePort('127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const ports = { ...portsAt(0), hosting: port };
    await expect(
      refuseTakenPorts(ports, ['hosting'], { offset: 0, variable: 'THE_OFFSET' }),
    ).resolves.toBeUndefined();
  });

  it('finds a program that listens on every address', async () => {
    expect(await isTaken(await takePort('0.0.0.0'))).toBe(true);
  });
});
