import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { fetchPage } from './page.ts';
import {
  PAGE,
  code,
  html,
  local,
  port,
  setUpShop,
  shop,
  settings,
  type Handler,
} from './page.testing.ts';
import { HostPauses } from './pauses.ts';

setUpShop();

/** Whether something happens in time; a connection is kept for four seconds if nobody closes it. */
async function within(ms: number, event: Promise<unknown> | undefined): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('too late'), ms).unref();
  });
  return Promise.race([late, Promise.resolve(event).then(() => 'in time')]);
}

describe('a page', () => {
  it('§7 is read with its final address, asked for as a browser asks', async () => {
    let seen: IncomingMessage['headers'] = {};
    shop.handler = (request, response) => {
      seen = request.headers;
      html(PAGE)(request, response);
    };
    await expect(fetchPage(local('/p?a=1#x'), settings)).resolves.toEqual({
      html: PAGE,
      url: local('/p?a=1#x'),
    });
    expect(seen['user-agent']).toMatch(/^Mozilla/);
    expect(seen).toMatchObject({
      accept: expect.stringContaining('text/html'),
      'accept-language': expect.stringMatching(/^en/),
      'accept-encoding': expect.stringContaining('gzip'),
      'upgrade-insecure-requests': '1',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'none',
      'sec-fetch-user': '?1',
    });
    expect(seen['cookie']).toBeUndefined();
    expect(seen['host']).toBe(`127.0.0.1:${port}`);
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['x-gzip', gzipSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['identity', Buffer.from(PAGE)],
  ])('§7 is read in %s', async (encoding, body) => {
    shop.handler = html(body, { 'content-encoding': encoding });
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ html: PAGE });
  });

  it('§7 is read when its compressed end is missing', async () => {
    shop.handler = html(gzipSync(PAGE.repeat(2000)).subarray(0, -8), {
      'content-encoding': 'gzip',
    });
    await expect(code(local())).resolves.toBe('ok');
  });

  it('§7 is done at its end, though the server keeps the connection open', async () => {
    shop.handler = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write(`${PAGE}\n`);
    await expect(code(local())).resolves.toBe('ok');
  });

  it.each([
    'application/xhtml+xml',
    'Text/HTML; charset=utf-8',
    'text/html ; charset=utf-8',
    '; charset=utf-8',
    // Sent twice, by the shop and by what stands before it; browsers go by the last.
    'text/html, text/html; charset=utf-8',
    'text/plain, text/html',
  ])('§7 may be %s', async (type) => {
    shop.handler = html(PAGE, { 'content-type': type });
    await expect(code(local())).resolves.toBe('ok');
  });

  it('§7 may say nothing of what it is', async () => {
    shop.handler = (_, response) => response.writeHead(200).end(PAGE);
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ html: PAGE });
  });

  it('§7 leaves no connection open behind it', async () => {
    let closed: Promise<unknown> | undefined;
    shop.handler = (request, response) => {
      closed = once(request.socket, 'close');
      // Without an end of the page, so that nothing but the end of the body ends the reading.
      html('<title>Mug</title>')(request, response);
    };
    await fetchPage(local(), settings);
    await expect(within(1000, closed)).resolves.toBe('in time');
  });

  it.each([
    'image/png',
    'application/pdf',
    'image/svg+xml',
    'application/json',
    'text/plain',
    'text/html, image/png',
  ])('§7 is not %s', async (type) => {
    shop.handler = html(PAGE, { 'content-type': type });
    await expect(code(local())).resolves.toBe('no-product');
  });

  it.each([204, 202, 404, 405, 410, 500, 503])(
    '§7 is not an answer with status %d',
    async (status) => {
      shop.handler = (_, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end();
      await expect(code(local())).resolves.toBe('unreachable');
    },
  );
});

/** An answer with a status that is no success. */
function failing(
  status: number,
  body = '<title>Sorry</title>',
  headers: Record<string, string> = {},
): Handler {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
}

describe('a shop that turns us away', () => {
  it.each([401, 403, 406, 429, 430, 451])('§7 says so with status %d', async (status) => {
    shop.handler = failing(status);
    await expect(code(local())).resolves.toBe('turned-away');
  });

  it.each([202, 405, 503])('§7 says so in the page of status %d', async (status) => {
    shop.handler = failing(
      status,
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
    );
    await expect(code(local())).resolves.toBe('turned-away');
    shop.handler = failing(status, '<h4>Enter the characters you see below</h4>');
    await expect(code(local())).resolves.toBe('turned-away');
    shop.handler = failing(status, '<h1>We will be back soon</h1>');
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it.each([429, 503])('§7 is not asked again before the time it names with %d', async (status) => {
    let now = 0;
    const pauses = new HostPauses(() => now);
    const ask = async (): Promise<string> =>
      fetchPage(local(), settings, 8000, pauses).then(
        () => 'ok',
        (error: unknown) => (error instanceof Failure ? error.code : String(error)),
      );
    shop.handler = failing(status, '', { 'retry-after': '30' });
    await ask();
    shop.handler = html(PAGE);
    await expect(ask()).resolves.toBe('turned-away');
    expect(shop.requests).toHaveLength(1);
    now = 30_000;
    await expect(ask()).resolves.toBe('ok');
  });

  it('§7 is asked again at once when it names no time', async () => {
    shop.handler = failing(429);
    await code(local());
    shop.handler = html(PAGE);
    await expect(code(local())).resolves.toBe('ok');
  });
});
