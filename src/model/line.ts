import { LIMITS } from './limits.ts';

/** Names are one line of what can be seen; `line` of firestore.rules takes the same. */

const EMOJI =
  '[\\u{A9}\\u{AE}\\u{203C}\\u{2049}\\u{2122}\\u{2139}\\u{2190}-\\u{21FF}\\u{2300}-\\u{23FF}\\u{24C2}\\u{25A0}-\\u{27BF}\\u{2900}-\\u{297F}\\u{2B00}-\\u{2BFF}\\u{3030}\\u{303D}\\u{3297}\\u{3299}\\u{1F000}-\\u{1FAFF}][\\u{FE0E}\\u{FE0F}\\u{1F3FB}-\\u{1F3FF}]?';

/** A letter of Arabic, Syriac, N'Ko, Indic scripts, Burmese, Khmer or Mongolian. */
const JOINT =
  '[\\u{620}-\\u{6D3}\\u{6EE}-\\u{6FF}\\u{710}-\\u{77F}\\u{7C0}-\\u{7FA}\\u{900}-\\u{DFF}\\u{1000}-\\u{109F}\\u{1780}-\\u{17B3}\\u{17B6}-\\u{17D3}\\u{1820}-\\u{18AA}]';

/** A mark that is no selector, and does not wait for a joiner behind it. */
const MARK =
  '(?:[^\\P{M}\\u{34F}\\u{17B4}\\u{17B5}\\u{180B}-\\u{180F}\\u{FE00}-\\u{FE0F}\\u{16FE4}\\u{E0100}-\\u{E01EF}](?![\\u{200C}\\u{200D}]))';

/** What a name may consist of; each part is explained beside `line` of firestore.rules. */
const PARTS = new RegExp(
  [
    ' ',
    '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
    '[0-9#*]\\u{FE0F}\\u{20E3}',
    `${EMOJI}(?:\\u{200D}${EMOJI})*${MARK}*`,
    '\\p{Script=Han}[\\u{FE00}-\\u{FE02}\\u{E0100}-\\u{E01EF}]',
    '[\\u{1820}-\\u{18AA}][\\u{180B}-\\u{180F}]',
    `${JOINT}(?:[\\u{200C}\\u{200D}]${JOINT})+${MARK}*`,
    '[\\u{94D}\\u{9CD}\\u{A4D}\\u{ACD}\\u{B4D}\\u{BCD}\\u{C4D}\\u{CCD}\\u{D4D}\\u{DCA}]\\u{200D}',
    `[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Z}\\p{M}\\u{115F}\\u{1160}\\u{2065}\\u{2800}\\u{3164}\\u{FFA0}\\u{FFF0}-\\u{FFF8}\\u{1D159}\\u{E0000}-\\u{E0FFF}]${MARK}*`,
  ].join('|'),
  'gu',
);

const BLANKS = /[\s\p{Z}\p{Cc}]+/gu;

/** Marks that pages and messengers put around what is copied from them. */
const AROUND =
  /^[\s\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]+|[\s\u061c\u200b\u200c\u200e\u200f\u2060\u2066-\u2069\ufeff]+$/gu;

/**
 * A name as one line: white space as single blanks, no blanks around it, nor the invisible marks that
 * come along when something is copied. What is inside stays: see `hasHidden`.
 * @param text as typed or pasted
 * @returns '' when nothing is left
 */
export function oneLine(text: string): string {
  return text.replace(BLANKS, ' ').replace(AROUND, '');
}

/**
 * Whether a line holds what cannot be seen or turns the direction of the writing around: fillers,
 * zero-width characters where no script or emoji needs them, overrides. The rules refuse such names.
 */
export function hasHidden(line: string): boolean {
  return visible(line) !== line || /^\p{M}/u.test(line);
}

/**
 * A name that nobody typed (of an account, a shop, a file) without what is hidden in it.
 * @returns '' when there is nothing to see
 */
export function withoutHidden(text: string): string {
  const line = visible(oneLine(text)).replace(/^[\s\p{M}]+/u, '');
  return line.replace(/ {2,}/g, ' ').trim();
}

/**
 * A name that nobody typed, made fit to be stored: what is hidden is left out, what is too long is
 * cut off.
 * @param limit characters, as a person counts them
 * @returns '' when there is nothing to see
 */
export function cleanName(text: string, limit: number): string {
  const line = withoutHidden(text);
  if (fits(line, limit)) return line;
  let name = '';
  for (const { segment } of [...segments(line)].slice(0, limit)) {
    if (bytesOf(name + segment) > limit * LIMITS.bytesPerCharacter) break;
    name += segment;
  }
  return name.trim();
}

/** Whether a line keeps a limit in characters, as a person counts them, and in bytes. */
export function fits(line: string, limit: number): boolean {
  if (bytesOf(line) > limit * LIMITS.bytesPerCharacter) return false;
  // Most names are short; splitting takes the browser long the first time.
  return line.length <= limit || [...segments(line)].length <= limit;
}

function visible(line: string): string {
  return (line.match(PARTS) ?? []).join('');
}

function segments(line: string): Iterable<{ segment: string }> {
  return new Intl.Segmenter('en').segment(line);
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
