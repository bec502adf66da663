import { isIP } from 'node:net';
import { Failure } from '../errors.ts';
import { isPublicAddress } from './address.ts';

const MAX_URL = 2048;
const MAX_NAME = 253;
const MAX_LABEL = 63;

/** Endings that never name a public host: RFC 6761/6762/8375 and what private networks use. */
const PRIVATE_SUFFIXES = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'onion',
  'arpa',
]);

/**
 * Parses an address someone gave us (or a redirect's target, with the page's URL as base) and
 * refuses what must never be fetched: other schemes ('bad-url'), credentials, other ports, IP
 * literals that are not public in any spelling (the WHATWG parser has folded those), and names of
 * private networks ('refused'). Names are checked again when they are resolved.
 *
 * `allowed` holds `host:port` pairs exempt from the port and address rules (tests only).
 */
export function checkUrl(text: string, allowed: ReadonlySet<string>, base?: string): URL {
  if (text.length > MAX_URL || !URL.canParse(text, base)) throw new Failure('bad-url');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Failure('bad-url');
  if (url.href.length > MAX_URL) throw new Failure('bad-url');
  if (url.username !== '' || url.password !== '') throw new Failure('refused');
  if (isAllowed(url, allowed)) return url;
  // The parser drops the scheme's own port; the other scheme's port is no shop's address.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw new Failure('refused');
  if (!isPublicHost(url.hostname)) throw new Failure('refused');
  return url;
}

/** Whether this URL's host and port are among those the tests may reach. */
export function isAllowed(url: URL, allowed: ReadonlySet<string>): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return allowed.has(`${url.hostname.toLowerCase()}:${port}`);
}

function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicAddress(hostname.slice(1, -1));
  if (isIP(hostname) !== 0) return isPublicAddress(hostname);
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const fits = name.length <= MAX_NAME && labels.every((l) => l !== '' && l.length <= MAX_LABEL);
  return fits && labels.length > 1 && !PRIVATE_SUFFIXES.has(labels.at(-1) ?? '');
}
