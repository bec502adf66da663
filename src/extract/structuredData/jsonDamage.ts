import { cleanJson, parseJson } from './jsonRepair.ts';

const MAX_DEPTH = 60;
const SCALAR = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const BLANK = /\s*/y;

/** How much of a text is whole, and the brackets that close it there. */
interface Whole {
  end: number;
  closing: string;
}

/**
 * What stands in broken JSON before the place where it breaks, most often a quote inside the text of a
 * review; undefined when nothing does.
 */
export function parseBeforeDamage(text: string): unknown {
  const clean = cleanJson(text);
  const { end, closing } = wholeOf(clean);
  return end <= 1 ? undefined : parseJson(clean.slice(0, end) + closing);
}

/** Reads JSON up to the first place where it is none. */
function wholeOf(text: string): Whole {
  let closing = '';
  let whole: Whole = { end: 0, closing };
  /** The same without the last member, whose text may end only at a later quote, and whose number may go on: '29,99'. */
  let before = whole;
  let next: 'value' | 'key' | 'end' = 'value';
  let at = 0;
  const read = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  for (read(BLANK); at < text.length; read(BLANK)) {
    const letter = text[at] ?? '';
    if (next === 'key') {
      if (!read(STRING)) return letter === '}' ? whole : before;
      read(BLANK);
      if (text[at] !== ':') return before;
      at++;
      next = 'value';
    } else if (next === 'end') {
      if (closing === '' || (letter !== ',' && letter !== closing[0])) return whole;
      if (letter === ',') {
        before = whole;
        whole = { end: at, closing };
        next = closing.startsWith('}') ? 'key' : 'value';
      } else {
        closing = closing.slice(1);
        whole = { end: at + 1, closing };
        before = whole;
      }
      at++;
    } else if (letter === '{' || letter === '[') {
      if (closing.length >= MAX_DEPTH) return whole;
      closing = (letter === '{' ? '}' : ']') + closing;
      at++;
      whole = { end: at, closing };
      before = whole;
      read(BLANK);
      next = text[at] === closing[0] ? 'end' : letter === '{' ? 'key' : 'value';
    } else if (read(SCALAR) || read(STRING)) next = 'end';
    else return whole;
  }
  return whole;
}
