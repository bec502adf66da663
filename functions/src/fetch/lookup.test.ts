import { createSocket, type Socket } from 'node:dgram';
import type { LookupOptions } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { guardedLookup } from './lookup.ts';

let dns: Socket;
let server = '';
/** What the DNS stand-in knows of every name. */
let known: { v4: string[]; v6: string[] } = { v4: [], v6: [] };
let questions = 0;

const A = 1;
const AAAA = 28;

/** The bytes of an address: four numbers, or eight groups spelled out. */
function bytesOf(address: string): number[] {
  if (!address.includes(':')) return address.split('.').map(Number);
  return address
    .split(':')
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255]);
}

beforeAll(async () => {
  dns = createSocket('udp4');
  dns.on('message', (query, from) => {
    questions++;
    const end = query.indexOf(0, 12) + 5;
    const type = query.readUInt16BE(end - 4);
    const addresses = type === A ? known.v4 : type === AAAA ? known.v6 : [];
    const records = addresses.map((address) => {
      const bytes = bytesOf(address);
      return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
    });
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt16BE(0, 10);
    dns.send(Buffer.concat([head, query.subarray(12, end), ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', resolve));
  server = `127.0.0.1:${dns.address().port}`;
});

afterAll(() => dns.close());

beforeEach(() => {
  known = { v4: [], v6: [] };
  questions = 0;
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
    known.v4 = ['93.184.216.34'];
    expect(await answer('shop.localhost')).toBe('refused');
    expect(await answer('shop.localhost', { all: true }, true)).toEqual([
      { address: '127.0.0.1', family: 4 },
    ]);
    expect(questions).toBe(0);
  });

  it('§7 are all given to the connection, IPv4 first', async () => {
    known = { v4: ['93.184.216.34', '1.1.1.1'], v6: [PUBLIC_V6] };
    await expect(answer('shop.example.com')).resolves.toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it('§7 are given as one where one is asked for', async () => {
    known = { v4: ['93.184.216.34', '1.1.1.1'], v6: [] };
    await expect(answer('shop.example.com', {})).resolves.toEqual(['93.184.216.34', 4]);
  });

  it('§7 may be those of IPv6 alone', async () => {
    known = { v4: [], v6: [PUBLIC_V6] };
    await expect(answer('shop.example.com', {})).resolves.toEqual(['2606:4700::1111', 6]);
  });

  it.each([
    ['IPv4', { v4: ['93.184.216.34', '10.0.0.1'], v6: [] }],
    ['IPv6', { v4: ['93.184.216.34'], v6: ['0:0:0:0:0:0:0:1'] }],
    ['IPv6 of a private network', { v4: [], v6: [PUBLIC_V6, 'fd12:3456:0:0:0:0:0:1'] }],
    ['IPv4 written as IPv6', { v4: [], v6: ['0:0:0:0:0:ffff:7f00:1'] }],
  ])('§7 are refused when one of them is private: %s', async (_, addresses) => {
    known = addresses;
    await expect(answer('evil.example.com')).resolves.toBe('refused');
    await expect(answer('evil.example.com', {})).resolves.toBe('refused');
  });

  it('§7 of a host that tests may reach may be private', async () => {
    known = { v4: ['127.0.0.1'], v6: [] };
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
    expect(questions).toBe(0);
  });
});
