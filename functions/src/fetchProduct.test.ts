import { expect, it } from 'vitest';
import { Failure } from './errors.ts';
import type { Incoming } from './fetchProduct.ts';
import { MUG, bytes, request, setUp } from './fetchProduct.testing.ts';

it('§7 answers a signed-in user with the product', async () => {
  const { handle } = setUp();
  const answer = await handle(request());
  expect(answer).toEqual({ status: 200, headers: { 'cache-control': 'no-store' }, body: MUG });
});

it.each<[string, Partial<Incoming>, number, string]>([
  ['another method', { method: 'GET' }, 405, 'method'],
  [
    'a form',
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer ana' },
    },
    415,
    'not-json',
  ],
  ['no content type', { headers: { authorization: 'Bearer ana' } }, 415, 'not-json'],
  ['a large body', { rawBody: Buffer.alloc(20_000) }, 413, 'too-large'],
  ['no token', { headers: { 'content-type': 'application/json' } }, 401, 'unauthenticated'],
  ['no url', { rawBody: bytes({}) }, 400, 'bad-url'],
  ['a number', { rawBody: bytes({ url: 5 }) }, 400, 'bad-url'],
  ['an object', { rawBody: bytes({ url: { href: 'http://127.0.0.1' } }) }, 400, 'bad-url'],
  ['an empty url', { rawBody: bytes({ url: '  ' }) }, 400, 'bad-url'],
  [
    'a url that is too long to be parsed quickly',
    { rawBody: bytes({ url: `https://${'中'.repeat(2041)}` }) },
    400,
    'bad-url',
  ],
  ['a list', { rawBody: bytes(['https://shop.example.com/']) }, 400, 'bad-url'],
  ['null', { rawBody: bytes(null) }, 400, 'bad-url'],
  ['a text', { rawBody: bytes('https://shop.example.com/') }, 400, 'bad-url'],
  ['no body', { rawBody: undefined }, 400, 'bad-json'],
  ['half a body', { rawBody: Buffer.from('{"url":') }, 400, 'bad-json'],
  ['what is no JSON', { rawBody: Buffer.from("{url:'x'}") }, 400, 'bad-json'],
  ['compressed bytes', { rawBody: Buffer.from([0x1f, 0x8b, 8, 0, 0xff]) }, 400, 'bad-json'],
])('§7 answers %s with its status and a message', async (_, changes, status, code) => {
  const { handle, fetched } = setUp();
  const answer = await handle(request(changes));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  expect(fetched).toEqual([]);
});

it.each<[ConstructorParameters<typeof Failure>[0], number]>([
  ['refused', 403],
  ['no-product', 422],
  ['unreachable', 502],
  ['too-slow', 504],
])('§7 %s while fetching is %d', async (code, status) => {
  const { handle } = setUp({
    fetchPage: async () => {
      throw new Failure(code);
    },
  });
  expect((await handle(request())).status).toBe(status);
});

it('§7 an unforeseen error is 500 and tells nothing of itself', async () => {
  const { handle, logged } = setUp({
    readPage: () => {
      throw new TypeError('secret page text');
    },
  });
  const answer = await handle(request());
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it('§7 asks a shop once for the same address within ten minutes', async () => {
  const { handle, fetched } = setUp();
  await handle(request());
  await handle(
    request({ headers: { 'content-type': 'application/json', authorization: 'Bearer ben' } }),
  );
  expect(fetched).toEqual(['https://shop.example.com/p']);
});

it('§7 demands App Check when it is configured', async () => {
  const { handle } = setUp({
    settings: () => ({ allowed: new Set(), dnsServer: null, appCheck: true }),
  });
  expect((await handle(request())).status).toBe(401);
  const { headers } = request();
  expect(
    (await handle(request({ headers: { ...headers, 'x-firebase-appcheck': 'good' } }))).status,
  ).toBe(200);
});

it('tells which method is allowed', async () => {
  const { handle } = setUp();
  expect((await handle(request({ method: 'OPTIONS' }))).headers['allow']).toBe('POST');
});

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
  'application/json ; charset=utf-8',
  'APPLICATION/JSON',
])('§7 takes %s', async (type) => {
  const { handle } = setUp();
  const headers = { ...request().headers, 'content-type': type };
  expect((await handle(request({ headers }))).status).toBe(200);
});

it.each(['application/jsonp', 'application/json-seq', 'text/application/json', 'text/plain'])(
  '§7 does not take %s',
  async (type) => {
    const { handle } = setUp();
    const headers = { ...request().headers, 'content-type': type };
    expect((await handle(request({ headers }))).status).toBe(415);
  },
);

it('§7 takes a body of 16 KiB, and none of a byte more', async () => {
  const { handle, fetched } = setUp();
  const whole = '{"url":"https://shop.example.com/p"}'.padEnd(16 * 1024);
  expect((await handle(request({ rawBody: Buffer.from(whole) }))).status).toBe(200);
  expect((await handle(request({ rawBody: Buffer.from(`${whole} `) }))).status).toBe(413);
  expect(fetched).toEqual(['https://shop.example.com/p']);
});

it('§7 fetches the address without the blanks around it', async () => {
  const { handle, fetched } = setUp();
  await handle(request({ rawBody: bytes({ url: ' https://shop.example.com/p\n' }) }));
  expect(fetched).toEqual(['https://shop.example.com/p']);
});

it('logs one line for every request: host, outcome and time', async () => {
  let time = 1000;
  const { handle, logged } = setUp({
    now: () => time,
    fetchPage: async (url) => {
      time += 250;
      if (url.includes('gone')) throw new Failure('unreachable');
      return { html: '<p>secret page text</p>', url };
    },
  });
  const ask = (url: string) => handle(request({ rawBody: bytes({ url }) }));
  await ask('https://shop.example.com/secret/path?token=secret#secret');
  await ask('https://shop.example.com/secret/path?token=secret#secret');
  await ask('https://user:secret@shop.example.com:443/gone');
  await ask('http://secret.internal/');
  await ask('secret');
  await handle(request({ headers: {} }));
  expect(logged).toEqual([
    { host: 'shop.example.com', outcome: 'ok', ms: 250 },
    { host: 'shop.example.com', outcome: 'cached', ms: 0 },
    { host: 'shop.example.com', outcome: 'unreachable', ms: 250 },
    { host: null, outcome: 'ok', ms: 250 },
    { host: null, outcome: 'ok', ms: 250 },
    { host: null, outcome: 'not-json', ms: 0 },
  ]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it('tells the method and the waiting time only where they are the answer', async () => {
  const { handle } = setUp();
  const { headers } = await handle(request({ headers: {} }));
  expect(headers).toEqual({ 'cache-control': 'no-store' });
});

it('reads the first of several values of a header', async () => {
  const { handle } = setUp({
    settings: () => ({ allowed: new Set(), dnsServer: null, appCheck: true }),
  });
  const { headers } = request();
  const sent = { ...headers, 'x-firebase-appcheck': ['good', 'bad'] };
  expect((await handle(request({ headers: sent }))).status).toBe(200);
});
