import { holds, textOf, type Element, type Page } from './dom.ts';
import { isLinkAway, isOwn, type Layout } from './layout.ts';

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const MAX_SECTION = 400;
const MAX_ENTRY = 12;
const MAX_NAME = 200;

/**
 * The lower headings after the product's own, each of which begins a section, in document order. One with the
 * same words names the product again, unless it links to another page: what was found first may be the trail
 * to the page.
 */
export function sectionHeadings(page: Page, { heading }: Layout, pageUrl: string): Element[] {
  const from = heading?.index ?? 0;
  const name = heading === null ? '' : textOf(heading, MAX_NAME);
  const isNameAgain = (element: Element): boolean =>
    name !== '' &&
    textOf(element, MAX_NAME) === name &&
    !isLinkAway(element, pageUrl) &&
    !hasLinkAway(element, element.end, page, pageUrl);
  return page.elements.filter(
    (element) =>
      element.index > from &&
      HEADINGS.has(element.tag) &&
      !isEmpty(element) &&
      !isNameAgain(element),
  );
}

/** Whether a heading is empty, to be filled by a script. */
function isEmpty({ children }: Element): boolean {
  return children.every((child) => typeof child === 'string' && child.trim() === '');
}

/**
 * Whether the element is in a part of the page that has a heading of its own and links to other
 * pages, as lists of other products do. A part with the product's heading or buy button is its own.
 */
export function isInOtherSection(
  element: Element,
  headings: readonly Element[],
  page: Page,
  layout: Layout,
  pageUrl: string,
): boolean {
  const heading = lastBefore(headings, element);
  if (heading === null || holds(heading, element)) return false;
  let section: Element = heading;
  while (section.parent !== null && !holds(section, element)) section = section.parent;
  if (section.tag === 'body')
    return layout.buy === null
      ? isAfterOtherName(element, page, layout, pageUrl)
      : isBehindBuy(heading, layout) && hasLinkAway(heading, element.index + 1, page, pageUrl);
  if (section.parent === null || isOwn(section, layout)) return false;
  if (section.end - section.index > MAX_SECTION) return false;
  return hasLinkAway(section, section.end, page, pageUrl);
}

/**
 * Whether a heading comes after the buy button. If a page has everything directly in its body, such a heading
 * begins another section.
 */
function isBehindBuy(heading: Element, { buy }: Layout): boolean {
  return buy !== null && buy.end <= heading.index;
}

/** Whether an element is a link with words to another page: the name of another product. */
export function isOtherName(element: Element, pageUrl: string): boolean {
  return (
    element.tag === 'a' && isLinkAway(element, pageUrl) && /\p{L}{2}/u.test(textOf(element, 40))
  );
}

/**
 * Whether the element is in an entry of a few elements in which a name that links to another page
 * stands before it.
 */
export function isAfterOtherName(
  element: Element,
  page: Page,
  layout: Layout,
  pageUrl: string,
): boolean {
  const before = element.parent?.children
    .slice(Math.max(0, element.slot - 2), element.slot)
    .findLast((child): child is Element => typeof child !== 'string');
  if (before !== undefined && isOtherName(before, pageUrl)) return true;
  if (!isOwn(element, layout) && beginsWithOtherName(element, page, pageUrl)) return true;
  for (let up = element.parent, steps = 0; up !== null && steps < 3; up = up.parent, steps++) {
    if (up.tag === 'body' || up.end - up.index > MAX_ENTRY || isOwn(up, layout)) return false;
    if (hasLinkAway(up, element.index, page, pageUrl)) return true;
  }
  return false;
}

/** Whether a small part, such as 'Other Mug $9.50', begins with a link to another page. */
function beginsWithOtherName(element: Element, page: Page, pageUrl: string): boolean {
  if (element.end - element.index > MAX_ENTRY) return false;
  for (let at = element.index + 1; at < element.end; at++) {
    const inner = page.elements[at];
    if (inner?.tag === 'a')
      return isOtherName(inner, pageUrl) && textOf(element, 60).startsWith(textOf(inner, 60));
  }
  return false;
}

/** Whether a link with words to another page begins in a part of the page before a position. */
function hasLinkAway(part: Element, until: number, page: Page, pageUrl: string): boolean {
  for (let at = part.index + 1; at < until; at++) {
    const inner = page.elements[at];
    if (inner !== undefined && isOtherName(inner, pageUrl)) return true;
  }
  return false;
}

/** The last of the elements that begins before another one. */
function lastBefore(sorted: readonly Element[], element: Element): Element | null {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.index ?? 0) < element.index) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? null;
}
