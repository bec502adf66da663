import { isMoneySign, isSignBefore } from './currency.ts';

/** A word of letters and digits in turn: 'Tm90IGE5Yg7'. */
const IN_TURN = /^\p{L}+\d+\p{Lu}\p{Ll}*\d/u;
/** Letters behind a sign for numbers, before the digits: '#TL14009'. */
const NUMBERED = /#\p{L}[\p{L}\d]*$/u;
/** One or two capitals and digits: 'M40217'. Longer words are labels that run into their number. */
const LETTERED = /^(\p{Lu}{1,2})\d{3,}$/u;

/**
 * Whether a number is a part of a code, as articles have: its letters are no sign of money. `isSigned`: whether
 * such letters stand directly behind it.
 */
export function isInCode(text: string, at: number, domain: string, isSigned: boolean): boolean {
  const lead = text.slice(Math.max(0, at - 16), at);
  const before = /[\p{L}\d]*$/u.exec(lead)?.[0] ?? '';
  const word = before + (/^[\p{L}\d]*/u.exec(text.slice(at, at + 16))?.[0] ?? '');
  if (isModel(word, domain)) return true;
  if (isSigned || before === '') return false;
  if (NUMBERED.test(lead)) return true;
  const letters = LETTERED.exec(word)?.[1];
  return IN_TURN.test(word) || (letters !== undefined && !isSignBefore(letters, domain));
}

/** Capitals and digits in three parts or more: 'UE55KR500'. */
const MODEL = /^(?=\D*\d)(?:\p{Lu}+\d+\p{Lu}|\d+\p{Lu}+\d+\p{Lu})[\p{Lu}\d]*$/u;

/**
 * Whether a word is the name of a model, whatever sign of money occurs in it: some of its letters are none, and
 * none of them are a code such as 'EUR'.
 */
function isModel(word: string, domain: string): boolean {
  if (!MODEL.test(word)) return false;
  const parts = word.match(/\p{Lu}+/gu) ?? [];
  return (
    parts.some((part) => !isSignBefore(part, domain)) &&
    parts.every((part) => part.length !== 3 || !isMoneySign(part))
  );
}
