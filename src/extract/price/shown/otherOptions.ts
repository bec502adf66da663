import { attr, hasAttr, textOf, type Element, type Page } from '../../page/dom.ts';
import { classMatches } from '../../page/classText.ts';
import { isOwn, type Layout } from '../../page/layout.ts';

/** Options lie so deep around their prices, and have no more in them. */
const MAX_UP = 16;
const MAX_OPTION = 80;
const MAX_OPTIONS = 60;
const OPTION_TAGS = new Set(['li', 'button', 'label']);
/** What tells options apart: the product, variant or value that each stands for. */
const OWN_NUMBER =
  /^data-(?:[a-z-]{1,20}-)?(?:asin|sku|ean|gtin|pid|(?:product|variant|article|item|option|offer)(?:-?id)?|value)$/;
const CHOSEN = /(?:^|[\s-])(?:selected|is-selected|checked)(?:$|[\s-])/;

/**
 * Tells whether an element is in an option of a list in which another one is chosen: what stands there is
 * about that option, not about the product as it is chosen.
 */
export function otherOptions(page: Page, layout: Layout): (element: Element) => boolean {
  /** Of a list that was looked at: its chosen option, if it has one. */
  const known = new Map<Element, Element | null>();
  const chosenIn = (list: Element): Element | null => {
    const before = known.get(list);
    if (before !== undefined) return before;
    const options = list.children.filter(
      (child) => typeof child !== 'string' && OPTION_TAGS.has(child.tag),
    );
    const chosen = options
      .slice(0, MAX_OPTIONS)
      .filter((option): option is Element => typeof option !== 'string' && isChosen(option, page));
    const [only = null] = chosen.length === 1 ? chosen : [];
    known.set(list, only);
    return only;
  };
  return (element) => {
    let part = element;
    for (let steps = 0; part.parent !== null && steps < MAX_UP; part = part.parent, steps++) {
      if (part.tag === 'body' || part.end - part.index > MAX_OPTION || isOwn(part, layout))
        return false;
      if (!OPTION_TAGS.has(part.tag) || numberOf(part) === null) continue;
      const chosen = chosenIn(part.parent);
      if (chosen !== null) return chosen !== part && isOtherNumber(part, chosen);
    }
    return false;
  };
}

/** The attribute with what an option stands for, and its value. */
function numberOf(option: Element): { name: string; value: string } | null {
  const { tag, attrs } = option;
  for (let at = 0; at < attrs.length; at += 2) {
    const [name = '', value = ''] = [attrs[at], attrs[at + 1]];
    const isOne = OWN_NUMBER.test(name) || (tag === 'button' && name === 'value');
    if (isOne && value !== '') return { name, value };
  }
  const text = tag === 'button' ? textOf(option, MAX_SUM) : '';
  return text.length < MAX_SUM && SUM.test(text) ? { name: '', value: text } : null;
}

/** A sum of money to choose, as for a gift card. */
const SUM = /^\p{Sc}\s?\d[\d.,]*$|^\d[\d.,]*\s?\p{Sc}$/u;
const MAX_SUM = 12;

/** Whether two options stand for different things: parts of a page may all bear the number of its product. */
function isOtherNumber(one: Element, other: Element): boolean {
  const own = numberOf(one);
  if (own === null) return false;
  const its = own.name === '' ? numberOf(other)?.value : attr(other, own.name);
  return its !== undefined && its !== '' && its !== own.value;
}

/** Whether an option, or the control in it, says that it is the chosen one. */
function isChosen(option: Element, page: Page): boolean {
  if (numberOf(option) === null) return false;
  if (classMatches(option, CHOSEN)) return true;
  return page.elements
    .slice(option.index, Math.min(option.end, option.index + MAX_OPTION))
    .some(
      (inner) =>
        (inner.tag === 'input' && hasAttr(inner, 'checked')) ||
        ['aria-checked', 'aria-pressed', 'aria-selected'].some(
          (state) => attr(inner, state) === 'true',
        ),
    );
}
