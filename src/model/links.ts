import { isWebAddress } from './url.ts';

/** As many links as may be added in one go: what the function gives one person at once. */
export const MOST_LINKS = 20;

/** What another app or a bookmarklet hands over, in the fields it likes best. */
export interface Shared {
  url?: string | null;
  text?: string | null;
  title?: string | null;
}

/**
 * The web addresses in a text, each once, in order: 'Look: https://a.example/x.' gives
 * 'https://a.example/x'. What closes a sentence or a bracket around an address is not part of it.
 */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  return [...new Set(found.map(withoutSentence).filter(isWebAddress))];
}

/** The address that was shared: many apps put it into the text, or even the title. */
export function sharedLink({ url, text, title }: Shared): string | null {
  for (const place of [url, text, title]) {
    const [first] = linksIn(place ?? '');
    if (first) return first;
  }
  return null;
}

/** The lines of a text that are not web addresses, for telling; blank ones do not count. */
export function otherLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && (/\s/.test(line) || !isWebAddress(line)));
}

function withoutSentence(link: string): string {
  const end = link.replace(/[.,;:!?'”’»]+$/u, '');
  for (const [open, close] of ['()', '[]', '{}'] as const) {
    const isOpened = end.split(open as string).length >= end.split(close as string).length;
    if (end.endsWith(close as string) && !isOpened) return withoutSentence(end.slice(0, -1));
  }
  return end;
}
