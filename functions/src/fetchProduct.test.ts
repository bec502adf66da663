import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../src/extract/page/pageKind.ts';
import type { Reading } from '../../src/extract/extract.ts';
import type { Product } from '../../src/model/product.ts';
import { Failure } from './errors.ts';
import { createFetchProduct, type Dependencies, type Incoming } from './fetchProduct.ts';

const MUG: Product = {
  name: 'Mug',
  price: 5,
  currency: 'EUR',
  imageUrl: null,
  color: null,
  size: null,
};

function setUp(changes: Partial<Dependencies> = {}) {
  const fetched: string[] = [];
  const logged: unknown[] = [];
  const handle = createFetchProduct({
    verifyUser: async (header) => {
      if (header?.startsWith('Bearer ') !== true) throw new Failure('unauthenticated');
      return header.slice(7);
    },
    verifyAppCheck: async (header) => {
      if (header !== 'good') throw new Failure('unauthenticated');
    },
    fetchPage: async (url) => {
      fetched.push(url);
      return { html: '<p>secret page text</p>', url };
    },
    readPage: () => ({ product: MUG, kind: null, alternate: null }),
    settings: () => ({ allowed: new Set(), dnsServer: null, appCheck: false }),
    log: (outcome) => logged.push({ ...outcome }),
    ...changes,
  });
  return { handle, fetched, logged };
}

const bytes = (body: unknown): Uint8Array => Buffer.from(JSON.stringify(body));

function request(changes: Partial<Incoming> = {}): Incoming {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ana' },
    rawBody: bytes({ url: 'https://shop.example.com/p' }),
    ip: '198.51.100.1',
    ...changes,
  };
}

function signedIn(name: string, changes: Partial<Incoming> = {}): Incoming {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${name}` };
  return request({ headers, ...changes });
}

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

it('§7 a page without a product is 422 and not remembered', async () => {
  const { handle, fetched } = setUp({
    readPage: () => ({ product: { ...MUG, name: null }, kind: null, alternate: null }),
  });
  expect((await handle(request())).status).toBe(422);
  await handle(request());
  expect(fetched).toHaveLength(2);
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

it('§7 one user gets 429 with the seconds to wait, another is served', async () => {
  const { handle } = setUp({ now: () => 0 });
  const first = await Promise.all(Array.from({ length: 20 }, () => handle(request())));
  expect(first.every(({ status }) => status === 200)).toBe(true);
  const answer = await handle(request());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBe(3);
  expect((await handle(signedIn('ben'))).status).toBe(200);
});

it('§7 many accounts at one address get 429 together, those at another are served', async () => {
  const { handle } = setUp({ now: () => 0 });
  const all = Array.from({ length: 600 }, (_, i) => handle(signedIn(`user ${i % 30}`)));
  expect((await Promise.all(all)).every(({ status }) => status === 200)).toBe(true);
  const answer = await handle(signedIn('new'));
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
  expect((await handle(signedIn('other', { ip: '198.51.100.2' }))).status).toBe(200);
});

it('§7 who has not signed in uses up nothing of those at the same address', async () => {
  const { handle } = setUp({ now: () => 0 });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < 700; i++) void handle(request({ headers }));
  expect((await handle(request({ headers }))).status).toBe(401);
  expect((await handle(request())).status).toBe(200);
});

it('§7 a user beyond their own limit uses up nothing of the others at the same address', async () => {
  const { handle } = setUp({ now: () => 0 });
  const answers = await Promise.all(Array.from({ length: 700 }, () => handle(request())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await handle(signedIn('ben'))).status).toBe(200);
});

it('§7 what is no web address uses up nothing', async () => {
  const { handle } = setUp({ now: () => 0 });
  for (let i = 0; i < 30; i++) void handle(request({ rawBody: bytes({ url: '' }) }));
  expect((await handle(request())).status).toBe(200);
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

const NOTHING = { ...MUG, name: null };
const START = 'https://shop.example.com/p';
const AMP = 'https://shop.example.com/amp/p';

/** Reads pages as these, by their address, and all others as nothing. */
const readings = (byUrl: Record<string, Partial<Reading>>) => ({
  readPage: (_: string, url: string): Reading => ({
    product: NOTHING,
    kind: null,
    alternate: null,
    ...byUrl[url],
  }),
});

/** A shop whose AMP page cannot be read. */
const withoutAmp = (error: unknown) =>
  setUp({
    ...readings({ [START]: { kind: 'script', alternate: AMP } }),
    fetchPage: async (url) => {
      if (url === AMP) throw error;
      return { html: '', url };
    },
  });

describe('a page without a product', () => {
  it.each<[PageKind, string]>([
    ['robot-check', 'turned-away'],
    ['denied', 'turned-away'],
    ['region', 'turned-away'],
    ['consent', 'turned-away'],
    ['login', 'turned-away'],
    ['age', 'turned-away'],
    ['script', 'turned-away'],
    ['missing', 'no-product'],
    ['error', 'no-product'],
  ])('§7 of kind %s is %s', async (kind, code) => {
    const { handle } = setUp(readings({ [START]: { kind } }));
    const answer = await handle(request());
    expect(answer.status).toBe(422);
    const message =
      code === 'turned-away'
        ? "This shop doesn't let us read its pages."
        : 'No product was found on this page.';
    expect(answer.body).toEqual({ error: { code, message } });
  });

  it('§7 is read at its other address, once', async () => {
    const { handle, fetched } = setUp(
      readings({ [START]: { alternate: AMP }, [AMP]: { product: MUG } }),
    );
    expect(await handle(request())).toMatchObject({ status: 200, body: MUG });
    expect(fetched).toEqual([START, AMP]);
    const never = setUp(readings({ [START]: { alternate: AMP }, [AMP]: { alternate: START } }));
    expect(await never.handle(request())).toMatchObject({
      body: { error: { code: 'no-product' } },
    });
    expect(never.fetched).toEqual([START, AMP]);
  });

  it('§7 is what the first page was when the other address fails', async () => {
    const answer = await withoutAmp(new Failure('refused')).handle(request());
    expect(answer.body).toMatchObject({ error: { code: 'turned-away' } });
    const broken = await withoutAmp(new TypeError('x')).handle(request());
    expect(broken.body).toMatchObject({ error: { code: 'internal' } });
  });

  it('§7 has one time for both addresses', async () => {
    let time = 0;
    const allowed: number[] = [];
    const slow = (ms: number) =>
      setUp({
        ...readings({ [START]: { alternate: AMP } }),
        now: () => time,
        fetchPage: async (url, _, totalMs) => {
          allowed.push(totalMs);
          time += ms;
          return { html: '', url };
        },
      });
    await slow(3000).handle(request());
    expect(allowed).toEqual([8000, 5000]);
    await slow(7600).handle(request());
    expect(allowed).toEqual([8000, 5000, 8000]);
  });

  it.each<PageKind>(['login', 'robot-check', 'missing'])(
    '§7 of kind %s is not tried elsewhere',
    async (kind) => {
      const { handle, fetched } = setUp(
        readings({ [START]: { kind, alternate: AMP }, [AMP]: { product: MUG } }),
      );
      expect((await handle(request())).status).toBe(422);
      expect(fetched).toEqual([START]);
    },
  );
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
