import { isPublicAddress } from './address.ts';

const MAX_NAME = 253;
const MAX_LABEL = 63;

/**
 * Endings that never name a public host: RFC 6761, 6762 and 8375, what private networks use, and the
 * services of a Kubernetes cluster.
 */
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
  'svc',
  'test',
  'invalid',
]);

/** Names of cloud metadata services below a public ending, with everything below them. */
const PRIVATE_NAMES = /(?:^|\.)metadata\.goog$/;

/**
 * Whether an address is one of the public web, by its spelling alone: the port of the web, and a
 * name that can be public or an IP address that is. Takes a URL as the WHATWG parser gives
 * it, which has folded upper case, full-width characters and the short forms of IPv4. What a name
 * resolves to is checked where something is fetched (lookup.ts).
 */
export function isPublicUrl(url: URL): boolean {
  // The parser drops the scheme's own port; the other scheme's port is no shop's address.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return false;
  return isPublicHost(url.hostname);
}

function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicAddress(hostname.slice(1, -1));
  if (/^[\d.]+$/.test(hostname)) return isPublicAddress(hostname);
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const fits = name.length <= MAX_NAME && labels.every((l) => l !== '' && l.length <= MAX_LABEL);
  if (!fits || labels.length < 2) return false;
  return !PRIVATE_SUFFIXES.has(labels.at(-1) ?? '') && !PRIVATE_NAMES.test(name);
}
