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
async function received(
  headers: Record<string, string | string[]>,
  body = '',
): Promise<IncomingMessage> {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    server.once('request', (request: IncomingMessage, response) => {
      resolve(request);
      request.once('close', () => response.end());
    });
  });
  // Where a test ends the connection, nobody waits for an answer.
  send({ port, host: '127.0.0.1', method: 'POST', headers })
    .on('error', () => {})
    .end(body);
  return arrived;
}

const ipOf = async (
  forwarded: string | string[],
  env: NodeJS.ProcessEnv = PLATFORM,
): Promise<string> =>
  (await incomingFrom(await received({ 'x-forwarded-for': forwarded }), env)).ip;

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
  expect((await incomingFrom(await received({}), PLATFORM)).ip).toBe('127.0.0.1');
});

it('§7 a request is read as it was sent', async () => {
  const sent = { 'content-type': 'application/json', authorization: 'Bearer a' };
  const { method, headers, rawBody } = await incomingFrom(
    await received(sent, '{"ä":1}'),
    PLATFORM,
  );
  expect([method, Buffer.from(rawBody ?? []).toString()]).toEqual(['POST', '{"ä":1}']);
  expect(headers).toMatchObject(sent);
});

/** How many bytes are kept of a body of so many. */
const keptOf = async (size: number): Promise<number> =>
  (await incomingFrom(await received({}, 'x'.repeat(size)), PLATFORM)).rawBody?.byteLength ?? 0;

it('§7 of a body that is too large, so much is kept that it can be told', async () => {
  expect(await keptOf(16 * 1024)).toBe(16 * 1024);
  expect(await keptOf(10 * 1024 * 1024)).toBeGreaterThan(16 * 1024);
  expect(await keptOf(10 * 1024 * 1024)).toBeLessThan(1024 * 1024);
});

it('§7 who goes away before the end of the body is not waited for', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    server.once('request', resolve);
  });
  const headers = { 'content-length': '100' };
  const request = send({ port, host: '127.0.0.1', method: 'POST', headers });
  request.on('error', () => {});
  request.write('{');
  const incoming = incomingFrom(await arrived, PLATFORM);
  request.destroy();
  expect((await incoming).rawBody?.byteLength).toBe(1);
  // Nor where that happened before anybody looked.
  const gone = await received({});
  gone.destroy();
  expect((await incomingFrom(gone, PLATFORM)).rawBody?.byteLength).toBe(0);
});

it('§7 a body that is not finished in time ends with what has come of it', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    server.once('request', resolve);
  });
  const headers = { 'content-length': '100' };
  const request = send({ port, host: '127.0.0.1', method: 'POST', headers });
  request.on('error', () => {});
  request.write('{');
  const incoming = await incomingFrom(await arrived, PLATFORM, 50);
  expect(incoming.rawBody?.byteLength).toBe(1);
  request.destroy();
});

it('§7 what the platform appended need not be an address', async () => {
  expect(await ipOf('198.51.100.1, unknown')).toBe('unknown');
});
