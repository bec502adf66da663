import { holds, textOf, type Element, type Page } from './dom.ts';
import { isLinkAway, type Layout } from './layout.ts';

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const MAX_SECTION = 400;
const MAX_ENTRY = 12;

/** The headings below the product's own that begin parts of the page, in document order. */
export function sectionHeadings(page: Page, layout: Layout): Element[] {
  const from = layout.heading?.index ?? 0;
  return page.elements.filter((element) => element.index > from && HEADINGS.has(element.tag));
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
  if (section.parent === null || section.tag === 'body' || isOwn(section, layout)) return false;
  if (section.end - section.index > MAX_SECTION) return false;
  return hasLinkAway(section, section.end, page, pageUrl);
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
  for (let up = element.parent, steps = 0; up !== null && steps < 3; up = up.parent, steps++) {
    if (up.tag === 'body' || up.end - up.index > MAX_ENTRY || isOwn(up, layout)) return false;
    if (hasLinkAway(up, element.index, page, pageUrl)) return true;
  }
  return false;
}

function isOwn(part: Element, layout: Layout): boolean {
  return (
    (layout.heading !== null && holds(part, layout.heading)) ||
    (layout.buy !== null && holds(part, layout.buy))
  );
}

/** Whether a link with words to another page begins in a part of the page before a position. */
function hasLinkAway(part: Element, until: number, page: Page, pageUrl: string): boolean {
  for (let at = part.index + 1; at < until; at++) {
    const inner = page.elements[at];
    if (inner?.tag === 'a' && isLinkAway(inner, pageUrl) && /\p{L}{2}/u.test(textOf(inner, 40)))
      return true;
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
