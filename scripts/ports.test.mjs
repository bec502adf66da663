import { afterEach, describe, expect, it, vi } from 'vitest';

import { DEFAULT_PORTS, PORT_LIST, addresses, currentPorts, portsAt } from './ports.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the table of ports', () => {
  it('gives every program a port of its own', () => {
    expect(new Set(Object.values(DEFAULT_PORTS)).size).toBe(PORT_LIST.length);
  });

  it('moves every port by the same offset', () => {
    const moved = portsAt(10_000);
    for (const name of PORT_LIST) expect(moved[name]).toBe(DEFAULT_PORTS[name] + 10_000);
  });

  it('keeps the tests away from the ports of npm start', () => {
    const usual = new Set(Object.values(portsAt(0)));
    expect(Object.values(portsAt(10_000)).filter((port) => usual.has(port))).toEqual([]);
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

  it('reads the offset from GIFTLISTS_PORT_OFFSET', () => {
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', '3000');
    expect(currentPorts().vite).toBe(8173);
    expect(addresses(currentPorts()).vite).toBe('http://127.0.0.1:8173');
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', '');
    expect(currentPorts().vite).toBe(5173);
    vi.stubEnv('GIFTLISTS_PORT_OFFSET', 'three thousand');
    expect(() => currentPorts()).toThrow('GIFTLISTS_PORT_OFFSET must be a whole number');
  });
});
