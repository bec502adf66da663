import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { incomingFrom } from './incoming.ts';

const PLATFORM = { K_SERVICE: 'fetchproduct' };
const server = createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

/** A request as a server receives it. */
async function received(headers: Record<string, string | string[]>): Promise<IncomingMessage> {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    server.once('request', (request: IncomingMessage, response) => {
      response.end();
      resolve(request);
    });
  });
  send({ port, host: '127.0.0.1', method: 'POST', headers }).end();
  return arrived;
}

const ipOf = async (
  forwarded: string | string[],
  env: NodeJS.ProcessEnv = PLATFORM,
): Promise<string> => incomingFrom(await received({ 'x-forwarded-for': forwarded }), env).ip;

it('§7 the caller is whom the platform saw, whatever the caller says', async () => {
  expect(await ipOf('203.0.113.5')).toBe('203.0.113.5');
  expect(await ipOf('198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
  expect(await ipOf('a, b, 198.51.100.2,203.0.113.5 ')).toBe('203.0.113.5');
  expect(await ipOf(['198.51.100.1', '203.0.113.5'])).toBe('203.0.113.5');
});

it('§7 one customer’s IPv6 addresses are one caller', async () => {
  const first = await ipOf('2001:db8:1:2::1');
  expect(await ipOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(first);
  expect(await ipOf('2001:db8:1:3::1')).not.toBe(first);
  expect(await ipOf('2003:db8:1:2::1')).not.toBe(first);
  expect(await ipOf('::ffff:203.0.113.5')).toBe('203.0.113.5');
});

it('§7 away from the platform the header is anybody’s, and the connection tells', async () => {
  expect(await ipOf('203.0.113.5', {})).toBe('127.0.0.1');
  expect(await ipOf('203.0.113.5', { ...PLATFORM, FUNCTIONS_EMULATOR: 'true' })).toBe('127.0.0.1');
  expect(incomingFrom(await received({}), PLATFORM).ip).toBe('127.0.0.1');
});

it('§7 a request is read with the type that was sent, whatever the server is told', async () => {
  const request = await received({ 'content-type': 'application/json', authorization: 'Bearer a' });
  request.headers['content-type'] = 'application/octet-stream';
  const { method, headers, rawBody } = incomingFrom(request, PLATFORM);
  expect([method, rawBody]).toEqual(['POST', undefined]);
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer a' });
});

it('§7 what the platform appended need not be an address', async () => {
  expect(await ipOf('198.51.100.1, unknown')).toBe('unknown');
});
