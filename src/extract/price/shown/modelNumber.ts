import type { Words } from './amounts.ts';
import { textOf, type Element } from '../../page/dom.ts';
import { classMatches, classMatchesAround } from '../../page/classText.ts';
import { PRICE, TRAIL } from './priceScore.ts';

const MAX_TEXT = 60;

/** Labels for the number of a model or an article. */
const MODEL_WORDS = [
  'mod(?:el(?:s|l[oe]?|o|e)?|èle)|модель|typ(?:e|o)?|тип|r[eé]f(?:[eé]ren[cz](?:e|ia))?|sku|mpn',
  'артикул|(?:art(?:ikel|icle|[ií]culo|icolo)?|item|part|product|cat(?:alog)?|bestell)[\\s.-]{0,3}(?:no|nr|num(?:ber|mer|éro|ero)|code|id)',
].join('|');
const MODEL_LABEL = new RegExp(`(?<!\\p{L})(?:${MODEL_WORDS})[\\s.:：#-]{0,4}$`, 'u');

/**
 * Whether a number has its letters from a name behind such a label, instead of a sign of money: 'Model: RM-500',
 * 'Type KR 5500'. Where the markup calls it a price, it is one.
 */
export function isModelNumber(element: Element, { before }: Words): boolean {
  const isOwn = /^\p{Lu}{2,4}[\s.-]?\d/u.test(textOf(element, MAX_TEXT));
  const label = isOwn ? before : before.replace(/(?<!\p{L})\p{Lu}{2,4}[\s.-]{0,2}$/u, '');
  if ((!isOwn && label === before) || !MODEL_LABEL.test(label.toLowerCase())) return false;
  const parts = element.children.filter((child) => typeof child !== 'string');
  return (
    !classMatchesAround(element, PRICE, TRAIL) && !parts.some((part) => classMatches(part, PRICE))
  );
}
