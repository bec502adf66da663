import { Failure } from '../errors.ts';
import { parseUrl } from '../../../src/extract/address/parseUrl.ts';
import { isPublicUrl } from '../../../src/extract/address/publicUrl.ts';

/** Most characters of an address. The time to parse a host grows with the square of its length. */
export const MAX_URL = 2048;

/**
 * Parses an address someone gave us (or a redirect's target, with the page's URL as base) and
 * refuses what must never be fetched: other schemes ('bad-url'), credentials, other ports, IP
 * literals that are not public in any spelling (the WHATWG parser has folded those), and names of
 * private networks ('refused'). Names are checked again when they are resolved.
 *
 * `allowed` holds `host:port` pairs exempt from the port and address rules (tests only).
 */
export function checkUrl(text: string, allowed: ReadonlySet<string>, base?: string): URL {
  const url = text.length > MAX_URL ? null : parseUrl(text, base);
  if (url === null) throw new Failure('bad-url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Failure('bad-url');
  if (url.href.length > MAX_URL) throw new Failure('bad-url');
  if (url.username !== '' || url.password !== '') throw new Failure('refused');
  if (isAllowed(url, allowed)) return url;
  if (!isPublicUrl(url)) throw new Failure('refused');
  return url;
}

/** Whether this URL's host and port are among those the tests may reach. */
export function isAllowed(url: URL, allowed: ReadonlySet<string>): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return allowed.has(`${url.hostname.toLowerCase()}:${port}`);
}
