import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { listen } from '../listen.mjs';
import { productBySlug } from './catalog.mjs';
import { indexPage, notFoundPage, productPage } from './page.mjs';

const MAX_DELAY_MS = 15_000;
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
const PICTURE = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** @typedef {{ status: number, headers: Record<string, string>, body: string | Buffer }} Answer */

/**
 * Serves the demo shop on this machine: `/`, `/products/NAME`, `/pictures/NAME.svg`. Any address
 * takes `?delay=` in milliseconds (at most 15,000), to try what a slow shop does, and `?denied`, to try
 * one that turns the function away.
 * @param {number} port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` is the origin
 * @throws {Error} the system's own, for example EADDRINUSE when the port is taken
 */
export async function startShop(port) {
  // Ends the waiting of delayed answers when the shop closes.
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    try {
      // A shop's page has its pictures under the shop's own name, as on the web.
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const delay = Math.min(Number(url.searchParams.get('delay')), MAX_DELAY_MS);
      if (delay > 0) await wait(delay, undefined, { signal: closing.signal });
      const { status, headers, body } = url.searchParams.has('denied')
        ? { status: 403, headers: HTML, body: '<h1>Access denied</h1>' }
        : await answerTo(url);
      response.writeHead(status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
  const { url, close } = await listen(server, port);
  return {
    url,
    close: () => {
      closing.abort();
      return close();
    },
  };
}

/**
 * @param {URL} url
 * @returns {Promise<Answer>}
 */
async function answerTo(url) {
  const { origin } = url;
  if (url.pathname === '/') return { status: 200, headers: HTML, body: indexPage(origin) };
  // Only names of the catalog lead to a file, so no address reaches any other.
  const [, kind, slug = ''] =
    /^\/(products(?=\/[a-z-]+$)|pictures(?=\/[a-z-]+\.svg$))\/([a-z-]+)/.exec(url.pathname) ?? [];
  const product = productBySlug(slug);
  if (product && kind === 'products') {
    return { status: 200, headers: HTML, body: productPage(origin, product, url.searchParams) };
  }
  if (product?.picture && kind === 'pictures') {
    const body = await readFile(new URL(`pictures/${slug}.svg`, import.meta.url));
    return { status: 200, headers: PICTURE, body };
  }
  return { status: 404, headers: HTML, body: notFoundPage() };
}
