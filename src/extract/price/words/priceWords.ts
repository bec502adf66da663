import type { Words } from '../shown/amounts.ts';
import { isForMembers } from './memberWords.ts';
import {
  ABOUT_OTHER,
  ABOUT_SHIPPING,
  BOUGHT_FOR,
  ENDS_OTHER,
  FREE_DELIVERY,
  OTHER_BEFORE,
  WRAPPED,
} from './otherCosts.ts';
import {
  BOUND,
  EACH_OF,
  INSTALMENT,
  MEASURE_OF,
  ON_CONDITION,
  OTHER_AFTER,
  PAID_EACH,
  QUANTITY,
  SEVERAL,
  THRESHOLD,
  WITH_CODE,
} from './priceTerms.ts';
import {
  LATELY,
  LOWEST,
  OLD_BEFORE,
  SAVED,
  SAVING_BEFORE,
  SAVING_LABEL,
} from './reductionWords.ts';
import { WITH_TAX, WITH_TAX_AFTER } from './taxWords.ts';
import { MAX_WORDS, withoutSign } from './wordsBefore.ts';

/*
 * The patterns in this folder are for lower case instead of having the flag 'i', and long lists name words with any
 * ending apart (`…_STEMS`), so that \p{L} stands in a pattern once: V8 compiles a pattern when it is first used, and
 * each \p{L} takes it 0.15 ms, with the flag 'i' 0.45 ms.
 */

/** Words that call the amount after them the price. */
const PRICE_WORDS = [
  'prices?|non-?\\s?members?|nicht-?mitglieder|niet-leden|(?:buy|get) (?:it )?(?:now|for)',
  'sale|only|just|now|today|asking|preis|endpreis|verkaufspreis|bruttó|brutto|nur|jetzt|prix',
  'maintenant|seulement|precio|oferta|ahora|solo|sólo|prezzo|offerta|adesso|preço|por|apenas',
  'prijs|nu|voor|slechts|cena|cenę|teraz|nyní|jen|ár|ára|csak|fiyat|fiyatı|цена|цену|ціна',
  'всего|pris|nupris|nå|hinta|nyt|preț|pret|doar|τιμή|μόνο|販売価格|価格|特価|価格|(?:本店)?售价|价格|本店价|促销价',
  '现价|판매가|가격|할인가|السعر|سعر|מחיר|ราคา|giá|giá bán|harga',
].join('|');
const PRICE_BEFORE = new RegExp(`(?<!\\p{L})(?:${PRICE_WORDS})(?!\\p{L})[^.!?;|\\d]{0,14}$`, 'u');

/** The same as a whole label, after which a number without a currency sign is accepted, too. */
const PRICE_NAMES = [
  'price|each|preis|prix|precio|prezzo|preço|prijs|cena|ár|bruttó ár|fiyat|fiyatı|цена|ціна',
  'pris|hinta|preț|pret|τιμή|販売価格|価格|售价|价格|판매가|가격|السعر|מחיר|ราคา|giá|harga',
].join('|');
const PRICE_LABEL = new RegExp(
  `^\\W{0,3}(?:(?:our|your|sale|special|unit|net|total|item|retail|web|online|internet|final|current)\\s)?(?:${PRICE_NAMES})(?:\\s(?:brutto|each|ttc|s dph|z vat|inc(?:l?\\.?) (?:vat|tax)|inkl\\.? mwst\\.?|\\([^)\\d]{1,16}\\)|usd|eur))?\\s?[:：=*]*\\s*$`,
  'u',
);
const LABEL_END = /[:：]\s*$/;

/** '+ $4.20', '(+$6.95)', '(- 40 €)': surcharges and discounts, but not the '- +' of a quantity field. */
const SURCHARGE = /(?:(?<![-–−]\s?)\+|[(（]\s?[-–−])\s?(?:\p{Sc}|[A-Z]{1,3}\$?)?\s?$/u;

/** '(', or '$12.48 (' before '$6.24 / Pack)': the price of one of several, or the price in another currency. */
const IN_BRACKETS = /(?:^|\p{Sc}\s?[\d.,]{0,12}\d|\d\s?\p{Sc})\s*[(（]\s*$/u;
/** '25 %', '12.5%' and, as in Turkish, '%25'. */
export const PERCENT = String.raw`(?:\d{1,2}(?:[.,]\d{1,2})?\s?%|(?<!\d\s?)%\s?\d{1,2}(?![\d.,]))`;
const RATE = new RegExp(String.raw`\(?\s?${PERCENT}\s?\)?`, 'g');

/** A number of a footnote after a word: 'UVP2 '. */
const FOOTNOTE = /(?<=\p{L})\.?\d[)*]?(?=[\s:：]*$)/u;
const LETTER = /\p{L}/u;

/** Patterns that require a number, so they are skipped for words without one. */
const WITH_NUMBER = [MEASURE_OF, INSTALMENT, EACH_OF];
const AFTER = [OTHER_AFTER, PAID_EACH, ON_CONDITION, WRAPPED, BOUGHT_FOR];

const FREE_STEMS = ['kostenlos|\\p{L}*kostenfrei|gratuit|darmow|бесплатн|безкоштовн|ilmai'].join(
  '|',
);
/** A label that says all it has to say: 'Free shipping', 'Save 20%', '-20%'. */
const FREE_WORDS = [
  'free|gratis|gratis\\p{L}+|offerte?|grátis|zdarma|zadarmo|ücretsiz|bedava|fri|ingyenes',
  'δωρε[άα]ν|miễn phí',
  `(?:${FREE_STEMS})\\p{L}*`,
].join('|');
const FREE = new RegExp(`(?<!\\p{L})(?:${FREE_WORDS})(?!\\p{L})|無料|무료|包邮`, 'u');
const ONLY_RATE = new RegExp(
  String.raw`^\P{L}*(?:\p{L}+\s){0,2}[-–−]?${PERCENT}(?:\s\p{L}+)?[^\p{L}:：]*$`,
  'u',
);

/** '… from', '… ab': the amount behind such a label belongs to it. */
const GOES_ON =
  /[:：(]\s*$|(?<!\p{L})(?:from|ab|von|dès|desde|[aà] partir de|d[aei]|vanaf|od|nad|от|від|för|över|over|above|orders|spend|minst|worth|superiori a|au-delà de|minimum|min\.?|of|for|pour|per)\s*$/u;

function isComplete(label: string): boolean {
  return (
    (FREE.test(label) || ONLY_RATE.test(label)) && !GOES_ON.test(label) && !THRESHOLD.test(label)
  );
}

/** What words beside an amount say that it is. */
export type Said = 'price' | 'old' | 'saving' | 'other' | null;

/** Whether the words beside an amount call it something else than a price, such as a delivery cost. */
export const isOtherCost = (said: Said): boolean => said === 'other' || said === 'saving';

/** What the words beside an amount say that it is. `isMarked`: whether the page's markup calls it a price. */
export function whatIsSaid(words: Words, isMarked = false): Said {
  const { isLabel } = words;
  const after = words.after.toLowerCase();
  const before = isLabel && isComplete(words.before.toLowerCase()) ? '' : words.before;
  // Percentages are removed, because 'zzgl. MwSt (21 %):' means the same without the rate.
  const cased = withoutSign(before.slice(-MAX_WORDS).replace(RATE, '')).replace(FOOTNOTE, '');
  if (after !== '' && (AFTER.some((pattern) => pattern.test(after)) || isForMembers(after)))
    return 'other';
  if (SURCHARGE.test(cased)) return 'other';
  if (!LETTER.test(cased)) {
    if (WITH_TAX_AFTER.test(after)) return 'price';
    return IN_BRACKETS.test(before.slice(-MAX_WORDS)) ? 'other' : null;
  }
  const lead = cased.toLowerCase();
  if (LOWEST.test(lead) && LATELY.test(lead)) return 'other';
  if (/\d/.test(lead) && WITH_NUMBER.some((pattern) => pattern.test(lead))) return 'other';
  if (FREE_DELIVERY.test(lead)) return 'other';
  if (isLabel && QUANTITY.test(before.trim().toLowerCase())) return 'other';
  if (OLD_BEFORE.test(lead)) return 'old';
  if (WITH_TAX.test(lead) || WITH_TAX_AFTER.test(after)) return 'price';
  if ([SAVING_BEFORE, SAVED, SAVING_LABEL].some((pattern) => pattern.test(lead))) return 'saving';
  if (OTHER_BEFORE.test(lead)) return 'other';
  if (!isLabel && [SEVERAL, THRESHOLD, WITH_CODE].some((pattern) => pattern.test(lead)))
    return 'other';
  if (!isLabel && !isMarked && BOUND.test(lead)) return 'other';
  // Text in an element beside the amount counts only if it ends with such a word or with a colon.
  if ((!isLabel || LABEL_END.test(lead)) && ABOUT_OTHER.test(lead)) return 'other';
  if (isLabel ? ENDS_OTHER.test(lead) : ABOUT_SHIPPING.test(lead)) return 'other';
  return PRICE_BEFORE.test(lead) ? 'price' : null;
}

/** Whether a text is nothing but a label for the price: 'Our price:', 'Cena brutto'. */
export function isPriceLabel(text: string): boolean {
  return text.length <= 40 && PRICE_LABEL.test(text.toLowerCase());
}
