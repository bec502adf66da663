import { collapse } from './dom.ts';

/**
 * Invisible characters, except those that a text on one line needs: the joiners that `collapse` leaves,
 * and the tag characters that turn a black flag into that of a region.
 */
const INVISIBLE =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]|(?![\u200c-\u200d\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}]/gu;

/**
 * Makes a text safe to show and store on one line: at most `limit` characters, without control characters,
 * direction changes, private and other invisible characters, because firestore.rules refuse names that begin
 * with these. Null if nothing is left.
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
