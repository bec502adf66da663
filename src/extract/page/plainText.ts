import { collapse } from './dom.ts';

/**
 * Characters without a shape of their own that a text on one line cannot do without: the joiners
 * `collapse` leaves, and the tags that say which flag a black flag is.
 */
const INVISIBLE =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]|(?![\u200c-\u200d\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}]/gu;

/**
 * Text safe to show and store in one line, at most `limit` characters, or null when nothing is left:
 * without control characters, direction changes, private characters and other invisible ones, whose
 * place the rules of the database refuse at the start of a name.
 */
export function clean(text: string | null, limit: number): string | null {
  if (text === null) return null;
  const plain = tidy(text.slice(0, limit * 4));
  // A cut may leave half a character or a joiner with nothing to join.
  return tidy(plain.slice(0, limit)) || null;
}

function tidy(text: string): string {
  return collapse(text.replace(/[\p{Cc}\ufffd]/gu, ' ').replace(INVISIBLE, ''));
}
