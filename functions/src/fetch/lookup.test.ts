import type { LookupOptions } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { DnsMock } from './dnsMock.testing.mjs';
import { guardedLookup } from './lookup.ts';

/** The addresses that the DNS server gives for every name. */
let addresses: string[] = [];
const dns = new DnsMock(() => [addresses]);
let server = '';

beforeAll(async () => {
  server = await dns.start();
});

afterAll(() => dns.stop());

beforeEach(() => {
  addresses = [];
  dns.asked = [];
});

/** What the socket is told: the failure's code, else the addresses. */
function answer(
  name: string,
  options: LookupOptions = { all: true },
  exempt = false,
  dnsServer: string | null = server,
): Promise<unknown> {
  return new Promise((resolve) => {
    guardedLookup(exempt, dnsServer)(name, options, (error, address, family) => {
      if (error !== null) resolve(error instanceof Failure ? error.code : String(error));
      else resolve(options.all === true ? address : [address, family]);
    });
  });
}

const PUBLIC_V6 = '2606:4700:0:0:0:0:0:1111';

describe('the addresses of a name', () => {
  it('asks nobody about names under localhost, which only an exempt host may reach', async () => {
    addresses = ['93.184.216.34'];
    expect(await answer('shop.localhost')).toBe('refused');
    expect(await answer('shop.localhost', { all: true }, true)).toEqual([
      { address: '127.0.0.1', family: 4 },
    ]);
    expect(dns.asked).toEqual([]);
  });

  it('§7 are all given to the connection, IPv4 first', async () => {
    addresses = ['93.184.216.34', '1.1.1.1', PUBLIC_V6];
    await expect(answer('shop.example.com')).resolves.toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it('§7 are given as one where one is asked for', async () => {
    addresses = ['93.184.216.34', '1.1.1.1'];
    await expect(answer('shop.example.com', {})).resolves.toEqual(['93.184.216.34', 4]);
  });

  it('§7 may be those of IPv6 alone', async () => {
    addresses = [PUBLIC_V6];
    await expect(answer('shop.example.com', {})).resolves.toEqual(['2606:4700::1111', 6]);
  });

  it.each([
    ['IPv4', ['93.184.216.34', '10.0.0.1']],
    ['IPv6', ['93.184.216.34', '0:0:0:0:0:0:0:1']],
    ['IPv6 of a private network', [PUBLIC_V6, 'fd12:3456:0:0:0:0:0:1']],
    ['IPv4 written as IPv6', ['0:0:0:0:0:ffff:7f00:1']],
  ])('§7 are refused when one of them is private: %s', async (_, known) => {
    addresses = known;
    await expect(answer('evil.example.com')).resolves.toBe('refused');
    await expect(answer('evil.example.com', {})).resolves.toBe('refused');
  });

  it('§7 of a host that tests may reach may be private', async () => {
    addresses = ['127.0.0.1'];
    await expect(answer('shop.test', {}, true)).resolves.toEqual(['127.0.0.1', 4]);
  });

  it('§7 that nobody knows are unreachable', async () => {
    await expect(answer('nobody.example.com')).resolves.toBe('unreachable');
  });

  it('§7 of what cannot be a name are unreachable, without a question to anybody', async () => {
    await expect(answer('a..b', {}, false, null)).resolves.toBe('unreachable');
  });
});

describe('an address instead of a name', () => {
  it('§7 is judged without asking for it', async () => {
    await expect(answer('93.184.216.34', {})).resolves.toEqual(['93.184.216.34', 4]);
    await expect(answer('2606:4700::1111')).resolves.toEqual([
      { address: '2606:4700::1111', family: 6 },
    ]);
    await expect(answer('127.0.0.1')).resolves.toBe('refused');
    await expect(answer('127.0.0.1', {}, true)).resolves.toEqual(['127.0.0.1', 4]);
    expect(dns.asked).toEqual([]);
  });
});
