import { isPublicName } from '../../extract/address/publicName.ts';
import { safeUrl } from './url.ts';

/**
 * Decides from where a picture may be loaded. Anybody may enter its address, and everyone who opens
 * the list loads it: it must not reach a router, a printer or a server in a home or office network.
 */

/** The local demo shop, in builds for the emulators; '' in all other builds. */
const LOCAL_SHOP = import.meta.env.VITE_FIREBASE_PROJECT_ID
  ? ''
  : (import.meta.env.VITE_LOCAL_SHOP ?? '');

/**
 * The IPv4 ranges that are not public, in the form that `URL` normalizes to: it turns 0x7f.1 and
 * 2130706433 into 127.0.0.1.
 */
const LOCAL_IPV4 =
  /^(?:0|10|127|22[4-9]|2[345]\d|169\.254|192\.168|192\.0\.[02]|192\.88\.99|198\.1[89]|198\.51\.100|203\.0\.113|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/;

/** Public IPv6 is 2000::/3, except ranges that embed other addresses or are for documentation. */
const IPV6 = /^\[[23][0-9a-f]{3}:/;
const SPECIAL_IPV6 = /^\[(?:2002|3fff|2001:(?:db8|[01]?[0-9a-f]{1,2})?):/;

/** The app's own pictures on the sample list (features/info/SamplePage.tsx): views of one file. */
const SAMPLE = /^\/sample\.svg#[a-z]+$/;

/** The address of a picture if a page may load it, else undefined. Every `<img>` must use this. */
export function pictureUrl(text: string): string | undefined {
  if (SAMPLE.test(text)) return text;
  const url = safeUrl(text);
  if (url === undefined) return undefined;
  const { origin, hostname } = new URL(url);
  return isPublic(hostname) || isLocalShop(origin) ? url : undefined;
}

/** The demo shop answers for several shops, each with a name below localhost. */
function isLocalShop(origin: string): boolean {
  return origin.replace(/[\w-]+\.localhost/, '127.0.0.1') === LOCAL_SHOP;
}

function isPublic(hostname: string): boolean {
  if (hostname.startsWith('[')) return IPV6.test(hostname) && !SPECIAL_IPV6.test(hostname);
  return isPublicName(hostname) && !LOCAL_IPV4.test(hostname);
}
