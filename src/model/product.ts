import { isCurrencyCode } from './currency.ts';
import { isDocumentData } from './deserializers.ts';

/**
 * The response of POST /api/fetch-product (§7), shared with `functions/` as a type only.
 * A field that the page does not have, or not reliably, is null.
 */
export interface Product {
  name: string | null;
  /** In `currency`. */
  price: number | null;
  /** ISO 4217 code of `price`, when the page names it. */
  currency: string | null;
  /** Absolute http(s) address. */
  imageUrl: string | null;
  color: string | null;
  size: string | null;
}

/** The body of every response that is not 200; its message is for users, never internal. */
export interface ProductError {
  error: { code: string; message: string };
}

/** A product from an untrusted value: fields of another type are null. */
export function productFrom(value: unknown): Product {
  const fields = isDocumentData(value) ? value : {};
  const text = (key: string) => {
    const written = fields[key];
    return typeof written === 'string' && written.trim() !== '' ? written.trim() : null;
  };
  return {
    name: text('name'),
    price: typeof fields.price === 'number' && fields.price >= 0 ? fields.price : null,
    currency: isCurrencyCode(fields.currency) ? fields.currency : null,
    imageUrl: text('imageUrl'),
    color: text('color'),
    size: text('size'),
  };
}
