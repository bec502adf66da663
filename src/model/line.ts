import { LIMITS } from './limits.ts';

/** Validates names: one line of visible characters. `line` in firestore.rules accepts the same. */

const EMOJI = '\\p{ExtPict}[\\ufe0e\\ufe0f\\p{EMod}]?';

/** A letter of a script that uses joiners: Arabic, Syriac, N'Ko, Indic scripts, Burmese, Khmer, Mongolian. */
const JOINT =
  '[\\u0620-\\u06d3\\u06ee-\\u06ff\\u0710-\\u077f\\u07c0-\\u07fa\\u0900-\\u0dff\\u1000-\\u109f\\u1780-\\u17b3\\u17b6-\\u17d3\\u1820-\\u18aa]';

/** A visible combining mark that is not followed by a joiner. */
const MARK = '(?:(?!\\p{DI}|\\u{16fe4})\\p{M}(?![\\u200c\\u200d]))';

/** What a name may consist of; each part is explained beside `line` in firestore.rules. */
const PARTS = new RegExp(
  [
    ' ',
    '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}',
    '[0-9#*]\\ufe0f\\u20e3',
    `${EMOJI}(?:\\u200d${EMOJI})*${MARK}*`,
    '\\p{sc=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
    '[\\u1820-\\u18aa][\\u180b-\\u180f]',
    `${JOINT}(?:[\\u200c\\u200d]${JOINT})+${MARK}*`,
    '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]\\u200d',
    `[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Z}\\p{M}\\p{DI}\\u2800\\u{1d159}]${MARK}*`,
  ].join('|'),
  'gu',
);

const BLANKS = /[\s\p{Z}\p{Cc}]+/gu;

/** Invisible characters that web pages and messengers add around copied text. */
const AROUND =
  /^[\s\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]+|[\s\u061c\u200b\u200c\u200e\u200f\u2060\u2066-\u2069\ufeff]+$/gu;

/**
 * Normalizes a name to one line: white space becomes single blanks; blanks and invisible characters
 * are removed at both ends, because copying adds them. The inside stays unchanged: see `hasHidden`.
 * @param text the typed or pasted text
 * @returns '' when nothing is left
 */
export function oneLine(text: string): string {
  return text.replace(BLANKS, ' ').replace(AROUND, '');
}

/**
 * Whether a line contains invisible characters or changes the writing direction: fillers, zero-width
 * characters where no script or emoji needs them, overrides. The rules refuse such names.
 */
export function hasHidden(line: string): boolean {
  return visible(line) !== line || /^\p{M}/u.test(line);
}

/**
 * Removes invisible characters from a name that the user did not type (from an account, a shop, a
 * file).
 * @returns '' when nothing visible is left
 */
export function withoutHidden(text: string): string {
  const line = visible(oneLine(text)).replace(/^[\s\p{M}]+/u, '');
  return line.replace(/ {2,}/g, ' ').trim();
}

/**
 * Makes a name that the user did not type valid for storing: invisible characters are removed, and a
 * name that is too long is cut off.
 * @param limit in user-perceived characters
 * @returns '' when nothing visible is left
 */
export function cleanName(
  text: string,
  limit: number,
  bytesPerCharacter: number = LIMITS.bytesPerCharacter,
): string {
  const line = withoutHidden(text);
  if (fits(line, limit, bytesPerCharacter)) return line;
  let name = '';
  for (const character of charactersOf(line).slice(0, limit)) {
    if (bytesOf(name + character) > limit * bytesPerCharacter) break;
    name += character;
  }
  return name.trim();
}

/** Whether a line is within a limit of user-perceived characters, and within its bytes. */
export function fits(
  line: string,
  limit: number,
  bytesPerCharacter: number = LIMITS.bytesPerCharacter,
): boolean {
  if (bytesOf(line) > limit * bytesPerCharacter) return false;
  // Most names are short. The first use of `Intl.Segmenter` is slow, so it is avoided for them.
  return line.length <= limit || charactersOf(line).length <= limit;
}

function visible(line: string): string {
  return (line.match(PARTS) ?? []).join('');
}

/**
 * The characters of a text as a person counts them: an emoji is one, and so is a letter with its accents.
 * Firefox knows them since version 125; in older ones they may come in pieces.
 */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/** The size of a text in bytes of UTF-8, in which Firestore and its rules count. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
