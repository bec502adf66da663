/**
 * A name as it is stored, and as `line` of firestore.rules takes it: one line, white space as single
 * blanks, something visible at its beginning and no blanks around it. What only disturbs is left
 * out: marks of direction, as pages and messengers put them around what is copied, and overrides of
 * direction inside, by which a name would spell the rest of the screen backwards. What joins or
 * parts letters and the parts of an emoji stays.
 * @param text as typed, pasted, or read from a file
 * @returns '' when there is nothing to see
 */
export function oneLine(text: string): string {
  return text.replace(DISTURBING, '').replace(BLANKS, ' ').replace(BEFORE, '').replace(BEHIND, '');
}

/** Embeddings, overrides and isolates of direction, and halves of characters. */
const DISTURBING = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

const BLANKS = /[\s\p{Z}\p{Cc}]+/gu;

/** The rules refuse a name that begins with any of these. */
const BEFORE = /^[\s\p{Cf}\p{Co}]+/u;

/** Not the zero-width joiner and non-joiner, nor the tags that end some flags. */
const BEHIND = /(?:(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\s\p{Cf}])+$/u;
