import { parseUrl } from '../../extract/address/parseUrl.ts';

/** Whether a text is an http or https address, which may be used for a link or a picture (§5). */
export function isWebAddress(text: string): boolean {
  return parsed(text) !== null;
}

/** The address if it may be used for a link or a picture, else undefined. Every href must use this. */
export function safeUrl(text: string): string | undefined {
  return parsed(text)?.href;
}

/** The host of a shop's address, as shown to people; undefined when it is no web address. */
export function shopName(text: string): string | undefined {
  return parsed(text)?.hostname.replace(/^www\./, '');
}

function parsed(text: string): URL | null {
  const url = parseUrl(text.trim());
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname !== '' ? url : null;
}
