import { attr, holds, textOf, type Element, type Page } from '../page/dom.ts';
import { isLinkAway, isOwn, type Layout } from '../page/layout.ts';
import { isOtherName } from '../page/sections.ts';

/** An entry for a product has fewer elements than this. */
const MAX_ENTRY = 45;
const MAX_UP = 4;
const MAX_BACK = 4;
const AMOUNT_WITH_SIGN = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|kr|zł|Kč|Ft|лв|руб|грн|lei|TL)(?!\p{L})/u;

/**
 * Whether an element belongs to another product: to a card whose picture and name link to the same page, or
 * to an entry that begins with a linked name and has a price or is in a form, as in a cart.
 */
export function isOfOtherProduct(
  element: Element,
  page: Page,
  layout: Layout,
  pageUrl: string,
): boolean {
  let part = element;
  for (let steps = 0; part.parent !== null && steps < MAX_UP; steps++) {
    const entry = part.parent;
    if (entry.tag === 'body' || isOwn(entry, layout)) return false;
    if (entry.end - entry.index > MAX_ENTRY) return false;
    const isNamed = entry.children
      .slice(Math.max(0, part.slot - MAX_BACK), part.slot)
      .some((before) => typeof before !== 'string' && isOtherName(before, pageUrl));
    if (isNamed && (around(part, 'form') !== null || AMOUNT_WITH_SIGN.test(textOf(entry, 300))))
      return true;
    if (hasPictureAndName(entry, element, page, pageUrl)) return true;
    part = entry;
  }
  return false;
}

/**
 * Whether a picture and a text in a part link to the same other page, and one of them not behind an element.
 * The samples of other colors, each with its page, stand behind 'Color: Black', which is about this one.
 */
function hasPictureAndName(part: Element, element: Element, page: Page, pageUrl: string): boolean {
  const links = page.elements
    .slice(part.index + 1, part.end)
    .filter((inner) => inner.tag === 'a' && isLinkAway(inner, pageUrl));
  const named = new Set(
    links.filter((link) => isOtherName(link, pageUrl)).map((link) => attr(link, 'href')),
  );
  const pictured = links.filter(
    (link) => named.has(attr(link, 'href')) && holdsPicture(link, page),
  );
  return pictured.some((picture) =>
    links.some(
      (link) => link.index <= element.index && attr(link, 'href') === attr(picture, 'href'),
    ),
  );
}

function holdsPicture(part: Element, page: Page): boolean {
  return page.elements.slice(part.index + 1, part.end).some(({ tag }) => tag === 'img');
}

/** The nearest element around another that has one of these tags. */
function around({ parent }: Element, ...tags: readonly string[]): Element | null {
  let up = parent;
  while (up !== null && !tags.includes(up.tag)) up = up.parent;
  return up;
}

/**
 * Whether a choice is a filter of a list: it states a number of results ('Oak (12)') and is not in the form
 * that puts the product into the cart.
 */
export function isFacet(element: Element, text: string, { buy }: Layout): boolean {
  if (!/\(\d{1,5}\)\s*$/.test(text)) return false;
  const list = around(element, 'form', 'aside');
  if (list === null) return false;
  return buy === null || !holds(list, buy) || /search|filter/i.test(attr(list, 'action'));
}

const OTHER_FORM =
  /subscri|newsletter|search|filter|review|question|contact|log-?in|register|account|currency|language|country|locale|notify|wishlist/i;

/** Whether an element is in a form that is for something else than to buy. */
export function isInOtherForm(element: Element, layout: Layout): boolean {
  const form = around(element, 'form');
  if (form === null || isOwn(form, layout)) return false;
  return OTHER_FORM.test(`${attr(form, 'action')} ${attr(form, 'id')}`);
}
