import type { Product, ProductError } from '../../src/model/product.ts';
import { ShortCache } from './cache.ts';
import { Failure, toFailure, type FailureCode } from './errors.ts';
import { TOTAL_MS, type Page } from './fetch/page.ts';
import { MAX_URL } from './fetch/url.ts';
import { isTurnedAway } from '../../src/extract/page/pageKind.ts';
import { isPublicUrl } from '../../src/extract/address/publicUrl.ts';
import { parseUrl } from '../../src/extract/address/parseUrl.ts';
import type { Reading } from '../../src/extract/extract.ts';
import { PER_ADDRESS, PER_USER, TokenBuckets } from './limits.ts';
import type { Settings } from './settings.ts';

/** Enough for a URL of 2,048 characters, even if JSON escapes every one of them. */
export const MAX_BODY_BYTES = 16 * 1024;

/** The parts of an HTTP request that the handler reads. */
export interface Incoming {
  method: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as sent, or only its start if it is too large. */
  rawBody?: Uint8Array | undefined;
  /** Where the caller's requests come from; each address has its own rate limit. */
  ip: string;
}

/** What is sent back. */
interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Product | ProductError;
}

/** What is logged about a request: never a path, a query or any text. */
export interface Outcome {
  /** The shop's host, if its address is one of the public web. */
  host: string | null;
  /** 'cached' is a product that was read within the last ten minutes. */
  outcome: 'ok' | 'cached' | FailureCode;
  ms: number;
}

/** A second page is fetched only if at least this much of the time is left. */
const MIN_RETRY_MS = 500;

/** What the handler depends on, so that tests can replace it. */
export interface Dependencies {
  verifyUser: (authorization: string | undefined) => Promise<string>;
  verifyAppCheck: (header: string | undefined) => Promise<void>;
  fetchPage: (address: string, settings: Settings, totalMs: number) => Promise<Page>;
  readPage: (html: string, url: string) => Reading;
  settings: () => Settings;
  /** Called once for every request. */
  log: (outcome: Outcome, cause?: unknown) => void;
  now?: () => number;
}

/**
 * The handler of POST /api/fetch-product (§7): `{url}` from a signed-in user → the product on that
 * page. It never throws; every failure is an answer `{error: {code, message}}` with its status.
 */
export function createFetchProduct(deps: Dependencies): (request: Incoming) => Promise<Outgoing> {
  const now = deps.now ?? Date.now;
  const users = new TokenBuckets(PER_USER, now);
  const addresses = new TokenBuckets(PER_ADDRESS, now);
  const cache = new ShortCache<Product>(now);

  async function answer(request: Incoming, outcome: Outcome): Promise<Product> {
    const settings = deps.settings();
    const body = readBody(request);
    if (settings.appCheck) await deps.verifyAppCheck(one(request.headers['x-firebase-appcheck']));
    const uid = await deps.verifyUser(one(request.headers['authorization']));
    const address = addressIn(body);
    outcome.host = hostOf(address);
    // The limits are checked after the token, so that callers without an account use up nothing;
    // and the user's before the address's, so that a user beyond their own limit uses up nothing
    // that is shared.
    spend(users, uid);
    spend(addresses, request.ip);
    const known = cache.get(address);
    if (known !== undefined) {
      outcome.outcome = 'cached';
      return known;
    }
    const product = await productAt(address, settings);
    cache.set(address, product);
    return product;
  }

  /**
   * The product at an address. A page without one may name another address of the shop that has it:
   * that is tried once, in the time that is left.
   */
  async function productAt(address: string, settings: Settings): Promise<Product> {
    const started = now();
    const page = await deps.fetchPage(address, settings, TOTAL_MS);
    const { product, kind, alternate } = deps.readPage(page.html, page.url);
    if (product.name !== null) return product;
    const failure = new Failure(kind !== null && isTurnedAway(kind) ? 'turned-away' : 'no-product');
    const left = TOTAL_MS - (now() - started);
    const mayHelp = kind === null || kind === 'script';
    if (!mayHelp || alternate === null || left < MIN_RETRY_MS) throw failure;
    const second = await deps.fetchPage(alternate, settings, left).catch((error: unknown) => {
      // The first page's failure is reported, unless the second one's error is unexpected.
      throw error instanceof Failure ? failure : error;
    });
    const again = deps.readPage(second.html, second.url).product;
    if (again.name === null) throw failure;
    return again;
  }

  return async (request) => {
    const started = now();
    const outcome: Outcome = { host: null, outcome: 'ok', ms: 0 };
    // An answer is for one user, so no cache on the way may store it.
    const headers: Record<string, string> = { 'cache-control': 'no-store' };
    let cause: unknown;
    try {
      return { status: 200, headers, body: await answer(request, outcome) };
    } catch (error) {
      const failure = toFailure(error);
      ({ cause } = failure);
      outcome.outcome = failure.code;
      if (failure.code === 'method') headers['allow'] = 'POST';
      if (failure.retryAfter !== null) headers['retry-after'] = String(failure.retryAfter);
      const { code, message, status } = failure;
      return { status, headers, body: { error: { code, message } } };
    } finally {
      outcome.ms = now() - started;
      deps.log(outcome, cause);
    }
  };
}

/** The host of an address for the log, or null if it is not on the public web. */
function hostOf(address: string): string | null {
  const url = parseUrl(address);
  return url !== null && /^https?:$/.test(url.protocol) && isPublicUrl(url) ? url.hostname : null;
}

/** The JSON in a request. Throws 'method', 'too-large', 'not-json' or 'bad-json'. */
function readBody(request: Incoming): unknown {
  if (request.method !== 'POST') throw new Failure('method');
  if ((request.rawBody?.byteLength ?? 0) > MAX_BODY_BYTES) throw new Failure('too-large');
  const type = one(request.headers['content-type']) ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Failure('not-json');
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(request.rawBody));
    return body;
  } catch (error) {
    throw new Failure('bad-json', { cause: error });
  }
}

/** The address in a body. Throws 'bad-url' if there is none, or one that is too long to be parsed quickly. */
function addressIn(body: unknown): string {
  const written = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined;
  const address = typeof written === 'string' ? written.trim() : '';
  if (address === '' || address.length > MAX_URL) throw new Failure('bad-url');
  return address;
}

function spend(buckets: TokenBuckets, key: string): void {
  const retryAfter = buckets.take(key);
  if (retryAfter > 0) throw new Failure('too-many', { retryAfter });
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
