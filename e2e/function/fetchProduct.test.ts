import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DnsMock } from '../../functions/src/fetch/dnsMock.testing.mjs';
import { call, newToken, type Answer } from './mocks/callers.ts';
import { MOCKS, NAMED_SHOP, SHOP, THROUGH_HOSTING } from './mocks/ports.ts';
import { SECRET, ShopMock } from './mocks/shop.ts';

/** What DNS answers for a name, in turn. Other names have no address. */
const names = new Map<string, string[][]>([['hostile.test', [['127.0.0.1']]]]);
const dns = new DnsMock((name) => names.get(name) ?? []);
const shop = new ShopMock();

beforeAll(async () => {
  await Promise.all([dns.start(MOCKS.dns, MOCKS.host), shop.start()]);
});

afterAll(() => {
  dns.stop();
  shop.stop();
});

function codeOf({ body }: Answer): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

describe('the contract, through Hosting', () => {
  it('§7 reads a product for a signed-in user', async () => {
    const answer = await call({ url: `${SHOP}/mug`, hosting: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      name: 'Blue Mug',
      price: 12.5,
      currency: 'EUR',
      imageUrl: 'https://cdn.example.com/mug.jpg',
      color: null,
      size: null,
    });
    // Hosting replaces the function's header. Both keep the answer from being stored.
    expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });

  it.each<[string, Parameters<typeof call>[0], number, string]>([
    ['no token', { url: `${SHOP}/mug`, token: null }, 401, 'unauthenticated'],
    ['a token of nobody', { url: `${SHOP}/mug`, token: 'a.b.c' }, 401, 'unauthenticated'],
    ['another method', { method: 'GET' }, 405, 'method'],
    ['a form', { raw: 'url=x', contentType: 'application/x-www-form-urlencoded' }, 415, 'not-json'],
    ['a large body', { raw: JSON.stringify({ url: 'x'.repeat(100_000) }) }, 413, 'too-large'],
    ['half an object', { raw: '{"url":' }, 400, 'bad-json'],
    ['no body', { raw: '' }, 400, 'bad-json'],
    ['no url', { raw: '{}' }, 400, 'bad-url'],
    ['an object for a url', { raw: '{"url":{"href":"http://127.0.0.1"}}' }, 400, 'bad-url'],
    ['a page without a product', { url: `${SHOP}/bare` }, 422, 'no-product'],
    ['a shop that says it denies access', { url: `${SHOP}/denied` }, 422, 'turned-away'],
    ['a shop that denies access', { url: `${SHOP}/forbidden` }, 422, 'turned-away'],
    ['a picture', { url: `${SHOP}/image` }, 422, 'no-product'],
    ['a page that is gone', { url: `${SHOP}/missing` }, 502, 'unreachable'],
    ['itself', { url: THROUGH_HOSTING }, 403, 'refused'],
  ])('§7 answers %s with its status', async (_, request, status, code) => {
    const answer = await call({ ...request, hosting: true });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(answer.text).not.toMatch(/at \S+:\d+|127\.0\.0\.1|ECONN|undici/);
  });

  it('§6 an anonymous account counts as signed out', async () => {
    const answer = await call({ url: `${SHOP}/mug`, token: await newToken(true), hosting: true });
    expect(answer.status).toBe(401);
  });

  it('§7 asks a user who asks too often to wait', async () => {
    const token = await newToken();
    const statuses: number[] = [];
    let last: Answer | undefined;
    for (let i = 0; i < 30; i++) {
      // One after the other is what fills one bucket.
      last = await call({ url: `${SHOP}/mug`, token });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 15).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(-5).every((status) => status === 429)).toBe(true);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('addresses', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/computeMetadata/v1/',
    'http://metadata.google.internal/',
    'http://localhost:5001/',
    'http://a.localhost/',
    'http://intranet/',
    'http://u:p@shop.example.com/',
    'http://shop.example.com:6379/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://0/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
  ])('§7 %s is refused', async (url) => {
    expect((await call({ url })).status).toBe(403);
  });

  it.each([
    'file:///etc/hosts',
    'ftp://shop.example.com/',
    'javascript:alert(1)',
    'not a url',
    `https://shop.example.com/${'a'.repeat(3000)}`,
  ])('§7 %.40s is no address of a page', async (url) => {
    expect((await call({ url })).status).toBe(400);
  });

  it.each([
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['10.0.0.7'],
    ['fd00::1'],
    ['64:ff9b::7f00:1'],
    ['::1'],
    ['8.8.8.8', '192.168.0.1'],
  ])('§7 a name that answers %s is refused', async (...addresses) => {
    names.set('evil.example.com', [addresses]);
    expect((await call({ url: 'http://evil.example.com/' })).status).toBe(403);
  });

  it('§7 a name is asked for once, and what was checked is what is connected to', async () => {
    dns.asked.length = 0;
    expect((await call({ url: `${NAMED_SHOP}/gzip?rebind` })).status).toBe(200);
    expect(dns.asked.filter((name) => name === 'hostile.test')).toHaveLength(1);
    names.set('rebind.example.com', [['169.254.169.254'], ['8.8.8.8']]);
    expect((await call({ url: 'http://rebind.example.com/' })).status).toBe(403);
  });
});

describe('redirects', () => {
  it('§7 to a page are followed', async () => {
    expect((await call({ url: `${SHOP}/hop` })).status).toBe(200);
  });

  it.each([
    ['http://[::1]/', 403],
    ['//127.0.0.1/', 403],
    ['http://2130706433/', 403],
    ['https://shop.example.com:6379/', 403],
    ['http://user:p@shop.example.com/', 403],
    ['http://internal.example.com/', 403],
    ['file:///etc/hosts', 400],
    ['data:text/html,x', 400],
  ])('§7 to %s are not', async (target, status) => {
    names.set('internal.example.com', [['10.0.0.1']]);
    expect((await call({ url: `${SHOP}/to/${encodeURIComponent(target)}` })).status).toBe(status);
  });

  it('§7 in a circle end', async () => {
    expect((await call({ url: `${SHOP}/loop` })).status).toBe(502);
  });

  it('§7 by a meta tag to a private address are not followed', async () => {
    const answer = await call({ url: `${SHOP}/refresh` });
    expect(answer.body).toMatchObject({ name: 'Refreshing Mug' });
  });
});

describe('bodies', () => {
  it.each(['gzip', 'br', 'nested'])('§7 %s is read', async (path) => {
    expect((await call({ url: `${SHOP}/${path}` })).status).toBe(200);
  });

  it('§7 Shift_JIS is read', async () => {
    expect((await call({ url: `${SHOP}/shift-jis` })).body).toMatchObject({ name: '商品 Mug' });
  });

  it.each(['endless', 'gzip-bomb', 'br-bomb', 'encoding', 'headers', 'reset', 'broken'])(
    '§7 %s is a clean 502',
    async (path) => {
      const answer = await call({ url: `${SHOP}/${path}` });
      expect([answer.status, codeOf(answer)]).toEqual([502, 'unreachable']);
    },
  );

  it('§7 a drip and a silence end within ten seconds', async () => {
    // Two at once take two processes of the emulator; starting them is not what is measured.
    await Promise.all([call({ url: `${SHOP}/missing` }), call({ url: `${SHOP}/broken` })]);
    const started = performance.now();
    const answers = await Promise.all([
      call({ url: `${SHOP}/drip` }),
      call({ url: `${SHOP}/silence` }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([504, 504]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('§7 hostile values are absent, the others kept', async () => {
    expect((await call({ url: `${SHOP}/evil` })).body).toEqual({
      name: 'Blue Mug',
      price: null,
      currency: null,
      imageUrl: null,
      color: null,
      size: null,
    });
  });

  it('§7 no text of the page is answered', async () => {
    const answers = await Promise.all(
      ['mug', 'hop'].map((path) => call({ url: `${SHOP}/${path}` })),
    );
    expect(answers.some((answer) => answer.text.includes(SECRET))).toBe(false);
  });
});

/** Resident memory of the emulator's function processes, in MB. */
function functionMemory(): number {
  const rows = execFileSync('ps', ['-axo', 'rss=,command='], { encoding: 'utf8' }).split('\n');
  const sizes = rows
    .filter((row) => row.includes('functionsEmulatorRuntime'))
    .map((row) => Number.parseInt(row, 10));
  if (sizes.length === 0) throw new Error('No process of the emulator runs functions.');
  return Math.max(...sizes) / 1024;
}

describe('under load', () => {
  it('§7 stays within its memory over 500 hostile requests', async () => {
    const paths = [
      'gzip-bomb',
      'mug',
      'encoding',
      'nested',
      'reset',
      'hop',
      'br-bomb',
      'missing',
      'headers',
      'evil',
    ];
    const statuses = new Map<number, number>();
    const lane = async (from: number): Promise<void> => {
      for (let i = from; i < 500; i += 3) {
        const { status } = await call({ url: `${SHOP}/${paths[i % paths.length]}?n=${i}` });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all([0, 1, 2].map(lane));
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 502]);
    expect(functionMemory()).toBeLessThan(450);
  }, 60_000);
});
