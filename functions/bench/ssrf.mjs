#!/usr/bin/env node
/**
 * `node functions/bench/ssrf.mjs --bench DIR` (or BENCH_DIR): runs the cases of DIR/ssrf.json, hostile
 * and harmless, against the code the function runs, and prints where they disagree. Each case says
 * an address, what DNS answers, what the shop serves, and whether the request has to be blocked.
 * Nothing leaves this machine: addresses are checked without a connection, shops are local servers.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleOf } from './bundle.mjs';
import { DnsMock } from '../src/fetch/dnsMock.testing.mjs';
import { openShop, SHOP } from './hostileShop.mjs';

/**
 * @typedef {{ url: string, why: string, expect: 'blocked' | 'allowed', kind: string, must?: string,
 *   dns?: string[][], serve?: string | { status?: number, headers?: Record<string, string>, body?: string, chain?: number } }} Case
 */

const MAX_MS = 10_000;
/** Cases that need the whole function on the emulator: its own tests have them. */
const NOT_RUN = 'not run';
const { values } = parseArgs({ options: { bench: { type: 'string' } } });
const folder = values.bench ?? process.env['BENCH_DIR'];
if (folder === undefined) {
  console.error('Say where the cases are: --bench DIR (or BENCH_DIR=DIR).');
  process.exit(1);
}
/** @type {Case[]} */
const cases = JSON.parse(readFileSync(join(folder, 'ssrf.json'), 'utf8'));

const work = mkdtempSync(join(tmpdir(), 'giftlists-ssrf-'));
await bundleOf(
  {
    'functions/src/fetch/page.ts': ['fetchPage'],
    'functions/src/fetch/url.ts': ['checkUrl'],
    'functions/src/fetch/lookup.ts': ['guardedLookup'],
    'src/extract/extract.ts': ['extract'],
    'functions/src/fetchProduct.ts': ['createFetchProduct'],
  },
  join(work, 'ours.mjs'),
);
const { fetchPage, checkUrl, guardedLookup, extract, createFetchProduct } = await import(
  pathToFileURL(join(work, 'ours.mjs')).href
);

/** What the DNS server answers. @type {string[][]} */
let answers = [];
const dns = new DnsMock(() => answers);
const dnsServer = await dns.start();

/** @param {string} host @returns {Promise<string>} 'ok a.b.c.d' or the failure's code */
function lookUp(host) {
  return new Promise((resolve) => {
    guardedLookup(false, dnsServer)(
      host,
      { all: true },
      (/** @type {{ code?: string } | null} */ error, /** @type {{ address: string }[]} */ list) =>
        resolve(error ? String(error.code) : `ok ${list.map((a) => a.address).join(' ')}`),
    );
  });
}

/** @param {() => unknown} deed @returns {Promise<string>} */
async function outcome(deed) {
  try {
    await deed();
    return 'ok';
  } catch (error) {
    return String(error instanceof Error && 'code' in error ? error.code : error);
  }
}

/** @param {Case} entry @returns {Promise<string>} 'ok …' when the request went through */
async function run(entry) {
  dns.asked = [];
  if (entry.kind === 'literal') return outcome(() => checkUrl(entry.url, new Set()));
  if (entry.kind === 'dns') {
    const checked = await outcome(() => checkUrl(entry.url, new Set()));
    if (checked !== 'ok') return checked;
    const [first = [], second] = entry.dns ?? [];
    const { hostname } = new URL(entry.url);
    answers = [first];
    const found = await lookUp(hostname);
    // One question; the socket gets what was checked, so a later answer changes nothing.
    if (entry.must !== undefined)
      return dns.asked.length === 1 && found === `ok ${first.join(' ')}`
        ? 'pinned'
        : `asked ${dns.asked.length}`;
    if (second === undefined || !found.startsWith('ok')) return found;
    answers = [second];
    return lookUp(hostname);
  }
  if (entry.kind === 'endpoint') return endpoint(entry);
  const shop = await openShop(entry.serve ?? {});
  answers = [['127.0.0.1']];
  try {
    const allowed = new Set([`${SHOP}:${shop.port}`]);
    let page = '';
    const result = await outcome(async () => {
      const answer = await fetchPage(shop.url, { allowed, dnsServer, appCheck: false });
      page = answer.html;
    });
    if (entry.kind === 'content') return result === 'ok' ? judgeContent(page) : result;
    // What the function would say of a page without a product.
    if (entry.kind === 'body' && result === 'ok' && extract(page, shop.url).name === null)
      return 'no-product';
    const most = typeof entry.serve === 'object' && entry.serve.chain !== undefined ? 2 : 1;
    return result === 'ok' && shop.requests() > most
      ? `ok but ${shop.requests()} requests`
      : result;
  } finally {
    await shop.close();
  }
}

/** @param {string} page */
function judgeContent(page) {
  const product = extract(`<h1>Blue Mug</h1>${page}`, `https://${SHOP}/`);
  const text = JSON.stringify(product);
  const isBad = /javascript:|127\.0\.0\.1|[\u202a-\u202e]|\\u0000/.test(text) || text.length > 3000;
  return isBad ? `hostile value in ${text.slice(0, 200)}` : 'ok';
}

/** @param {Case} entry */
async function endpoint(entry) {
  /** @type {string[]} */
  const fetched = [];
  const handle = createFetchProduct({
    verifyUser: async (/** @type {string | undefined} */ header) => {
      if (header === undefined) throw Object.assign(new Error('no token'), { code: 'no-token' });
      return 'u';
    },
    verifyAppCheck: async () => {},
    fetchPage: async (/** @type {string} */ url) => {
      fetched.push(url);
      return { html: '<title>x</title>', url };
    },
    readPage: () => ({ product: { name: 'x' }, kind: null, alternate: null }),
    settings: () => ({ allowed: new Set(), dnsServer, appCheck: false }),
    log: () => {},
  });
  const isBody = entry.url.startsWith('{');
  const isBig = entry.url.startsWith('body of');
  if (!isBody && !isBig) return NOT_RUN;
  const answer = await handle({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    rawBody: isBig ? new Uint8Array(10 * 1024 * 1024) : Buffer.from(entry.url),
    ip: '',
  });
  // Extra keys are ignored: the address alone is passed on.
  return answer.status === 200 && fetched.join() === 'http://example.com'
    ? 'blocked: only the address is used'
    : String(answer.status);
}

let wrong = 0;
let notRun = 0;
/** @type {Map<string, number>} */
const right = new Map();
for (const entry of cases) {
  const started = performance.now();
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the DNS server
  const result = await run(entry);
  const ms = performance.now() - started;
  if (result === NOT_RUN) {
    notRun++;
    continue;
  }
  const isRight = result.startsWith('ok but')
    ? false
    : (entry.expect === 'allowed') === (result === 'ok' || result.startsWith('ok ')) &&
      ms <= MAX_MS;
  if (isRight) right.set(entry.kind, (right.get(entry.kind) ?? 0) + 1);
  else {
    wrong++;
    console.log(
      `${entry.kind} ${entry.url.slice(0, 90)} (${entry.why}): ${result}, ${Math.round(ms)} ms, expected ${entry.expect}`,
    );
  }
}
console.log(
  `${cases.length - wrong - notRun} of ${cases.length} as expected (${[...right].map(([kind, n]) => `${kind} ${n}`).join(', ')}); ${notRun} are the emulator's tests' (sign-in, calls of itself, what errors tell)`,
);
dns.stop();
rmSync(work, { recursive: true, force: true });
process.exitCode = wrong === 0 ? 0 : 1;
