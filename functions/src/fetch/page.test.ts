import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { fetchPage } from './page.ts';
import { HostPauses } from './pauses.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const MB = 1024 * 1024;
const PAGE = '<html><title>Mug</title></html>';
let server: Server;
let dns: Socket;
let port = 0;
let handler: Handler = () => {};
let requests: string[] = [];
let settings: Settings;
/** What the DNS stand-in answers, in turn; the last answer stays. */
let answers: string[][] = [];
let questions = 0;

function html(body: string | Buffer, headers: Record<string, string> = {}): Handler {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
}

async function code(url: string): Promise<string> {
  try {
    await fetchPage(url, settings);
    return 'ok';
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
}

/** A DNS answer with A records for the question in `query`, or none for other questions. */
function dnsAnswer(query: Buffer, addresses: readonly string[]): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const isA = query.readUInt16BE(end - 4) === 1;
  const records = (isA ? addresses : []).map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  dns = createSocket('udp4');
  dns.on('message', (query, from) => {
    const isA = query.readUInt16BE(query.indexOf(0, 12) + 1) === 1;
    const now = answers.length > 1 && isA ? (answers.shift() ?? []) : (answers[0] ?? []);
    if (isA) questions++;
    dns.send(dnsAnswer(query, now), from.port, from.address);
  });
  await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  requests = [];
  answers = [];
  questions = 0;
  settings = {
    allowed: new Set([`127.0.0.1:${port}`, `shop.test:${port}`]),
    dnsServer: `127.0.0.1:${dns.address().port}`,
    appCheck: false,
  };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  dns.close();
});

/** Whether something happens in time; a connection is kept for four seconds if nobody closes it. */
async function within(ms: number, event: Promise<unknown> | undefined): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('too late'), ms).unref();
  });
  return Promise.race([late, Promise.resolve(event).then(() => 'in time')]);
}

const local = (path = '/'): string => `http://127.0.0.1:${port}${path}`;

describe('a page', () => {
  it('§7 is read with its final address, asked for as a browser asks', async () => {
    let seen: IncomingMessage['headers'] = {};
    handler = (request, response) => {
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
    handler = html(body, { 'content-encoding': encoding });
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ html: PAGE });
  });

  it('§7 is read when its compressed end is missing', async () => {
    handler = html(gzipSync(PAGE.repeat(2000)).subarray(0, -8), { 'content-encoding': 'gzip' });
    await expect(code(local())).resolves.toBe('ok');
  });

  it('§7 is done at its end, though the server keeps the connection open', async () => {
    handler = (_, response) =>
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
    handler = html(PAGE, { 'content-type': type });
    await expect(code(local())).resolves.toBe('ok');
  });

  it('§7 may say nothing of what it is', async () => {
    handler = (_, response) => response.writeHead(200).end(PAGE);
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ html: PAGE });
  });

  it('§7 leaves no connection open behind it', async () => {
    let closed: Promise<unknown> | undefined;
    handler = (request, response) => {
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
    handler = html(PAGE, { 'content-type': type });
    await expect(code(local())).resolves.toBe('no-product');
  });

  it.each([204, 202, 404, 405, 410, 500, 503])(
    '§7 is not an answer with status %d',
    async (status) => {
      handler = (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end();
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
    handler = failing(status);
    await expect(code(local())).resolves.toBe('turned-away');
  });

  it.each([202, 405, 503])('§7 says so in the page of status %d', async (status) => {
    handler = failing(
      status,
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
    );
    await expect(code(local())).resolves.toBe('turned-away');
    handler = failing(status, '<h4>Enter the characters you see below</h4>');
    await expect(code(local())).resolves.toBe('turned-away');
    handler = failing(status, '<h1>We will be back soon</h1>');
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
    handler = failing(status, '', { 'retry-after': '30' });
    await ask();
    handler = html(PAGE);
    await expect(ask()).resolves.toBe('turned-away');
    expect(requests).toHaveLength(1);
    now = 30_000;
    await expect(ask()).resolves.toBe('ok');
  });

  it('§7 is asked again at once when it names no time', async () => {
    handler = failing(429);
    await code(local());
    handler = html(PAGE);
    await expect(code(local())).resolves.toBe('ok');
  });
});

function refresh(url: string): string {
  return `<meta http-equiv="refresh" content="0; url=${url}"><title>x</title>`;
}

describe('redirects', () => {
  it('§7 are followed, five at most', async () => {
    handler = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0)
        response.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local('/5'), settings)).resolves.toMatchObject({ url: local('/0') });
    await expect(code(local('/6'))).resolves.toBe('unreachable');
  });

  it.each([
    ['http://[::1]/', 'refused'],
    ['//127.0.0.1/', 'refused'],
    ['http://127.0.0.1:1/', 'refused'],
    ['http://2130706433/', 'refused'],
    ['http://user:pw@shop.example.com/', 'refused'],
    ['http://169.254.169.254/', 'refused'],
    ['file:///etc/hosts', 'bad-url'],
    ['javascript:1', 'bad-url'],
  ])('§7 to %s are not', async (location, expected) => {
    handler = (_, response) => response.writeHead(307, { location }).end();
    await expect(code(local())).resolves.toBe(expected);
    expect(requests).toHaveLength(1);
  });

  it.each([300, 301, 302, 303, 307, 308])('§7 are answers with status %d', async (status) => {
    handler = (request, response) => {
      if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/next') });
  });

  it.each([
    ['/käse?é', '/k%C3%A4se?%C3%A9'],
    ['/k%C3%A4se', '/k%C3%A4se'],
  ])('§7 may name their place in UTF-8: %s', async (location, path) => {
    handler = (request, response) => {
      // Headers are written byte by byte.
      const bytes = Buffer.from(location).toString('latin1');
      if (request.url === '/') response.writeHead(302, { location: bytes }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local(path) });
  });

  it('§7 may name their place in Latin-1, which is then read as that', async () => {
    handler = (request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/k\u00e4se' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/k%C3%A4se') });
  });

  it.each([201, 400, 404, 500])('§7 are not answers with status %d', async (status) => {
    handler = (_, response) => response.writeHead(status, { location: '/next' }).end();
    await expect(code(local())).resolves.toBe('unreachable');
    expect(requests).toEqual(['/']);
  });

  it('§7 are no pages, though they name a place', async () => {
    handler = html(PAGE, { location: '/next' });
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(requests).toEqual(['/']);
  });

  it('§7 without a place are unreachable', async () => {
    handler = (_, response) => response.writeHead(302).end();
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 in a circle end', async () => {
    handler = (_, response) => response.writeHead(301, { location: '/' }).end();
    await expect(code(local())).resolves.toBe('unreachable');
    expect(requests.length).toBeLessThanOrEqual(6);
  });

  it('§7 by a meta tag are followed once, and checked', async () => {
    handler = (request, response) =>
      html(refresh(request.url === '/' ? '/next' : '/again'))(request, response);
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/next') });
    requests = [];
    handler = html(refresh(local()));
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(requests).toEqual(['/']);
    requests = [];
    handler = html(refresh('http://127.0.0.1:1/'));
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(requests).toEqual(['/']);
  });
});

describe('redirects and a meta tag', () => {
  it.each([
    [4, 'ok'],
    [5, 'unreachable'],
  ])('§7 count together: the tag and %d more give %s', async (redirects, expected) => {
    handler = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (request.url === '/') html(refresh(`/${redirects}`))(request, response);
      else if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else html(PAGE)(request, response);
    };
    await expect(code(local())).resolves.toBe(expected);
  });
});

describe('names', () => {
  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '100.64.1.1'])(
    '§7 that answer %s are refused before anything is sent',
    async (address) => {
      answers = [[address]];
      await expect(code('http://evil.example.com/')).resolves.toBe('refused');
      expect(requests).toEqual([]);
    },
  );

  it('§7 that answer with one private address among public ones are refused', async () => {
    answers = [['8.8.8.8', '127.0.0.1']];
    await expect(code('http://evil.example.com/')).resolves.toBe('refused');
  });

  it('§7 are asked for once per connection, so that a second answer changes nothing', async () => {
    answers = [['127.0.0.1'], ['10.0.0.1']];
    handler = html(PAGE);
    await expect(code(`http://shop.test:${port}/`)).resolves.toBe('ok');
    expect(questions).toBe(1);
  });

  it('§7 are checked again for the next hop', async () => {
    answers = [['127.0.0.1'], ['10.0.0.1']];
    handler = (_, response) =>
      response.writeHead(302, { location: 'http://shop.example.com/2' }).end();
    await expect(code(`http://shop.test:${port}/`)).resolves.toBe('refused');
  });

  it('§7 that nobody knows are unreachable', async () => {
    answers = [[]];
    await expect(code('http://nobody.example.com/')).resolves.toBe('unreachable');
  });
});

describe('hostile servers', () => {
  it.each([
    ['a gzip bomb', 'gzip', (): Buffer => gzipSync(Buffer.alloc(64 * MB))],
    [
      'a brotli bomb',
      'br',
      (): Buffer =>
        brotliCompressSync(Buffer.alloc(16 * MB), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
        }),
    ],
  ])('§7 %s is cut off', async (_, encoding, make) => {
    handler = html(make(), { 'content-encoding': encoding });
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 an endless body is cut off', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const block = Buffer.alloc(MB, 'x');
      const more = (): void => {
        while (!response.destroyed && response.write(block));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it.each(['x-foo', 'gzip, br', 'constructor'])(
    '§7 the encoding %j is not read',
    async (encoding) => {
      handler = html(PAGE, { 'content-encoding': encoding });
      await expect(code(local())).resolves.toBe('unreachable');
    },
  );

  it('§7 a megabyte of headers is not read', async () => {
    handler = (_, response) => {
      for (let i = 0; i < 100; i++) response.setHeader(`x-${i}`, 'y'.repeat(10_000));
      html(PAGE)(_, response);
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 a connection that breaks is unreachable', async () => {
    handler = (_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
        .write('<html>');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 what is no HTTP is unreachable', async () => {
    const raw = createTcpServer((socket) => socket.end('<html>no headers</html>'));
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const other = (raw.address() as AddressInfo).port;
    settings.allowed = new Set([`127.0.0.1:${other}`]);
    await expect(code(`http://127.0.0.1:${other}/`)).resolves.toBe('unreachable');
    await expect(code(`https://127.0.0.1:${other}/`)).resolves.toBe('unreachable');
    raw.close();
  });

  it('§7 silence after the headers is too slow', async () => {
    handler = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
    await expect(fetchPage(local(), settings, 100)).rejects.toThrow(new Failure('too-slow'));
  });

  it('§7 a page that keeps trickling is too slow: the time is for everything together', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('<p>'), 10);
      response.once('close', () => clearInterval(more));
    };
    await expect(fetchPage(local(), settings, 100)).rejects.toThrow(new Failure('too-slow'));
  });
});
