/** With this the rules take an address as it is: a scheme, two slashes, a host, and one line. */
const SPELLED_OUT = /^https?:\/\/[^\s/].*$/i;

/**
 * A web address as it is stored: as it was pasted, unless only a browser would understand that
 * ('https:shop.example', 'http:/shop.example', a line break inside); then as the browser spells it.
 * @param text a web address
 */
export function storedUrl(text: string): string {
  const trimmed = text.trim();
  return SPELLED_OUT.test(trimmed) ? trimmed : (parsed(trimmed)?.href ?? trimmed);
}

/** Whether a text is an http or https address: what may become a link or a picture (§5). */
export function isWebAddress(text: string): boolean {
  return parsed(text) !== null;
}

/** The address if it may become a link or a picture, else undefined. Every href and src passes. */
export function safeUrl(text: string): string | undefined {
  return parsed(text)?.href;
}

function parsed(text: string): URL | null {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' ? url : null;
}
