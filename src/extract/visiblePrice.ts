import { attr, collapse, holds, textOf, type Element, type Page } from './dom.ts';
import { currencyIn } from './currency.ts';
import type { Candidate, Place } from './evidence.ts';
import type { Layout } from './layout.ts';
import { classMatches, classMatchesAround } from './classText.ts';
import { readMoney, type Money } from './price.ts';
import { judge, PRICE, TRAIL } from './priceJudge.ts';

/** A price that a reader sees, and the element that holds it. */
export interface VisiblePrice extends Candidate<Money> {
  element: Element;
  struck: boolean;
}

const MAX_LENGTH = 60;
const MAX_VISITED = 200;
const MAX_SEEDS = 600;

const SPLIT_OFF =
  /cent|frac|decimal|penn|kopeck|minor|(?:^|[\s-])(?:sup|superscript|after|small)(?:$|[\s-])/;

/**
 * Prices in the visible page, each with a score for how likely it is what this product costs: marked
 * as a price, beside the heading and the buy button, not struck through, not of something else.
 */
export function visiblePrices(page: Page, layout: Layout, place: Place): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const seen = new Set<Element>();
  const signedParts = new Map<Element, boolean>();
  const kindOf = kindsOfPlaces();
  /** How many prices stand in a place of the same kind, and of which kind each one's is. */
  const times = new Map<number, number>();
  const kinds: number[] = [];
  let seeds = 0;
  for (const element of page.elements) {
    if (UNSEEN.has(element.tag) || !hasAmount(element)) continue;
    // Numbers in the name are no prices, unless set apart inside the heading.
    const inName = layout.heading !== null && holds(layout.heading, element);
    if (inName && (element === layout.heading || !classMatches(element, PRICE))) continue;
    if (++seeds > MAX_SEEDS) break;
    // Most numbers are no prices: neither marked as one nor with a sign of money about them.
    if (!classMatchesAround(element, PRICE, TRAIL)) {
      const around = element.parent ?? element;
      const signed = signedParts.get(around) ?? hasSignOfMoney(textOf(around, 80), place);
      signedParts.set(around, signed);
      if (!signed) continue;
    }
    const whole = wholePrice(element);
    if (seen.has(whole)) continue;
    seen.add(whole);
    const text = priceText(whole);
    if (text.length > 200) continue;
    const isPrice = classMatchesAround(whole, PRICE, TRAIL);
    const hasSign = currencyIn(text, place.domain) !== null;
    if (!hasSign && (!isPrice || (/^\d{1,2}$/.test(text) && whole.tag === 'sup'))) continue;
    const money = readMoney(text, null, place.domain);
    if (money === null || money.amount <= 0) continue;
    const kind = kindOf(whole);
    times.set(kind, (times.get(kind) ?? 0) + 1);
    kinds.push(kind);
    const judged = judge(page, whole, text, hasSign, layout, place);
    found.push({
      value: money,
      element: whole,
      struck: judged.struck,
      score: judged.score,
      reason: judged.reason,
    });
  }
  const signed = found.some((price) => price.value.currency !== null && price.score > 15);
  for (const [at, price] of found.entries()) {
    // Beside prices with a sign, a bare number is an article number or a rating.
    if (signed && price.value.currency === null) price.score -= 25;
    const alike = times.get(kinds[at] ?? -1) ?? 1;
    if (alike > 3) price.score -= Math.min(30, alike * 4);
    if (isSaving(price, found)) price.score -= 40;
  }
  return found;
}

/**
 * Numbers the kinds of places prices stand in: an element and its parent, by tag and class. Numbers,
 * because names put together would be as long as the page likes, once for every price.
 */
function kindsOfPlaces(): (element: Element) => number {
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const own = new Map<Element, number>();
  const ownKind = (element: Element): number => {
    const id = own.get(element) ?? idOf(`${element.tag}.${attr(element, 'class')}`);
    own.set(element, id);
    return id;
  };
  return (element) =>
    idOf(`${ownKind(element)}<${element.parent === null ? '' : ownKind(element.parent)}`);
}

/** Whether an amount is what lies between a struck-through price and the one asked. */
function isSaving(price: VisiblePrice, all: readonly VisiblePrice[]): boolean {
  if (all.length > 60) return false;
  return all.some(
    (old) =>
      old.struck &&
      all.some(
        (now) =>
          now !== old &&
          now !== price &&
          now.score >= price.score &&
          price.value.amount < now.value.amount &&
          now.value.amount < old.value.amount &&
          Math.abs(old.value.amount - now.value.amount - price.value.amount) < 0.005,
      ),
  );
}

const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'title',
  'option',
  'textarea',
  'head',
  'select',
  'label-hidden',
]);

function hasSignOfMoney(text: string, place: Place): boolean {
  return /[\p{Sc}\p{L}]/u.test(text) && currencyIn(text, place.domain) !== null;
}

/** The digits that `readMoney` knows. */
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/;

function hasAmount(element: Element): boolean {
  for (const child of element.children) {
    if (typeof child === 'string' && child.length < 400 && DIGIT.test(child)) return true;
  }
  return false;
}

/** The outermost element around this number that still holds nothing but one price. */
function wholePrice(seed: Element): Element {
  let best = seed;
  for (let up = seed.parent, steps = 0; up !== null && steps < 3; up = up.parent, steps++) {
    if (up.tag === 'body' || up.tag === 'tr' || up.tag === 'form') break;
    const text = textOf(up, MAX_LENGTH);
    if (text.length > 24) break;
    const numbers = priceText(up).match(/\d[\d.,' ]*/g) ?? [];
    if (numbers.length > 1 || (up.children.length > 1 && hasStruckChild(up))) break;
    best = up;
  }
  return best;
}

function hasStruckChild(element: Element): boolean {
  return element.children.some(
    (c) => typeof c !== 'string' && (c.tag === 'del' || c.tag === 's' || c.tag === 'strike'),
  );
}

/** Text with cents that are set apart (`<sup>99</sup>`) joined by a point. */
function priceText(element: Element): string {
  let out = '';
  let visited = 0;
  const visit = (node: Element): void => {
    for (const child of node.children) {
      if (out.length > 400 || ++visited > MAX_VISITED) return;
      if (typeof child === 'string') {
        out += child.slice(0, 400);
        continue;
      }
      if (child.tag === 'script' || child.tag === 'style' || child.tag === 'select') continue;
      const apart = child.tag === 'sup' || child.tag === 'small' || classMatches(child, SPLIT_OFF);
      const text = apart ? collapse(textOf(child, 20)) : '';
      if (
        apart &&
        /^\d\d(?!\d)/.test(text) &&
        /\d\s*$/.test(out) &&
        !/[.,]\s*\d{1,2}\s*$/.test(out)
      ) {
        out = `${out.trimEnd()}.${text}`;
      } else if (apart && /^\d\d(?!\d)/.test(text) && /\d\s*[€$£]\s*$/.test(out)) {
        out = `${out.replace(/\s*[€$£]\s*$/, '')}.${text}`;
      } else if (apart && /^[.,]\d\d/.test(text) && /\d\s*$/.test(out)) {
        out = out.trimEnd() + text;
      } else {
        if (
          child.tag !== 'span' &&
          child.tag !== 'b' &&
          child.tag !== 'strong' &&
          child.tag !== 'sup'
        )
          out += ' ';
        visit(child);
      }
    }
  };
  visit(element);
  return collapse(out);
}
