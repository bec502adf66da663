/**
 * The response of POST /api/fetch-product (§7), shared with `functions/` as types only.
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
