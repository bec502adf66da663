import { amountsInLines, labelBefore, signBeside, wordsBeside, type Words } from './amounts.ts';
import { articleNumbers, isNamedOtherwise } from './bareNumbers.ts';
import { addClue } from './clues.ts';
import { attr, holds, textOf, type Element, type Page } from '../../page/dom.ts';
import { currencyIn } from '../money/currency.ts';
import type { Place } from '../../evidence.ts';
import { letters } from '../../names.ts';
import type { Layout } from '../../page/layout.ts';
import { classMatches, classMatchesAround } from '../../page/classText.ts';
import { otherOptions } from './otherOptions.ts';
import { isModelNumber } from './modelNumber.ts';
import { OTHER_DIGITS } from '../money/plainDigits.ts';
import { readMoney, type Money } from '../money/money.ts';
import { scorePrice, PRICE, TRAIL, type PriceScore } from './priceScore.ts';
import { centsBehind, hasStruckChild, isCents, priceText, wholePrice } from './priceText.ts';
import { isOtherCost, isPriceLabel } from '../words/priceWords.ts';
import { isReducedLabel } from '../words/reductionWords.ts';
import {
  amountsBeforeReduced,
  isReduced,
  isSaving,
  lowerExtras,
  lowerMarked,
  lowerReduced,
  lowerSavings,
  lowerUsed,
  raiseUsual,
  strikeCopies,
} from './reductions.ts';
import {
  isAfterOtherName,
  isInOtherSection,
  isOtherName,
  sectionHeadings,
} from '../../page/sections.ts';

/** A price that a reader sees, and the element that holds it. */
export interface VisiblePrice extends Omit<PriceScore, 'aside'> {
  value: Money;
  element: Element;
  /** Whether it is in a section of the page about other products. */
  foreign: boolean;
  /** Whether nothing suggests that it is something else than this product's price. */
  plausible: boolean;
  /** Number of the kind of place that it is in (see `kindsOfPlaces`). */
  kind: number;
  /** The words before it. */
  label: string;
}

const MAX_SEEDS = 600;

/**
 * Prices in the visible page. Each has a score for how likely it is this product's price: it gains if it is
 * marked as a price and near the heading and the buy button, and loses if it is struck through or belongs
 * to something else.
 */
export function visiblePrices(
  page: Page,
  layout: Layout,
  place: Place,
  name: string,
): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const seen = new Set<Element>();
  /** Whether a part's first 80 characters have a sign of money; null if they have none but are cut off. */
  const signedParts = new Map<Element, boolean | null>();
  const kindOf = kindsOfPlaces();
  /** How many prices stand in a place of the same kind, and of which kind each one's is. */
  const times = new Map<number, number>();
  const kinds: number[] = [];
  const headings = sectionHeadings(page, layout, place.url);
  const savings: number[] = [];
  /** Prices that labels call temporarily reduced. */
  const reduced: VisiblePrice[] = [];
  const articles = articleNumbers(page);
  const isInOtherOption = otherOptions(page, layout);
  let seeds = 0;
  const add = (
    element: Element,
    money: Money,
    words: Words,
    hasSign: boolean,
    length: number,
    behind: Element | null = null,
  ): void => {
    if (isInOtherOption(element) || isModelNumber(element, words)) return;
    const kind = kindOf(element);
    kinds.push(kind);
    const seenAs = { element, words, hasSign, isLong: length > 40 };
    const scored = scorePrice(page, seenAs, layout, place);
    let foreign = false;
    if (scored.score > 0 || scored.usual) {
      // An amount after a link in the same text belongs to the link.
      const link = behind !== null && isOtherName(behind, place.url) ? behind : null;
      foreign = isInOtherSection(link ?? element, headings, page, layout, place.url);
      const isNamed = link !== null || isAfterOtherName(element, page, layout, place.url);
      const points = foreign ? 40 : isNamed ? 15 : 0;
      if (points > 0) addClue(scored, foreign ? 'section' : 'other name', -points);
    }
    const isOther = isOtherCost(scored.said);
    // Amounts that their words call something else do not count as a list of prices.
    if (!isOther && scored.said !== 'old') times.set(kind, (times.get(kind) ?? 0) + 1);
    const plausible = !foreign && !scored.aside && !isOther && !scored.usual;
    if (scored.said === 'saving') savings.push(money.amount);
    const label = words.before.trim();
    const price = { value: money, element, kind, foreign, plausible, label, ...scored };
    found.push(price);
    if (plausible && hasSign && price.said === 'price' && isReducedLabel(words.before))
      reduced.push(price);
  };
  for (const element of page.elements) {
    if (UNSEEN.has(element.tag) || !hasAmount(element)) continue;
    // Numbers in the name are no prices, unless set apart inside the heading.
    const inName = layout.heading !== null && holds(layout.heading, element);
    if (element === layout.heading) {
      // 'Oak table - $350': a price behind the name, when the name is known without it.
      for (const line of amountsInLines(element, place.domain))
        if (!name.includes(String(line.money.amount))) add(element, line.money, line, true, 0);
      continue;
    }
    if (inName && !classMatches(element, PRICE) && !isPriceOnly(element, place)) continue;
    if (isCents(element)) continue;
    if (++seeds > MAX_SEEDS) break;
    // Most numbers are no prices: neither marked as one nor with a sign of money about them.
    const isMarked = classMatchesAround(element, PRICE, TRAIL);
    if (!isMarked) {
      const around = rowOf(element) ?? element.parent ?? element;
      let signed = signedParts.get(around);
      if (signed === undefined) {
        const text = textOf(around, 80);
        signed = hasSignOfMoney(text, place) || (text.length < 80 ? false : null);
        signedParts.set(around, signed);
      }
      const isSigned = signed ?? hasSignOfMoney(textOf(element, 80), place);
      if (!isSigned && !isLabelled(element)) continue;
    }
    const whole = wholePrice(element);
    if (seen.has(whole)) continue;
    seen.add(whole);
    const shown = priceText(whole);
    const text = shown + centsBehind(whole, shown);
    const isBeside = hasStruckChild(whole);
    if (whole === element && (isBeside || text.length > 24 || SEVERAL.test(text))) {
      const lines = amountsInLines(element, place.domain);
      const isOther = lines.some(({ behind }) => behind !== null && isOtherName(behind, place.url));
      // A crossed-out child is read separately.
      if (lines.length > 1 || text.length > 40 || isOther || (isBeside && lines.length > 0)) {
        for (const line of lines)
          add(element, line.money, line, true, line.before.length, line.behind);
        continue;
      }
    }
    if (text.length > 200) continue;
    const signed = currencyIn(text, place.domain) === null ? `${text} ${signBeside(whole)}` : text;
    const hasSign = currencyIn(signed, place.domain) !== null || WITH_DASH.test(text);
    const words = wordsBeside(whole, text, place.domain);
    const isBare = !isMarked && !(words.isLabel && isPriceLabel(words.before));
    if (!hasSign && (isBare || (/^\d{1,2}$/.test(text) && whole.tag === 'sup'))) continue;
    const isArticle = articles.has(letters(text)) && !/[.,]\d\d?$/.test(text);
    if (!hasSign && (isArticle || isNamedOtherwise(element, text, words))) continue;
    const money = readMoney(text, currencyIn(signed, place.domain), place.domain);
    if (money === null || money.amount <= 0) continue;
    add(whole, money, words, hasSign, text.length);
  }
  strikeCopies(found);
  raiseUsual(found);
  const signed = found.some((price) => price.value.currency !== null && price.score > 15);
  const before = amountsBeforeReduced(found, reduced);
  for (const [at, price] of found.entries()) {
    // Beside prices with a sign, a bare number is an article number or a rating.
    const isBare = price.value.currency === null && !price.clues.has('label');
    if (signed && isBare && !isWrittenAsPrice(price)) price.score -= 25;
    const alike = times.get(kinds[at] ?? -1) ?? 1;
    if (alike > 3) price.score -= Math.min(30, alike * 4);
    if (isSaving(price, found)) price.score -= 40;
    if (price.plausible && isReduced(price, found, savings)) price.score -= 40;
    if (price.element.index >= (before.get(price.value.amount) ?? Infinity)) price.score -= 40;
  }
  lowerSavings(found);
  lowerReduced(found);
  lowerMarked(found);
  lowerExtras(found);
  lowerUsed(found);
  addRepeated(found);
  return found;
}

/**
 * Whether the number itself is marked as a price and has cents, or a dash in their place: some shops
 * leave the sign out.
 */
function isWrittenAsPrice({ element, value }: VisiblePrice): boolean {
  const isMarked = !Number.isInteger(value.amount) && classMatchesAround(element, PRICE, 1);
  return isMarked || WITH_DASH.test(textOf(element, 24));
}

/** Raises a price that the page shows again elsewhere, outside of sections about other products. */
function addRepeated(found: readonly VisiblePrice[]): void {
  const first = new Map<number, VisiblePrice>();
  for (const price of found) {
    if (!price.plausible || price.score <= 0) continue;
    const known = first.get(price.value.amount);
    if (known === undefined) first.set(price.value.amount, price);
    else if (
      known.kind !== price.kind &&
      // A visible price and its copy for screen readers are in the same place.
      known.element.parent !== price.element.parent &&
      !holds(known.element, price.element) &&
      !known.clues.has('repeated')
    ) {
      for (const one of [known, price]) addClue(one, 'repeated', 6);
    }
  }
}

/** Two numbers with words or signs between them: 'Was £20 Now £15'. */
const SEVERAL = /\d[^\d.,' ]*\s[^\d]*\d|\d[^\d\s.,'%]+\d/;

/** Whether an element holds nothing but an amount with its sign of money. */
function isPriceOnly(element: Element, place: Place): boolean {
  const text = textOf(element, 24);
  return /^[^\d\s]{0,4}\s?\d[\d.,' ]*\s?[^\d\s]{0,4}$/.test(text) && hasSignOfMoney(text, place);
}

/**
 * Numbers the kinds of places prices stand in: an element and those around it, by tag and class.
 * Numbers, because names put together would be as long as the page likes, once for every price.
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
  return (element) => {
    const path: number[] = [];
    // Where nothing has a class, only more of the way up tells places apart.
    const reach = attr(element, 'class') === '' ? 4 : 2;
    for (let up: Element | null = element; up !== null && path.length < reach; up = up.parent)
      path.push(ownKind(up));
    return idOf(path.join('<'));
  };
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
]);

/** '79,-' and '495:-': only prices are written with a dash. */
const WITH_DASH = /\d[.,:][-–—]{1,2}(?![\d\p{L}])/u;
/** A digit that `readMoney` knows. */
const DIGIT = new RegExp(`[\\d${OTHER_DIGITS}]`);
/** A sign, or letters beside a number: a cheap test before the expensive one. */
const MAY_BE_MONEY = new RegExp(
  `\\p{Sc}|[\\p{L}\\p{M}."]\\s?${DIGIT.source}|${DIGIT.source}(?:[.,]?[-–]{0,2})\\s?[\\p{L}:]`,
  'u',
);

function hasSignOfMoney(text: string, place: Place): boolean {
  return (
    WITH_DASH.test(text) || (MAY_BE_MONEY.test(text) && currencyIn(text, place.domain) !== null)
  );
}

/** The row of the cell that holds nothing but this element: the sign of money may have its own cell. */
function rowOf({ parent }: Element): Element | null {
  return parent?.tag === 'td' && parent.children.length === 1 ? parent.parent : null;
}

/** Whether an element holds little but a number, and stands beside a label for prices. */
function isLabelled(element: Element): boolean {
  const text = textOf(element, 24);
  return /^\D{0,3}\d[\d.,' ]*\D{0,4}$/.test(text) && isPriceLabel(labelBefore(element).trim());
}

function hasAmount(element: Element): boolean {
  for (const child of element.children) {
    if (typeof child === 'string' && child.length < 400 && DIGIT.test(child)) return true;
  }
  return false;
}
