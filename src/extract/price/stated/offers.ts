import { currencyStated, decimalsOf, isShared } from '../money/currency.ts';
import type { Candidate } from '../../evidence.ts';
import { itemsIn, plainIn, textIn, type Item } from '../../item.ts';
import { MAX_AMOUNT, readMoney, type Money } from '../money/money.ts';

/** What identifies the variant that this page's address names. */
export interface Wanted {
  /** Addresses that stand for this page: its own and its canonical one. */
  urls: ReadonlySet<string>;
  /** Values of the address's query that may be ids of a variant. */
  ids: ReadonlySet<string>;
}

/** Longer is no price. */
export const MAX_WRITTEN = 100;
const WORN = /used|refurbished|damaged/i;
/** Types of prices that are not what one pays: struck-through, recommended or regular ones. */
const OTHER_PRICE = /strikethrough|listprice|msrp|srp|invoice|regularprice/i;

/**
 * The prices of a product's offers. The one that applies scores `base`, the others less: it is the offer of
 * this page's variant, or else the cheapest.
 */
export function pricesOf(
  product: Item,
  base: number,
  reason: string,
  wanted: Wanted,
): Candidate<Money>[] {
  const offers = offersOf(product, 0, new Set());
  const chosen = offers.filter((offer) => matches(offer, wanted));
  const named = chosen.length > 0 && chosen.length < offers.length ? chosen : offers;
  // The price of a used item says nothing about that of a new one.
  const fresh = named.filter((offer) => !WORN.test(textIn(offer, 'itemcondition') ?? ''));
  const pool = fresh.length > 0 ? fresh : named;
  const read = pool
    .map((offer) => moneyOf(offer, product))
    .filter((money): money is Money => money !== null && money.amount > 0);
  const lowest = Math.min(...read.map(({ amount }) => amount));
  return read.map((value) => ({
    value,
    score: value.amount === lowest ? base : base - 20,
    reason,
  }));
}

/** Whether the item is the variant that this page's address names. */
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

/** `seen` protects against cycles and against counting shared items twice. */
function offersOf(item: Item, depth: number, seen: Set<Item>): Item[] {
  if (depth > 3 || seen.has(item)) return [];
  seen.add(item);
  const found =
    depth === 0 && (item.props.has('price') || item.props.has('lowprice')) ? [item] : [];
  for (const offer of itemsIn(item, 'offers', 'offer'))
    if (!seen.has(offer)) found.push(offer, ...offersOf(offer, depth + 1, seen));
  // Music albums and books are works; the shop sells their releases or editions.
  for (const variant of itemsIn(item, 'hasvariant', 'albumrelease', 'workexample'))
    for (const offer of offersOf(variant, depth + 1, seen))
      found.push(withIdentity(offer, variant));
  return found;
}

/** The offer of a variant with the variant's address and number, so that `matches` recognizes it. */
function withIdentity(offer: Item, variant: Item): Item {
  const props = new Map(offer.props);
  for (const key of ['url', '@id', 'sku']) {
    const value = variant.props.get(key);
    if (!props.has(key) && value !== undefined) props.set(key, value);
  }
  return { types: offer.types, props };
}

function moneyOf(offer: Item, product: Item): Money | null {
  const specs = itemsIn(offer, 'pricespecification').filter(
    (spec) =>
      !OTHER_PRICE.test(textIn(spec, 'pricetype') ?? '') &&
      !spec.props.has('referencequantity') &&
      !spec.props.has('billingduration') &&
      !spec.props.has('validformembertier'),
  );
  const stated = [
    plainIn(offer, 'price'),
    plainIn(offer, 'lowprice', 'minprice'),
    ...specs.map((spec) => plainIn(spec, 'price', 'minprice', 'lowprice')),
  ].filter((price) => price !== null);
  // Some shops state a range, and 0 as the one price.
  const written = stated.find((price) => /[1-9]/.test(String(price))) ?? stated[0];
  if (written === undefined) return null;
  const code =
    textIn(offer, 'pricecurrency', 'currency') ??
    specs.map((spec) => textIn(spec, 'pricecurrency')).find((c) => c !== null) ??
    textIn(product, 'pricecurrency') ??
    '';
  const money = readMachine(written, currencyStated(code));
  const highest = readMachine(textIn(offer, 'highprice') ?? '', null)?.amount ?? 0;
  if (money !== null && written !== plainIn(offer, 'price') && highest > money.amount)
    money.upTo = highest;
  return money;
}

/** Whether an amount is only the lowest of a range in which `others` state one price, the same everywhere. */
export function isOnlyLowest(
  { amount, currency, upTo = 0 }: Money,
  others: readonly Pick<Candidate<Money>, 'value'>[],
): boolean {
  const exact = others.map(({ value }) => value).filter((value) => value.upTo === undefined);
  const [first] = exact;
  return (
    first !== undefined &&
    exact.every(
      (one) =>
        one.amount === first.amount && (one.currency ?? currency) === (currency ?? one.currency),
    ) &&
    first.amount > amount &&
    first.amount <= upTo
  );
}

/**
 * Reads a machine-readable price. schema.org and Open Graph define '.' as the decimal point, so '1.299' is a
 * little more than one. But many shops mean thousands, so that reading is returned as well (`grouped`). A
 * JSON number can be read in only one way.
 */
export function readMachine(written: string | number, currency: string | null): Money | null {
  if (typeof written === 'number')
    return written >= 0 && written <= MAX_AMOUNT ? { amount: written, currency } : null;
  const money = readMoney(written, currency);
  if (money !== null && isShared(written)) Object.assign(money, { currency, signed: written });
  const point = /^\s*(\d{1,9}\.\d{3})\s*$/.exec(written.slice(0, MAX_WRITTEN))?.[1];
  if (money === null || point === undefined || decimalsOf(currency) !== 2) return money;
  return { amount: Number(point), currency: money.currency, grouped: money.amount };
}
