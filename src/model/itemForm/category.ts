import { LIMITS } from '../limits.ts';
import { withoutHidden } from '../line.ts';

/**
 * One line of visible characters, with joiners only between or after them. `category` in firestore.rules
 * accepts the same. The pattern for names is longer, because their length is counted in user-perceived
 * characters.
 */
const CATEGORY =
  /^[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0](?:[\u200c\u200d]? ?[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]){0,39}\u200d?$/u;

/** Whether a text can be stored as the category of an item: at most 40 UTF-16 units. */
export function isCategory(text: string): boolean {
  return text.length <= LIMITS.category && CATEGORY.test(text);
}

/**
 * The stored category of a text that was not typed into the form, e.g. from a file: invisible
 * characters are removed, and what is too long is cut off.
 * @returns '' when nothing is left
 */
export function cleanCategory(text: string): string {
  let line = '';
  for (const character of withoutHidden(text)) {
    if (line.length + character.length > LIMITS.category) break;
    line += character;
  }
  line = line.trim();
  return isCategory(line) ? line : '';
}
