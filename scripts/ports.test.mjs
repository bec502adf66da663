import { createServer } from 'node:net';

import { describe, expect, it, vi } from 'vitest';

import { addresses, currentPorts, portsAt } from './ports.mjs';
import { failIfPortsTaken } from './portsTaken.mjs';

describe('the table of ports', () => {
  it('keeps the tests away from the ports of npm start', () => {
    const all = [...Object.values(portsAt(0)), ...Object.values(portsAt(10_000))];
    expect(new Set(all).size).toBe(all.length);
  });

  it('refuses an offset that would use a port browsers block, and offers one that works', () => {
    expect(() => portsAt(2000)).toThrow(
      'With GIFTLISTS_PORT_OFFSET=2000, the Firestore emulator would use port 10080, which browsers refuse to open: choose another offset, for example 2007.',
    );
    expect(portsAt(2007).firestore).toBe(10_087);
  });

  it.each([-1, 0.5, Number.NaN, 50_001])('refuses the offset %s', (offset) => {
    expect(() => portsAt(offset)).toThrow('GIFTLISTS_PORT_OFFSET must be a whole number');
  });

  it('says which variable has the wrong offset', () => {
    expect(() => portsAt(Number.NaN, 'GIFTLISTS_TEST_PORT_OFFSET')).toThrow(
      /^GIFTLISTS_TEST_PORT_OFFSET must be/,
    );
  });

  it('reads the offset from GIFTLISTS_PORT_OFFSET', () => {
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', '3000');
    expect(addresses(currentPorts()).vite).toBe('http://127.0.0.1:8173');
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', '');
    expect(currentPorts().vite).toBe(5173);
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', 'three thousand');
    expect(() => currentPorts()).toThrow('GIFTLISTS_PORT_OFFSET must be a whole number');
  });
});

describe('the check of the ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'names a port that is taken on %s, and a way out',
    async (host) => {
      const server = createServer();
      await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      const ports = { ...portsAt(0), firestore: port };
      const check = () =>
        failIfPortsTaken(ports, ['firestore'], { offset: 0, variable: 'THE_OFFSET' });
      await expect(check()).rejects.toThrow(
        `Port ${port} for the Firestore emulator is already in use: stop the program that has it, or move every port aside with THE_OFFSET=1007.`,
      );
      await new Promise((resolve) => server.close(resolve));
      await expect(check()).resolves.toBeUndefined();
    },
  );
});
