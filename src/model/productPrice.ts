import { parseUrl } from '../extract/address/parseUrl.ts';
import type { Product } from './product.ts';

/** The price of a product with its currency. */
export interface ProductPrice {
  price: number;
  currency: string;
  /** The page does not name the currency, and the shop's country has another one than the list. */
  isGuess: boolean;
}

/**
 * The top-level domains of the countries with a currency. Without domains that shops of any country
 * use, like .co, .io, .me and .tv: here the domain alone decides, whereas the extractor's table (HOME) only
 * chooses between the meanings of a sign.
 */
const DOMAINS: Readonly<Record<string, string>> = {
  EUR: 'at be bg cy de ee es eu fi fr gr hr ie it lt lu lv mt nl pt si sk',
  GBP: 'uk',
  USD: 'us',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  JPY: 'jp',
  CNY: 'cn',
  HKD: 'hk',
  TWD: 'tw',
  KRW: 'kr',
  SGD: 'sg',
  MYR: 'my',
  THB: 'th',
  IDR: 'id',
  PHP: 'ph',
  VND: 'vn',
  INR: 'in',
  PKR: 'pk',
  CHF: 'ch li',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  ISK: 'is',
  PLN: 'pl',
  CZK: 'cz',
  HUF: 'hu',
  RON: 'ro',
  RSD: 'rs',
  TRY: 'tr',
  UAH: 'ua',
  RUB: 'ru',
  KZT: 'kz',
  ILS: 'il',
  AED: 'ae',
  SAR: 'sa',
  KWD: 'kw',
  QAR: 'qa',
  EGP: 'eg',
  MAD: 'ma',
  ZAR: 'za',
  NGN: 'ng',
  KES: 'ke',
  BRL: 'br',
  MXN: 'mx',
  ARS: 'ar',
  CLP: 'cl',
  PEN: 'pe',
  UYU: 'uy',
};

/**
 * The price of a product and its currency. Where the page does not name the currency, it is that of the
 * country in the shop's address, and the usual one of the list where the address says nothing.
 * @param url the address of the product's page
 * @param usual the usual currency of the list
 * @returns null when the product has no price
 */
export function productPrice(
  { price, currency }: Pick<Product, 'price' | 'currency'>,
  url: string,
  usual: string,
): ProductPrice | null {
  if (price === null) return null;
  if (currency !== null) return { price, currency, isGuess: false };
  const country = currencyOfDomain(parseUrl(url)?.hostname.split('.').at(-1) ?? '');
  return {
    price,
    currency: country ?? usual,
    isGuess: country !== undefined && country !== usual,
  };
}

function currencyOfDomain(domain: string): string | undefined {
  return Object.keys(DOMAINS).find((currency) => DOMAINS[currency]?.split(' ').includes(domain));
}
