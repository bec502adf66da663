import { isUtf8 } from 'node:buffer';
import { isRobotCheck } from '../../../src/extract/page/pageKind.ts';
import { Failure } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { ACCEPT_ENCODING, MAX_PAGE_BYTES, readBody } from './body.ts';
import { decodePage } from './charset.ts';
import { guardedLookup } from './lookup.ts';
import { HostPauses } from './pauses.ts';
import { refreshTarget } from './refresh.ts';
import { checkUrl, isAllowed } from './url.ts';

/** For name resolution, connecting, every redirect and reading, together. */
export const TOTAL_MS = 8000;
const CONNECT_MS = 5000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32 * 1024;

/** A page as it was read: its text and the address it finally came from. */
export interface Page {
  html: string;
  url: string;
}

const HEADERS = {
  // The headers of a browser, because shops answer other clients with a challenge or an empty page.
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9,*;q=0.5',
  'accept-encoding': ACCEPT_ENCODING,
  'upgrade-insecure-requests': '1',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
};

/** The hosts that asked this instance to wait. */
const PAUSES = new HostPauses();

/** Statuses with which shops refuse a server what they show to a browser. */
const REFUSING = new Set([401, 403, 406, 429, 430, 451]);
/** Statuses of checks for robots, but also of a shop's own failures. */
const CHECKING = new Set([202, 405, 503]);

/**
 * Fetches the HTML behind an address a user gave. Every hop (redirects, and one meta refresh) is
 * checked like the first. Throws Failure: 'bad-url', 'refused', 'turned-away' (the shop refuses
 * servers, or asked this instance to wait), 'unreachable' (also for an error status or too large a
 * page), 'no-product' (not HTML), 'too-slow' after `totalMs`. `pauses` are for tests.
 */
export async function fetchPage(
  address: string,
  settings: Settings,
  totalMs: number = TOTAL_MS,
  pauses: HostPauses = PAUSES,
): Promise<Page> {
  const signal = AbortSignal.timeout(totalMs);
  let refreshed = false;

  async function follow(url: URL, redirectsLeft: number): Promise<Page> {
    if (redirectsLeft < 0) throw new Failure('unreachable');
    if (pauses.isPaused(url.host)) throw new Failure('turned-away');
    const answer = await requestOnce(url, settings, signal, pauses);
    if ('location' in answer) {
      return follow(checkUrl(answer.location, settings.allowed, url.href), redirectsLeft - 1);
    }
    const target = refreshed ? null : nextUrl(answer.html, url, settings);
    if (target === null) return { html: answer.html, url: url.href };
    refreshed = true;
    return follow(target, redirectsLeft - 1);
  }

  return follow(checkUrl(address, settings.allowed), MAX_REDIRECTS);
}

/** The target of a meta refresh if it may be fetched; otherwise null, and the page itself is used. */
function nextUrl(html: string, url: URL, settings: Settings): URL | null {
  const target = refreshTarget(html);
  if (target === null) return null;
  try {
    const next = checkUrl(target, settings.allowed, url.href);
    return next.href === url.href ? null : next;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

async function requestOnce(
  url: URL,
  settings: Settings,
  signal: AbortSignal,
  pauses: HostPauses,
): Promise<{ location: string } | { html: string }> {
  // Imported on the first request, because loading undici takes longer than the rest of a cold start.
  const { Agent, request } = await import('undici');
  const exempt = isAllowed(url, settings.allowed);
  // A new agent for each hop, so that users never share a connection.
  const agent = new Agent({
    connect: { lookup: guardedLookup(exempt, settings.dnsServer), timeout: CONNECT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
    maxResponseSize: MAX_PAGE_BYTES,
    headersTimeout: TOTAL_MS,
    bodyTimeout: TOTAL_MS,
    pipelining: 1,
  });
  // The signal ends a request only once there is a connection.
  const stop = (): void => void agent.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const response = await request(url, { dispatcher: agent, headers: HEADERS, signal });
    const header = (name: string): string | null => {
      const value = response.headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    };
    const location = header('location');
    if (response.statusCode >= 300 && response.statusCode < 400 && location !== null) {
      return { location: fromUtf8(location) };
    }
    const status = response.statusCode;
    if (status === 429 || status === 503) pauses.pause(url.host, header('retry-after'));
    if (REFUSING.has(status)) throw new Failure('turned-away');
    if (status !== 200 && !CHECKING.has(status)) throw new Failure('unreachable');
    const type = header('content-type');
    if (!isHtml(type)) throw new Failure(status === 200 ? 'no-product' : 'unreachable');
    const html = decodePage(await readBody(response.body, header('content-encoding')), type);
    if (status === 200) return { html };
    throw new Failure(isRobotCheck(html) ? 'turned-away' : 'unreachable');
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    signal.removeEventListener('abort', stop);
    await agent.destroy();
  }
}

/** Decodes a header as UTF-8 if it is valid UTF-8, as browsers do. Node decodes each byte as Latin-1. */
function fromUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}

/** Whether a content type is HTML. Like browsers, it uses the last one if several are sent. */
function isHtml(contentType: string | null): boolean {
  const last = (contentType ?? '').split(',').at(-1) ?? '';
  const type = last.split(';')[0]?.trim().toLowerCase();
  return type === '' || type === 'text/html' || type === 'application/xhtml+xml';
}

/** Converts network errors to failures. A refusal by `guardedLookup` is among the error's causes. */
function failureOf(error: unknown, signal: AbortSignal): Failure {
  for (let e: unknown = error; e instanceof Error; e = e.cause) if (e instanceof Failure) return e;
  if (signal.aborted) return new Failure('too-slow', { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/TIMEOUT|TIMEDOUT/.test(code)) return new Failure('too-slow', { cause: error });
  return new Failure('unreachable', { cause: error });
}
