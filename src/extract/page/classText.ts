import { attr, type Element, type ClassText, type Page } from './dom.ts';

const NONE: ClassText = { text: '', tests: new Map() };
/** The attributes, besides class and id, in which shops name the parts of a page. */
const NAMING = new Set(
  'itemprop data-testid data-test data-test-id data-qa data-qa-id data-hook data-cy data-auto data-automation data-automation-id data-automationid data-e2e data-selenium'.split(
    ' ',
  ),
);
const MAX_TEXT = 400;

/**
 * Sets the class text of every element of a page: its class, id and other naming attributes as one
 * lower-case string. Elements with the same text share the object, so that a pattern is tested only once
 * and not for every row of a list.
 */
export function readClassTexts(page: Page): void {
  const known = new Map<string, ClassText>();
  for (const element of page.elements) element.classText = classTextOf(element, known);
}

function classTextOf(element: Element, known: Map<string, ClassText>): ClassText {
  const { attrs } = element;
  if (attrs.length === 0) return NONE;
  let text = attr(element, 'class');
  const id = attr(element, 'id');
  if (id !== '') text += ` ${id}`;
  for (let i = 0; i < attrs.length; i += 2) {
    const name = attrs[i] ?? '';
    if ((name === 'itemprop' || name.startsWith('data-')) && NAMING.has(name))
      text += ` ${attrs[i + 1]}`;
  }
  if (text === '') return NONE;
  const same = known.get(text);
  if (same !== undefined) return same;
  const found: ClassText = { text: asWords(text.slice(0, MAX_TEXT)), tests: new Map() };
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

/** Whether an element's class text matches a pattern; each pattern is tested once per text. */
export function classMatches(element: Element, pattern: RegExp): boolean {
  const { tests, text } = element.classText ?? NONE;
  if (text === '') return false;
  const known = tests.get(pattern);
  if (known !== undefined) return known;
  const found = pattern.test(text);
  tests.set(pattern, found);
  return found;
}

/** As `classMatches`, for the element and its ancestors: at most `reach` elements, and never the body. */
export function classMatchesAround(element: Element, pattern: RegExp, reach: number): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < reach && up.tag !== 'body'; up = up.parent, steps++)
    if (classMatches(up, pattern)) return true;
  return false;
}
