import { isPublicName } from './publicName.ts';
import { isPublicAddress } from './address.ts';

/** Longer names, or labels of names, do not exist in DNS. */
const MAX_NAME = 253;
const MAX_LABEL = 63;

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
  const fits = name.length <= MAX_NAME && name.split('.').every((l) => l.length <= MAX_LABEL);
  return fits && isPublicName(hostname);
}
