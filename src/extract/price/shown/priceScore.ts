import { attr, holds, type Element, type Page } from '../../page/dom.ts';
import type { Words } from './amounts.ts';
import { addClue, type Clue, type Clues } from './clues.ts';
import type { Place } from '../../evidence.ts';
import {
  isHidden,
  isInOtherCard,
  isLinkAway,
  spanOf,
  classifyRegion,
  type Layout,
} from '../../page/layout.ts';
import { classMatches, classMatchesAround } from '../../page/classText.ts';
import { isStruck } from './priceText.ts';
import { isUsualLabel } from '../words/reductionWords.ts';
import { isOtherCost, whatIsSaid, type Said } from '../words/priceWords.ts';

/** Class text by which shops name a part as a price. */
export const PRICE = new RegExp(
  [
    'pric|preis|prix|prijs|prezzo|precio|preco|preço|cijena|cena|ціна|hind|kaina',
    String.raw`(?:^|[\s-])(?:amount|montant|betrag|valor|importe|harga|cost|money)(?:$|[\s-])`,
    String.raw`(?:^|[\s-])(?:prc|pret|pris|ár|fiyat|hinta|koszt|tarif)(?:$|[\s-])`,
  ].join('|'),
);
const NOW =
  /sale|special|final|current|(?:^|[\s-])(?:now|our|actual|offer|buy|promo|new|your|discounted|reduced|deal|act|aktuell|aktion|sonder)(?:$|[\s-])/;
/** Words that mean the current price only if the element is marked as a price: pages have a 'main', too. */
const NOW_OF_PRICE = /(?:^|[\s-])(?:today|main|product|pdp|big)(?:$|[\s-])/;
const OLD_WORDS = [
  'old|was|rrp|rrsp|msrp|compare-at|strike|striked|strikethrough|strike-through|line-through',
  'linethrough|crossed|uvp|before-discount|pre-discount|statt|retail-price|ancien|barre|barré',
  'antes|tachado|stary|stara|puvodni|bezna|nosale|non-sale|retail|vorher|sena|vana|veche',
  'vechi|eski|gammel|gamle|foer|foerpris|forpris|ordinarie|ordinary|vanha|regi|eredeti|stare',
  'staro|originale|originaal',
].join('|');
const BEFORE_PRICE = [
  'old|was|list|rrp|msrp|retail|strike|striked|original|orig|org|crossed|before|previous|prev',
  'compare|base|full',
].join('|');
const BEHIND_PRICE = [
  'old|was|list$|rrp|msrp|retail|strike\\w*|original|orig|org(?!anic)|crossed|before|previous',
  'prev|compare',
].join('|');
const OLD = new RegExp(
  [
    String.raw`(?:^|[\s-])(?:${OLD_WORDS})(?:$|[\s-])`,
    String.raw`(?:${BEFORE_PRICE})-?pri?[cs]`,
    String.raw`pri?[cs]\w*-?(?:${BEHIND_PRICE})(?:$|[\s-])`,
    'listprice|oldprice',
  ].join('|'),
);
const TOTAL = /total|summe/;
const TIER = /(?:^|[\s-])(?:tier|staffel|quantity-price|graduated)/;
const REGULAR = /regular-?pric|pric\w*-?-?regular|normal-?pric|standard-?pric|price-?standard/;
/** Except parts that hold the price and something else ('price-and-saving'). */
const NOT_THE_PRICE_WORDS = [
  'shipping|delivery|versand\\w*|postage|livraison|envio|frete|dostawa|install?ments?',
  'instal\\w*|financ\\w*|monthly|month|leasing|rate|raten|parcela\\w*|cuotas?|mensualit\\w*',
  'klarna|afterpay|affirm|zip|paypal|unit|per-unit|per-measure|grundpreis|baseprice',
  'base-price-unit|unitprice|pangv|save|saving|savings|you-save|rabatt|ersparnis|points?',
  'bonus|cashback|reward|deposit|pfand|fee|coupon|voucher|gutschein|bulk|volume|subtotal',
  'excl\\w*|net|netto|without-tax|ex-?vat|ex-?tax|loan|credit|warranty|protection|insurance',
  'gift-?card|min-order|threshold|freeshipping|trade-?in|used|history|filters?',
].join('|');
const NOT_THE_PRICE = new RegExp(
  `(?:^|[\\s-])(?<!pri[cs]e?-(?:and|or|und|et|y|e|en|og|och)-)(?:${NOT_THE_PRICE_WORDS})(?:$|[\\s-])|(?:^|\\s)discount(?:$|\\s)|discount-?-?(?:amount|percent\\w*|value|badge|label|icon)|unit-?pric|pric\\w*-unit|exclud|installment|parcel`,
);

/** The tax itself, or a price without it. A final price ('final-price … tax') is neither. */
const TAX = /^(?!.*(?:final|special)-?pric)(?:.*\s)?(?:price-)?(?:tax|vat|mwst)(?:$|\s)/;

const PER_PIECE = /pric\w*-per-(?:unit|item|piece|pack)(?:$|[\s-])/;
const PER_MEASURE = /-per-(?:measure|weight|volume|kilo|kg|100)/;

/** How many elements, from that of an amount outward, can say by their class text what it is. */
export const TRAIL = 4;
const OWN = 2;
/** Points that an amount loses for a line through it or for words that call it old. */
export const OLD_POINTS = 60;

/** An amount and what is written about it. */
interface Seen {
  element: Element;
  words: Words;
  hasSign: boolean;
  /** Whether it stands in a long text. */
  isLong: boolean;
}

/** What an amount's place in the page and the words beside it say about it. */
export interface PriceScore extends Clues {
  struck: boolean;
  said: Said;
  /** Whether it is crossed out, hidden, or in a part of the page that is about other things. */
  aside: boolean;
  /** Whether a label such as 'Regular price' is the only sign that it is an old price. */
  usual: boolean;
}

/** How likely a visible amount is what this product costs, whether it is struck through, and why. */
export function scorePrice(
  page: Page,
  { element, words, hasSign, isLong }: Seen,
  layout: Layout,
  place: Place,
): PriceScore {
  const scored = { score: hasSign ? 22 : 5, clues: new Map<Clue, number>() };
  const add = (points: number, clue: Clue): void => addClue(scored, clue, points);
  const isMarked = classMatchesAround(element, PRICE, TRAIL);
  if (isMarked) add(14, 'price');
  const isNow =
    classMatchesAround(element, NOW, TRAIL) ||
    (isMarked && classMatchesAround(element, NOW_OF_PRICE, TRAIL));
  if (isNow) add(6, 'now');
  if (isLong) add(-8, 'long');
  const said = whatIsSaid(words, isMarked);
  const lined = isCrossed(element);
  const crossed = lined || said === 'old';
  // What an amount itself is called counts before what is around it: a 'current-price' in a 'price-list'.
  const isNamedOld = classMatchesAround(element, OLD, classMatches(element, NOW) ? 1 : OWN);
  const struck = crossed || isNamedOld;
  const usual =
    said === 'old' && !lined && !isNamedOld && !hasNamedOld(element) && isUsualLabel(words.before);
  // Shops often use a class for old prices even if nothing is reduced, so a class counts for less than
  // a line through the amount.
  if (struck) add(crossed ? -OLD_POINTS : -25, 'old');
  // A label adds little to a class that says the same.
  if (said === 'price') add(isMarked ? 6 : hasSign ? 14 : 24, 'label');
  if (classMatchesAround(element, REGULAR, TRAIL)) add(-4, 'regular');
  if (classMatchesAround(element, TOTAL, OWN)) add(-12, 'total');
  if (classMatchesAround(element, TIER, TRAIL)) add(-12, 'tier');
  if (classMatchesAround(element, NOT_THE_PRICE, OWN) && !isOfPiece(element))
    add(-40, 'other cost');
  else if (said !== 'price' && classMatchesAround(element, TAX, OWN)) add(-40, 'tax');
  if (isOtherCost(said)) add(-40, 'words');
  // Words that say nothing known are more often about something else than about the price.
  if (said === null && !isMarked && isInSentence(words)) add(-16, 'sentence');
  const where = classifyRegion(element, layout);
  if (where !== 'here') add(where === 'elsewhere' ? -50 : -12, where);
  const isLink = isLinkAway(element, place.url);
  const isCard = !isLink && isInOtherCard(element, page, layout, place.url);
  if (isLink) add(-25, 'link');
  if (isCard) add(-25, 'card');
  if (leadsDown(element)) add(-25, 'jump');
  const hidden = isHidden(element);
  if (hidden) add(-30, 'hidden');
  if (/^(?:b|strong|h[1-4]|big|ins|em)$/.test(element.tag)) add(3, 'strong');
  if (layout.heading !== null) {
    const distance = element.index - layout.heading.index;
    const span = spanOf(element, layout.heading);
    const after =
      distance < 0
        ? -8
        : distance < 60
          ? 24
          : distance < 150
            ? 18
            : distance < 400
              ? 10
              : distance < 900
                ? 3
                : -8;
    const around = span < 80 ? 20 : span < 250 ? 14 : span < 600 ? 8 : -8;
    add(Math.max(after, around), 'near');
  }
  if (layout.scope !== null) add(holds(layout.scope, element) ? 8 : -6, 'scope');
  if (layout.buy !== null) {
    const distance = Math.abs(element.index - layout.buy.index);
    add(distance < 40 ? 14 : distance < 120 ? 8 : 0, 'buy');
    // 'Add to cart • $5.50'
    if (holds(layout.buy, element) && layout.buy.tag === 'button') add(10, 'button');
  }
  const aside = (crossed && !usual) || where === 'elsewhere' || isLink || isCard || hidden;
  return { ...scored, struck, said, aside, usual: usual && !aside };
}

/** Whether an amount has words of its own around it, and is not just behind a label. */
function isInSentence({ before, after, isLabel }: Words): boolean {
  const isBegun = !isLabel && /\p{L}{3}/u.test(before);
  return isBegun || (after.match(/\p{L}{2,}/gu) ?? []).length > 3;
}

/** Whether an element is (in) a link to a place further down the page: to other offers, to reviews. */
function leadsDown(element: Element): boolean {
  for (
    let up: Element | null = element, steps = 0;
    up !== null && steps < 3;
    up = up.parent, steps++
  )
    if (up.tag === 'a') return /^#[\w-]{3}/.test(attr(up, 'href'));
  return false;
}

/** Whether the class of a part with a label and an amount's own element calls the amount old. */
function hasNamedOld({ children }: Element): boolean {
  return children.some((child) => typeof child !== 'string' && classMatches(child, OLD));
}

function isCrossed(element: Element): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 4; up = up.parent, steps++)
    if (isStruck(up)) return true;
  return false;
}

/** Whether an amount is called the price per unit beside one per measure: then the unit is the piece that is sold. */
function isOfPiece(element: Element): boolean {
  return (
    classMatches(element, PER_PIECE) &&
    element.parent !== null &&
    element.parent.children.some(
      (other) => typeof other !== 'string' && classMatches(other, PER_MEASURE),
    )
  );
}
