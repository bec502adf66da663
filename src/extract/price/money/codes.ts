import { isSignBefore } from './currency.ts';

/** A word of letters and digits in turn: 'Tm90IGE5Yg7'. */
const IN_TURN = /^\p{L}+\d+\p{Lu}\p{Ll}*\d/u;
/** Letters behind a sign for numbers, before the digits: '#TL14009'. */
const NUMBERED = /#\p{L}[\p{L}\d]*$/u;
/** One or two capitals and digits: 'M40217'. Longer words are labels that run into their number. */
const LETTERED = /^(\p{Lu}{1,2})\d{3,}$/u;

/** Whether a number is a part of a code, as articles have: its letters are no sign of money. */
export function isInCode(text: string, at: number, domain: string): boolean {
  const word = wordAround(text, at);
  const letters = LETTERED.exec(word)?.[1];
  if (NUMBERED.test(text.slice(Math.max(0, at - 16), at))) return true;
  return IN_TURN.test(word) || (letters !== undefined && !isSignBefore(letters, domain));
}

/** The letters and digits that a place in a text is among. */
function wordAround(text: string, at: number): string {
  const before = /[\p{L}\d]*$/u.exec(text.slice(Math.max(0, at - 16), at))?.[0] ?? '';
  return before === '' ? '' : before + (/^[\p{L}\d]*/u.exec(text.slice(at, at + 16))?.[0] ?? '');
}
