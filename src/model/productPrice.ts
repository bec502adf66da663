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
 * The currencies of countries by their top-level domains. Without domains that shops of any country
 * use, like .co, .io, .me and .tv: here the domain alone decides, whereas the extractor's table (HOME) only
 * chooses between the meanings of a sign.
 */
const BY_DOMAIN = new Map(
  (
    'at be bg cy de ee es eu fi fr gr hr ie it lt lu lv mt nl pt si sk EUR|uk GBP|us USD|ca CAD|au AUD|' +
    'nz NZD|jp JPY|cn CNY|hk HKD|tw TWD|kr KRW|sg SGD|my MYR|th THB|id IDR|ph PHP|vn VND|in INR|pk PKR|' +
    'ch li CHF|se SEK|no NOK|dk DKK|is ISK|pl PLN|cz CZK|hu HUF|ro RON|rs RSD|tr TRY|ua UAH|ru RUB|' +
    'kz KZT|il ILS|ae AED|sa SAR|kw KWD|qa QAR|eg EGP|ma MAD|za ZAR|ng NGN|ke KES|br BRL|mx MXN|ar ARS|' +
    'cl CLP|pe PEN|uy UYU'
  )
    .split('|')
    .flatMap((entry) => {
      const words = entry.split(' ');
      const currency = words.pop() ?? '';
      return words.map((domain) => [domain, currency] as const);
    }),
);

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
  const country = BY_DOMAIN.get(parseUrl(url)?.hostname.split('.').at(-1) ?? '');
  return {
    price,
    currency: country ?? usual,
    isGuess: country !== undefined && country !== usual,
  };
}
