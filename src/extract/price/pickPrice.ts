import { currencyCode, currencyIn, minorDigits } from './money/currency.ts';
import type { Candidate } from '../evidence.ts';
import type { Money } from './money/money.ts';
import { isCalledPrice } from './shown/clues.ts';
import { shownConverted } from './shown/convertedPrice.ts';
import type { VisiblePrice } from './shown/visiblePrice.ts';
import { isOnlyLowest } from './stated/offers.ts';

/** Below this sum the price is null: an empty field is better than a wrong price. */
const ENOUGH = 34;
/** Least score of a visible price that no other source states and that has a rival. */
const CLEAR = 48;
/** The same when no other amount comes close. */
const ALONE = 20;
/** From this sum on, markup is trusted to describe the product of this page. */
const SURE = 60;
/** Two amounts whose scores differ by less than this are equally likely. */
const TIE = 3;

/** All that the page says about one amount. */
interface AmountEvidence {
  money: Money;
  /** Best score per kind of source. */
  bySource: Map<string, number>;
  visible: number;
  struck: boolean;
  plausible: boolean;
  /** Whether a class, a label or a button says that what the page shows is a price. */
  marked: boolean;
  /** Whether it is shown only far from the name, where no class calls it a price. */
  far: boolean;
  /** Whether it is shown only in parts about other products. */
  foreign: boolean;
}

/**
 * Picks the price. Each amount gets the scores of the sources that state it, one per kind of source. A
 * price shown beside the heading beats one that is only in markup; a struck-through price loses. The
 * result is null without enough evidence, or if two amounts that are only visible are equally likely. If
 * markup states two amounts equally, the first one counts, because pages describe their own product first.
 */
export function pickPrice(
  stated: readonly Candidate<Money>[],
  visible: readonly VisiblePrice[],
): Money | null {
  const evidenceByAmount = new Map<number, AmountEvidence>();
  const evidenceFor = (money: Money): AmountEvidence => {
    const key = Math.round(money.amount * 100);
    const known = evidenceByAmount.get(key);
    if (known !== undefined) {
      known.money.currency ??= money.currency;
      return known;
    }
    const evidence: AmountEvidence = {
      money: { ...money },
      bySource: new Map(),
      visible: -Infinity,
      struck: false,
      plausible: false,
      marked: false,
      far: true,
      foreign: true,
    };
    evidenceByAmount.set(key, evidence);
    return evidence;
  };
  for (const { value, score, reason } of stated) {
    const evidence = evidenceFor({ ...value, amount: settled(value, visible) });
    const source = reason.split(' ')[0] ?? '';
    evidence.bySource.set(source, Math.max(evidence.bySource.get(source) ?? 0, score));
  }
  for (const price of visible) {
    const evidence = evidenceFor(price.value);
    evidence.visible = Math.max(evidence.visible, price.score);
    evidence.plausible ||= price.plausible;
    evidence.marked ||= isCalledPrice(price);
    evidence.foreign &&= price.clues.has('elsewhere') || price.clues.has('section');
    evidence.far &&= (price.clues.get('near') ?? 0) < 0 && !price.clues.has('price');
  }
  for (const evidence of evidenceByAmount.values()) {
    evidence.struck =
      visible.some((p) => p.struck && Math.abs(p.value.amount - evidence.money.amount) < 0.005) &&
      evidence.visible < 20 &&
      !isAgreedAlone(evidence, evidenceByAmount.values());
  }
  const sure = surelyStated(evidenceByAmount.values());
  const converted = sure === null ? null : shownConverted(sure, visible);
  if (converted !== null) return converted;
  const ranked = [...evidenceByAmount.values()]
    .filter((evidence) => sure === null || !isBesides(evidence, sure))
    .map((evidence) => ({ evidence, score: weigh(evidence) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return null;
  if (best.evidence.bySource.size > 0) return best.score < ENOUGH ? null : best.evidence.money;
  if (!best.evidence.plausible) return null;
  // An amount that is probably something else, such as a delivery cost, is no rival.
  const rivals = ranked
    .slice(1)
    .filter(({ evidence }) => evidence.plausible || evidence.bySource.size > 0);
  const [next, third] = rivals;
  const lead = best.score - (next?.score ?? 0);
  // Three or more equally likely amounts are prices by quantity, and the first is that of one piece.
  const isPair = lead < TIE && best.score - (third?.score ?? -Infinity) >= TIE;
  if (next !== undefined && isPair && mayBeReduced(best.evidence, next.evidence)) return null;
  // A price that is only visible must look like the product's own, or be the only one.
  const least = lead >= 15 && !best.evidence.far ? ALONE : CLEAR;
  if (best.evidence.visible < least) return null;
  return best.evidence.money;
}

/** The sum of the sources' scores; each further kind counts for less, as they may repeat one mistake. */
function statedSum({ bySource }: AmountEvidence): number {
  return [...bySource.values()]
    .toSorted((a, b) => b - a)
    .reduce((total, score, at) => total + score / (at + 1), 0);
}

/**
 * Whether two kinds of sources state an amount and there is no lower amount that it could have been
 * reduced to. Then a line through it in the markup means nothing: the shop hides it with a style.
 */
function isAgreedAlone(evidence: AmountEvidence, all: Iterable<AmountEvidence>): boolean {
  if (evidence.bySource.size < 2 || statedSum(evidence) < SURE) return false;
  for (const other of all) {
    const isLower = other.money.amount < evidence.money.amount;
    if (other !== evidence && (other.plausible || (isLower && other.bySource.size > 0)))
      return false;
  }
  return true;
}

/** The amount that markup supports most, or null if it supports none strongly. */
function surelyStated(evidenceByAmount: Iterable<AmountEvidence>): Money | null {
  let best: AmountEvidence | null = null;
  for (const evidence of evidenceByAmount)
    if (best === null || statedSum(evidence) > statedSum(best)) best = evidence;
  return best !== null && statedSum(best) >= SURE ? best.money : null;
}

/**
 * Whether an amount is something else than the price that markup states: nothing states it or marks it as
 * a price, and it is higher than the stated one, or too low to be a reduction of it.
 */
function isBesides({ bySource, marked, money }: AmountEvidence, stated: Money): boolean {
  if (bySource.size > 0 || marked) return false;
  return money.amount > stated.amount || money.amount < stated.amount * 0.25;
}

/**
 * Whether the first of two equally likely amounts may be the old price and the second the reduced one, so
 * that it cannot be told which of them is asked.
 */
function mayBeReduced(one: AmountEvidence, other: AmountEvidence): boolean {
  if (one.money.currency !== other.money.currency) return false;
  const [low, high] = [one.money.amount, other.money.amount].toSorted((a, b) => a - b);
  return low !== undefined && high !== undefined && one.money.amount === high && low > high * 0.4;
}

/**
 * Corrects an amount that markup states. The visible amount is taken if the stated one differs from it only
 * by rounding, can be read as it ('1.299'), is the lowest of a range that it is in, counts it in cents, or
 * is it without tax. Otherwise the stated amount is rounded to the currency's smallest coin.
 */
function settled(stated: Money, visible: readonly VisiblePrice[]): number {
  const { amount, grouped, currency } = stated;
  const scale = 10 ** minorDigits(currency);
  const rounded = Math.round(amount * scale) / scale;
  // Shops round up, down or to the nearest coin, but only amounts that have fractions of a coin.
  const most = Math.abs(rounded - amount) < 1e-6 ? 0.5 / scale : 1 / scale;
  let shown: number | null = null;
  let apart = most;
  let isGrouped = false;
  for (const { value, struck } of visible) {
    isGrouped ||= value.amount === grouped;
    const distance = Math.abs(value.amount - amount);
    if (struck || distance >= apart) continue;
    [shown, apart] = [value.amount, distance];
  }
  if (shown !== null) return shown;
  if (grouped !== undefined && isGrouped) return grouped;
  const chosen = onlyWithin(stated, visible);
  if (chosen !== null) return chosen;
  // Some shops count cents.
  const inCents = Number.isInteger(amount)
    ? visible.find(
        ({ value, plausible, struck }) => plausible && !struck && value.amount * 100 === amount,
      )
    : undefined;
  if (inCents !== undefined) return inCents.value.amount;
  // Some state the price without the tax that the page shows it with.
  const taxed = visible.find(
    ({ value, plausible, struck, score }) =>
      plausible &&
      !struck &&
      score >= ALONE &&
      isTaxed(value.amount, amount, { coin: 1 / scale, currency }),
  );
  if (taxed !== undefined) return taxed.value.amount;
  return rounded > 0 ? rounded : amount;
}

/** The one amount that the page clearly shows as a price, that of what is chosen, if it is in a stated range. */
function onlyWithin(stated: Money, visible: readonly VisiblePrice[]): number | null {
  const clear = visible.filter((p) => p.plausible && !p.struck && p.score >= CLEAR);
  const [first] = clear;
  return first !== undefined && isOnlyLowest(stated, clear) ? first.value.amount : null;
}

/**
 * Rates of value added tax. 25 counts only for the crowns of Scandinavia, where it is the usual one,
 * because a price is 25 % above itself reduced by 20 %.
 */
const TAX_RATES = [5, 7, 8.1, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25.5, 27];

/** Whether an amount is another one plus tax, except for rounding. */
function isTaxed(
  amount: number,
  net: number,
  { coin, currency }: { coin: number; currency: string | null },
): boolean {
  const rates = /^(?:SEK|NOK|DKK)$/.test(currency ?? '') ? [...TAX_RATES, 25] : TAX_RATES;
  return rates.some((rate) => Math.abs(net * (1 + rate / 100) - amount) < coin);
}

function weigh(evidence: AmountEvidence): number {
  const { visible, struck, plausible, foreign, bySource } = evidence;
  const stated = statedSum(evidence);
  // What the page calls something else does not support markup; another product's is nothing against a backed one.
  const isBacked = stated >= SURE || bySource.size > 1;
  const isUnseen = visible === -Infinity || (foreign && isBacked && visible < 0);
  const seen = isUnseen ? 0 : Math.max(-30, plausible ? visible : Math.min(0, visible));
  return stated + seen - (struck ? 40 : 0);
}

/**
 * ISO code for a chosen price: its own, else the first that any source names, else what its sign means in
 * the shop's country, if several countries share the sign.
 */
export function pickCurrency(
  money: Money | null,
  named: readonly string[],
  domain = '',
): string | null {
  if (money === null) return null;
  const code = money.currency ?? named.map(currencyCode).find((one) => one !== null) ?? null;
  return code ?? currencyIn(money.signed ?? '', domain);
}
