import { safeUrl } from './url.ts';

/** The addresses that the rules accept: a scheme, two slashes, a host, and one line. */
const COMPLETE_URL = /^https?:\/\/[^\s/].*$/i;

/**
 * The stored form of a web address: unchanged, unless only a browser would accept it
 * ('https:shop.example', 'http:/shop.example', a line break inside); then normalized by `URL`.
 * @param text a web address
 */
export function storedUrl(text: string): string {
  const trimmed = text.trim();
  return COMPLETE_URL.test(trimmed) ? trimmed : (safeUrl(trimmed) ?? trimmed);
}
