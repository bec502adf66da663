import { attr, type Element, type Marks, type Page } from './dom.ts';

const NONE: Marks = { text: '', tests: new Map() };
/** The role-like attributes shops mark parts with, beside class and id. */
const MARKING = new Set(['itemprop', 'data-testid', 'data-test', 'data-qa', 'data-hook']);
const MAX_TEXT = 400;

/**
 * Gives every element of a page its marks. Parts called the same share them, so that what is asked
 * of a name is found out once and not for every row of a list.
 */
export function markParts(page: Page): void {
  const known = new Map<string, Marks>();
  for (const element of page.elements) element.marks = marksOf(element, known);
}

function marksOf(element: Element, known: Map<string, Marks>): Marks {
  const { attrs } = element;
  if (attrs.length === 0) return NONE;
  let text = attr(element, 'class');
  const id = attr(element, 'id');
  if (id !== '') text += ` ${id}`;
  for (let i = 0; i < attrs.length; i += 2) {
    const name = attrs[i] ?? '';
    if ((name === 'itemprop' || name.startsWith('data-')) && MARKING.has(name))
      text += ` ${attrs[i + 1]}`;
  }
  if (text === '') return NONE;
  const same = known.get(text);
  if (same !== undefined) return same;
  const found: Marks = { text: asWords(text.slice(0, MAX_TEXT)), tests: new Map() };
  known.set(text, found);
  return found;
}

/** 'priceBox_main' → 'price-box-main'. */
function asWords(text: string): string {
  return /[A-Z_]/.test(text)
    ? text
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .replaceAll('_', '-')
        .toLowerCase()
    : text;
}

/** Class or id, and the role-like attributes shops mark parts with, as one lower-case string. */
export function marks(element: Element): string {
  return element.marks?.text ?? '';
}

/** Whether an element's marks match a pattern; a pattern is tried once on every different name. */
export function isMarked(element: Element, pattern: RegExp): boolean {
  const { tests, text } = element.marks ?? NONE;
  if (text === '') return false;
  const known = tests.get(pattern);
  if (known !== undefined) return known;
  const found = pattern.test(text);
  tests.set(pattern, found);
  return found;
}

/** As isMarked, for the element or one of those around it: `reach` elements in all, the body never. */
export function isMarkedAround(element: Element, pattern: RegExp, reach: number): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < reach && up.tag !== 'body'; up = up.parent, steps++)
    if (isMarked(up, pattern)) return true;
  return false;
}
