import { attr, textOf, type Element } from '../../page/dom.ts';
import { isHidden } from '../../page/layout.ts';
import { addClue, isCalledPrice } from './clues.ts';
import { OLD_POINTS } from './priceScore.ts';
import { conditionSaid } from '../words/conditionWords.ts';
import { PERCENT } from '../words/priceWords.ts';
import { isReducedLabel } from '../words/reductionWords.ts';
import { MAX_TAX } from '../words/taxWords.ts';
import type { VisiblePrice } from './visiblePrice.ts';

/** Whether this is an old price: a lower amount plus one of the stated `savings` equals it. */
export function isReduced(
  price: VisiblePrice,
  all: readonly VisiblePrice[],
  savings: readonly number[],
): boolean {
  return savings
    .slice(0, 5)
    .some((saving) =>
      all.some(
        (now) => now.plausible && Math.abs(price.value.amount - now.value.amount - saving) < 0.005,
      ),
    );
}

/** How many elements an old and a reduced price may be apart. */
const MAX_APART = 30;

/**
 * The amounts near which a lower one is labeled as the reduced one ('Price $12', 'Sale price $9'), each with the
 * place of the first such pair. They are old ones there and wherever the page repeats them farther down.
 */
export function amountsBeforeReduced(
  found: readonly VisiblePrice[],
  reduced: readonly VisiblePrice[],
): Map<number, number> {
  const isBefore = ({ value, element }: VisiblePrice): boolean =>
    reduced
      .slice(0, 5)
      .some(
        (now) =>
          now.value.amount < value.amount &&
          now.value.amount > value.amount * 0.2 &&
          Math.abs(now.element.index - element.index) < MAX_APART,
      );
  const pairs = found.filter(isBefore).toReversed();
  return new Map(pairs.map(({ value, element }) => [value.amount, element.index]));
}

/**
 * Lowers what stands right behind a saving and is the same with tax: 'You save 415 Kč 502 Kč'. The two are
 * alone in their part and printed alike, because a price reduced by half is about as high as its saving.
 */
export function lowerSavings(found: readonly VisiblePrice[]): void {
  for (const [at, { said, value, element }] of found.entries()) {
    const next = found[at + 1];
    if (said !== 'saving' || next === undefined || next.element.parent !== element.parent) continue;
    if (next.element.tag !== element.tag || /\p{L}{4}/u.test(textOf(element, 40))) continue;
    if (found[at - 1]?.element.parent === element.parent) continue;
    if (found[at + 2]?.element.parent === element.parent) continue;
    const rate = next.value.amount / value.amount;
    if (rate < 1 || rate > MAX_TAX) continue;
    next.plausible = false;
    addClue(next, 'saved', -OLD_POINTS);
  }
}

/** How many elements behind a struck amount its copy may be. */
const COPY_APART = 8;

/**
 * Strikes what repeats a struck amount right behind it. Shops say it once more for screen readers, in words
 * of any language: 'Original price was: $12.'
 */
export function strikeCopies(found: readonly VisiblePrice[]): void {
  for (const [at, old] of found.entries()) {
    // Where nothing is reduced, some shops hide the old price and write the same amount there.
    if (!old.struck || old.usual || isHidden(old.element)) continue;
    for (const copy of found.slice(at + 1, at + 4)) {
      if (copy.struck || isReducedLabel(copy.label) || copy.value.amount !== old.value.amount)
        continue;
      if (copy.element.index - old.element.index > COPY_APART) continue;
      copy.struck = true;
      copy.plausible = false;
      addClue(copy, 'copy', -OLD_POINTS);
    }
  }
}

/**
 * Undoes the deduction for a 'Regular price' if there is no lower price beside it, because many shops use
 * that label whether or not the price is reduced. It is the price if nothing speaks of a reduction either.
 */
export function raiseUsual(found: readonly VisiblePrice[]): void {
  for (const price of found) {
    if (!price.usual || price.foreign) continue;
    const lower = found.filter(
      ({ value, element, said }) =>
        // Nobody pays less by an installment, the cost of delivery or the price for members.
        said !== 'other' &&
        value.amount < price.value.amount &&
        Math.abs(element.index - price.element.index) < MAX_APART,
    );
    const isReducedHere = lower.some(
      ({ value, said }) => value.amount > price.value.amount * 0.2 || said === 'saving',
    );
    if (isReducedHere) continue;
    addClue(price, 'usual', OLD_POINTS);
    price.struck = false;
    // 'Regular price $100, save 20%': the price is shown elsewhere, if anywhere, unless it is what is left.
    const rates = ratesAround(price.element);
    const isLeft = found.some((higher) => isReduction(higher, price, rates));
    if (lower.length === 0 && (rates.length === 0 || isLeft)) price.plausible = true;
  }
}

/** Lowers the higher of two amounts if a percentage beside them ('-20%') turns it into the other. */
export function lowerReduced(found: readonly VisiblePrice[]): void {
  // A lower price per piece for larger quantities is not a reduction.
  const near = found
    .filter((price) => price.plausible && price.score > 15 && !price.clues.has('tier'))
    .slice(0, 12);
  for (const price of near) {
    const after = near.filter(
      (other) =>
        other.value.amount < price.value.amount &&
        Math.abs(other.element.index - price.element.index) < MAX_APART,
    );
    if (after.length === 0) continue;
    const rates = ratesAround(price.element);
    if (after.some((other) => isReduction(price, other, rates))) {
      addClue(price, 'rate', -40);
    }
  }
}

/** Whether one of the percentages turns an amount into a lower one near it. */
function isReduction(
  { value, element }: VisiblePrice,
  lower: VisiblePrice,
  rates: readonly number[],
): boolean {
  if (Math.abs(element.index - lower.element.index) >= MAX_APART) return false;
  const rate = (1 - lower.value.amount / value.amount) * 100;
  return rate > 0 && rates.some((written) => Math.abs(written - rate) < 1);
}

/** What a class adds to the new one of two prices of a product that is reduced. */
const ON_SALE = /(?:^|[-_])(?:sale|special|promo|discount(?:ed)?|reduced|offer)(?:$|[-_])/i;
/** What some shops add to the old one instead, because it is shown only then. */
const WAS_REDUCED = /(?:^|[-_])(?:sale|discounted|reduced)(?:$|[-_])/i;

const MAX_CLASS = 200;

/**
 * Lowers the higher of two prices side by side that only such a class tells apart, or two, one each. What is
 * much lower is the discount itself.
 */
export function lowerMarked(found: readonly VisiblePrice[]): void {
  for (const [at, one] of found.entries()) {
    const other = found[at + 1];
    if (other === undefined || !one.plausible || !other.plausible) continue;
    const { parent, slot } = one.element;
    if (parent !== other.element.parent || other.element.slot - slot > 2) continue;
    const [own, its] = [one, other].map(({ element }) =>
      attr(element, 'class').slice(0, MAX_CLASS).split(/\s+/),
    );
    const ofOne = own?.filter((name) => its?.includes(name) !== true) ?? [];
    const ofOther = its?.filter((name) => own?.includes(name) !== true) ?? [];
    if (ofOne.length > 1 || ofOther.length > 1) continue;
    const isFirstLower = one.value.amount <= other.value.amount;
    const [lower, higher] = isFirstLower ? [one, other] : [other, one];
    const [[ofLower = ''], [ofHigher = '']] = isFirstLower ? [ofOne, ofOther] : [ofOther, ofOne];
    const isMarked = ofLower === '' ? WAS_REDUCED.test(ofHigher) : ON_SALE.test(ofLower);
    if (!isMarked || (ofLower !== '' && ON_SALE.test(ofHigher))) continue;
    // A discount of its own has another mark than the price has.
    const least = ofHigher !== '' && WAS_REDUCED.test(ofLower) ? 0.2 : 0.4;
    if (lower.value.amount < higher.value.amount * least) continue;
    addClue(higher, 'marked', -40);
  }
}

/**
 * Removes the small lead of amounts that nothing marks as a price and that come after a much higher one.
 * They are more often the price of an accessory than the same product for less than half.
 */
export function lowerExtras(found: readonly VisiblePrice[]): void {
  const first = found.find((price) => price.plausible && price.score >= 40 && !price.struck);
  if (first === undefined) return;
  for (const price of found) {
    const { score, value, element } = price;
    if (element.index <= first.element.index || value.amount >= first.value.amount * 0.4) continue;
    if (score <= first.score || score > first.score + 8) continue;
    if (isCalledPrice(price)) continue;
    price.score = first.score;
  }
}

const RATE = new RegExp(String.raw`(?<![\d.,])${PERCENT}`, 'g');

/** The percentages in the small part of the page around an element. 0 % is no reduction. */
function ratesAround(element: Element): number[] {
  let part = element;
  for (let steps = 0; part.parent !== null && part.parent.tag !== 'body' && steps < 3; steps++) {
    if (part.parent.end - part.parent.index > MAX_APART) break;
    part = part.parent;
  }
  return [...textOf(part, 300).matchAll(RATE)]
    .map(([rate]) => Number(rate.replace('%', '').replace(',', '.')))
    .filter((rate) => rate > 0);
}

/**
 * Lowers the price of a used item if the page also labels that of a new one: 'Buy used $6', 'Buy new $16'.
 */
export function lowerUsed(found: readonly VisiblePrice[]): void {
  const costs = (condition: 'new' | 'used'): Set<number> =>
    new Set(
      found
        .filter(({ label, foreign }) => !foreign && conditionSaid(label) === condition)
        .map(({ value }) => value.amount),
    );
  const used = costs('used');
  const fresh = costs('new');
  if (used.size === 0 || fresh.size === 0) return;
  for (const price of found) {
    if (!used.has(price.value.amount) || fresh.has(price.value.amount)) continue;
    addClue(price, 'used', -40);
    price.plausible = false;
  }
}

/** Whether an amount is the difference between a struck-through price and the current one. */
export function isSaving(price: VisiblePrice, all: readonly VisiblePrice[]): boolean {
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
