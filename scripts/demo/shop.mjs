import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { indexPage, notFoundPage, productPage } from './page.mjs';
import { productBySlug } from './products.mjs';

const HOST = '127.0.0.1';
const MAX_DELAY_MS = 15_000;
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string | Buffer} body
 */

/**
 * Serves the demo shop on this machine: `/`, `/products/NAME`, `/pictures/NAME.svg`. Any address
 * takes `?delay=` in milliseconds (at most 15,000), to try what a slow shop does.
 *
 * @param {number} port 0 takes a free one.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` is the origin, without a slash at the end.
 * @throws {Error} the system's own, for example EADDRINUSE when the port is taken
 */
export async function startShop(port) {
  let origin = '';
  // Ends the waiting of delayed answers when the shop closes.
  const closing = new AbortController();
  const server = createServer((request, response) => {
    serve(request, response, { origin, signal: closing.signal }).catch((error) =>
      response.destroy(error),
    );
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.');
  origin = `http://${HOST}:${address.port}`;

  return {
    url: origin,
    close: () =>
      new Promise((resolve, reject) => {
        closing.abort();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ origin: string, signal: AbortSignal }} shop
 */
async function serve(request, response, { origin, signal }) {
  const url = new URL(request.url ?? '/', origin);
  await delayed(url, signal);
  const { status, headers, body } = await answerTo(request.method ?? 'GET', url, origin);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {URL} url
 * @param {AbortSignal} signal
 */
async function delayed(url, signal) {
  const ms = Number(url.searchParams.get('delay'));
  if (ms > 0) await wait(Math.min(ms, MAX_DELAY_MS), undefined, { signal });
}

/**
 * @param {string} method
 * @param {URL} url
 * @param {string} origin
 * @returns {Promise<Answer>}
 */
async function answerTo(method, url, origin) {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...HTML, Allow: 'GET, HEAD' }, body: notFoundPage() };
  }
  if (url.pathname === '/') return { status: 200, headers: HTML, body: indexPage(origin) };

  // Slugs are looked up in the catalogue, so that no address reaches any other file.
  const [, kind, name = ''] =
    /^\/(products|pictures)\/([a-z-]+)(?:\.svg)?$/u.exec(url.pathname) ?? [];
  const product = productBySlug(name);
  if (product && url.pathname === `/products/${name}`) {
    return { status: 200, headers: HTML, body: productPage(origin, product, url.searchParams) };
  }
  if (product?.picture && kind === 'pictures' && url.pathname.endsWith('.svg')) {
    return picture(name);
  }
  return { status: 404, headers: HTML, body: notFoundPage() };
}

/**
 * @param {string} slug
 * @returns {Promise<Answer>}
 */
async function picture(slug) {
  return {
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    body: await readFile(new URL(`pictures/${slug}.svg`, import.meta.url)),
  };
}
