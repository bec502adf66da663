import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { MOCKS } from './ports.ts';

const MB = 1024 * 1024;
export const SECRET = 'what only the page says';

export const MUG = `<!doctype html><html><head><title>Blue Mug - Stand Shop</title>
<script type="application/ld+json">{"@type":"Product","name":"Blue Mug","image":"https://cdn.example.com/mug.jpg","offers":{"price":"12.50","priceCurrency":"EUR"}}</script></head>
<body><h1>Blue Mug</h1><p>${SECRET}</p><b class="price">12,50 €</b></body></html>`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const html =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(body);
const redirect =
  (location: string, status = 302): Answer =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const gzipBomb = gzipSync(Buffer.alloc(100 * MB));
const brotliBomb = brotliCompressSync(Buffer.alloc(20 * MB), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

/** What honest and hostile shops answer, by path. `/to/…` redirects to what follows. */
const ANSWERS: Record<string, Answer> = {
  mug: html(MUG),
  gzip: html(gzipSync(MUG), { 'content-encoding': 'gzip' }),
  br: html(brotliCompressSync(MUG), { 'content-encoding': 'br' }),
  'shift-jis': html(
    Buffer.concat([
      Buffer.from('<title>'),
      Buffer.from([0x8f, 0xa4, 0x95, 0x69]),
      Buffer.from(' Mug</title><b class="price">$5</b>'),
    ]),
    { 'content-type': 'text/html; charset=Shift_JIS' },
  ),
  bare: html('<p>Nothing is sold here.</p>'),
  denied: html('<title>Access Denied</title>'),
  forbidden: html('', {}, 403),
  image: html('PNG', { 'content-type': 'image/png' }),
  missing: html('', {}, 404),
  broken: html('', {}, 500),
  loop: redirect('/loop'),
  hop: redirect('/mug'),
  endless: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const block = Buffer.alloc(MB, 'x');
    const more = (): void => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  drip: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('<p>'), 200);
    response.on('close', () => clearInterval(timer));
  },
  silence: () => {},
  'gzip-bomb': html(gzipBomb, { 'content-encoding': 'gzip' }),
  'br-bomb': html(brotliBomb, { 'content-encoding': 'br' }),
  encoding: html(MUG, { 'content-encoding': 'x-foo' }),
  headers: (request, response) => {
    for (let i = 0; i < 5000; i++) response.setHeader(`x-${i}`, 'a');
    html(MUG)(request, response);
  },
  reset: (_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
      .write('<html>');
    setTimeout(() => response.destroy(), 20);
  },
  refresh: html(
    '<meta http-equiv="refresh" content="0; url=http://127.0.0.1:1/"><title>Refreshing Mug</title>',
  ),
  nested: html(`<title>Deep Mug</title>${'<div>'.repeat(200_000)}`),
  evil: html(
    `<title>\u202EBlue\u0000 Mug</title><meta property="og:image" content="javascript:alert(1)">`,
  ),
};

/** The shop of these tests. It records the paths it was asked for. */
export class ShopMock {
  readonly #server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1).split('?')[0] ?? '');
    this.asked.push(path);
    const answer = path.startsWith('to/')
      ? redirect(path.slice(3))
      : (ANSWERS[path] ?? html('', {}, 404));
    answer(request, response);
  });
  readonly asked: string[] = [];

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(MOCKS.shop, MOCKS.host, resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
