import { isWebAddress } from './url.ts';

/** Most links that can be added at once: the function's rate limit for one user. */
export const MAX_LINKS = 20;

const SENTENCE_ENDS = ".,;:!?'”’»";
/** Closing brackets, and what opens them. */
const OPENING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** What another app or the bookmarklet shares; apps differ in which field they fill. */
interface SharedData {
  url?: string | null;
  text?: string | null;
  title?: string | null;
}

/**
 * The distinct web addresses in a text, in order: 'Look: https://a.example/x.' gives
 * 'https://a.example/x'. Punctuation that ends a sentence or closes a bracket is not part of an
 * address.
 */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  return [...new Set(found.map(trimPunctuation).filter(isWebAddress))];
}

/** The shared address: many apps put it into the text or even the title. */
export function sharedLink({ url, text, title }: SharedData): string | null {
  for (const field of [url, text, title]) {
    const [first] = linksIn(field ?? '');
    if (first) return first;
  }
  return null;
}

/** The non-blank lines of a text that are not web addresses, for reporting them. */
export function otherLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && (/\s/.test(line) || !isWebAddress(line)));
}

/** One pass from the end: the text may be a hostile one, of hundreds of thousands of brackets. */
function trimPunctuation(link: string): string {
  const counts = new Map<string, number>();
  const count = (sign: string) => counts.get(sign) ?? 0;
  for (const sign of link) counts.set(sign, count(sign) + 1);
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const opening = OPENING.get(last);
    const isLoose = opening !== undefined && count(opening) < count(last);
    if (!isLoose && !SENTENCE_ENDS.includes(last)) break;
    counts.set(last, count(last) - 1);
  }
  return link.slice(0, end);
}
