import { currencyCode, currencyIn, decimalsOf } from './currency.ts';
import type { Candidate } from './evidence.ts';
import { itemsIn, textIn, type Item } from './item.ts';
import { readMoney, type Money } from './price.ts';

/** What tells this page's variant from the others. */
export interface Wanted {
  /** Addresses that stand for this page: its own and its canonical one. */
  urls: ReadonlySet<string>;
  /** Values of the address's query and hash that may be ids of a variant. */
  ids: ReadonlySet<string>;
}

/** Prices that are not what one pays: struck-through, recommended, per unit, per month. */
const OTHER_PRICE = /strikethrough|listprice|msrp|srp|invoice|regularprice/i;

/**
 * What a product item's offers ask, at `base` for the one that applies: the offer of this page's
 * variant, else the lowest. Text that can be read two ways ('1.299') gives both, the rarer lower.
 */
export function pricesOf(
  product: Item,
  base: number,
  reason: string,
  wanted: Wanted,
): Candidate<Money>[] {
  const offers = offersOf(product, 0);
  const chosen = offers.filter((offer) => matches(offer, wanted));
  const pool = chosen.length > 0 && chosen.length < offers.length ? chosen : offers;
  const read = pool.flatMap((offer) => moneyOf(offer, product));
  const positive = read.filter(({ money }) => money.amount > 0);
  const lowest = Math.min(...positive.filter((r) => r.sure).map(({ money }) => money.amount));
  return positive.map(({ money, sure }) => ({
    value: money,
    score: (money.amount === lowest ? base : base - 20) - (sure ? 0 : 25),
    reason,
  }));
}

/** Whether the item speaks of the variant this page's address names. */
export function matches(item: Item, wanted: Wanted): boolean {
  const url = textIn(item, 'url', '@id', 'mainentityofpage');
  if (url !== null && wanted.urls.has(plainUrl(url))) return true;
  for (const id of wanted.ids) if (url !== null && url.includes(id)) return true;
  const sku = textIn(item, 'sku', 'productid', 'gtin13', 'mpn');
  return sku !== null && wanted.ids.has(sku);
}

/** An address without scheme, 'www.' and trailing slash, for comparing. */
export function plainUrl(url: string): string {
  return url
    .replace(/^[a-z]+:/i, '')
    .replace(/^\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

function offersOf(item: Item, depth: number): Item[] {
  if (depth > 3) return [];
  const direct = itemsIn(item, 'offers', 'offer');
  const nested = direct.flatMap((offer) => [offer].concat(offersOf(offer, depth + 1)));
  const variants = itemsIn(item, 'hasvariant').flatMap((variant) =>
    offersOf(variant, depth + 1).map((offer) => withIdentity(offer, variant)),
  );
  const own = item.props.has('price') || item.props.has('lowprice') ? [item] : [];
  return depth === 0 ? [...own, ...nested, ...variants] : [...nested, ...variants];
}

/** An offer inside a variant, findable by the variant's address and number. */
function withIdentity(offer: Item, variant: Item): Item {
  const props = new Map(offer.props);
  for (const key of ['url', '@id', 'sku']) {
    const value = variant.props.get(key);
    if (!props.has(key) && value !== undefined) props.set(key, value);
  }
  return { types: offer.types, props };
}

function moneyOf(offer: Item, product: Item): { money: Money; sure: boolean }[] {
  const specs = itemsIn(offer, 'pricespecification').filter(
    (spec) =>
      !OTHER_PRICE.test(textIn(spec, 'pricetype') ?? '') &&
      !spec.props.has('referencequantity') &&
      !spec.props.has('billingduration'),
  );
  const text =
    textIn(offer, 'price') ??
    textIn(offer, 'lowprice', 'minprice') ??
    specs.map((spec) => textIn(spec, 'price', 'minprice', 'lowprice')).find((t) => t !== null);
  if (text === undefined) return [];
  const code =
    textIn(offer, 'pricecurrency', 'currency') ??
    specs.map((spec) => textIn(spec, 'pricecurrency')).find((c) => c !== null) ??
    textIn(product, 'pricecurrency') ??
    '';
  return readMachine(text, currencyCode(code) ?? currencyIn(code));
}

/** A price meant for machines: '1299.00'; where a shop wrote '1.299', both readings. */
export function readMachine(
  text: string,
  currency: string | null,
): { money: Money; sure: boolean }[] {
  const money = readMoney(text, currency);
  if (money === null) return [];
  const exact = /^\s*(\d+\.\d{3})\s*$/.exec(text)?.[1];
  if (exact === undefined || decimalsOf(currency) !== 2) return [{ money, sure: true }];
  return [
    { money, sure: true },
    { money: { amount: Number(exact), currency: money.currency }, sure: false },
  ];
}
