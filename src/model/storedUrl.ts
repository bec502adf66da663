import { safeUrl } from './url.ts';

/** With this the rules take an address as it is: a scheme, two slashes, a host, and one line. */
const SPELLED_OUT = /^https?:\/\/[^\s/].*$/i;

/**
 * A web address as it is stored: as it was pasted, unless only a browser would understand that
 * ('https:shop.example', 'http:/shop.example', a line break inside); then as the browser spells it.
 * @param text a web address
 */
export function storedUrl(text: string): string {
  const trimmed = text.trim();
  return SPELLED_OUT.test(trimmed) ? trimmed : (safeUrl(trimmed) ?? trimmed);
}
