import { safeUrl } from './url.ts';

/**
 * Where a picture may be loaded from. A picture's address is anybody's word, and whoever opens the
 * list loads it: on a home or office network it must not reach a router, a printer or a server there.
 */

/** The demo shop of this machine, in builds for the local emulators; '' in all others. */
const LOCAL_SHOP = import.meta.env.VITE_FIREBASE_PROJECT_ID
  ? ''
  : (import.meta.env.VITE_LOCAL_SHOP ?? '');

/** Last labels of names that only a local network knows; a name without a dot is one, too. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|svc|home\.arpa)$|^[^.]+$/;

/**
 * The ranges of IPv4 that are no addresses of the Internet, as the URL standard spells them: 0x7f.1
 * and 2130706433 come out of `URL` as 127.0.0.1.
 */
const LOCAL_IPV4 =
  /^(?:0|10|127|22[4-9]|2[345]\d|169\.254|192\.168|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/;

/** IPv6 is public inside 2000::/3, without what carries other addresses or is for documents. */
const IPV6 = /^\[[23][0-9a-f]{3}:/;
const SPECIAL_IPV6 = /^\[(?:2002|3fff|2001:(?:db8|[01]?[0-9a-f]{1,2})?):/;

/** The address of a picture if a page may load it, else undefined. Every picture passes. */
export function pictureUrl(text: string): string | undefined {
  const url = safeUrl(text);
  if (url === undefined) return undefined;
  const { origin, hostname } = new URL(url);
  return isPublic(hostname) || origin === LOCAL_SHOP ? url : undefined;
}

function isPublic(hostname: string): boolean {
  if (hostname.startsWith('[')) return IPV6.test(hostname) && !SPECIAL_IPV6.test(hostname);
  const host = hostname.replace(/\.$/, '');
  return !LOCAL_NAME.test(host) && !LOCAL_IPV4.test(host);
}
