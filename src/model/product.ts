/**
 * The contract of POST /api/fetch-product (§7), shared with `functions/` as types only.
 * A field the page does not tell, or tells doubtfully, is null.
 */
export interface Product {
  name: string | null;
  /** In the page's own currency. */
  price: number | null;
  /** ISO 4217 code of `price`, when the page tells. */
  currency: string | null;
  /** Absolute http(s) address. */
  imageUrl: string | null;
  color: string | null;
  size: string | null;
}

/** The body of every answer that is not 200: a message a person can read, never an internal one. */
export interface ProductError {
  error: { code: string; message: string };
}
