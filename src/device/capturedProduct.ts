import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';
import { productFrom, type Product } from '../model/product.ts';

/** A shop's page that this tab was opened to add. */
export interface CapturedProduct {
  url: string;
  /** What to call the item when its page cannot be read; '' when nothing was said. */
  name: string;
  /** What the page itself told; null when only its address came along. */
  product: Product | null;
}

/** Stores it for the form, also through a login; it replaces what was handed over before. */
export function writeCapturedProduct(captured: CapturedProduct): void {
  writeJson(STORAGE.capturedProduct, captured);
}

/** What was handed over for this address; null for nothing. */
export function readCapturedProduct(url: string): CapturedProduct | null {
  const stored = readJson(STORAGE.capturedProduct) as Partial<CapturedProduct> | null;
  if (stored?.url !== url) return null;
  const { name, product } = stored;
  return {
    url,
    name: typeof name === 'string' ? name : '',
    product: product ? productFrom(product) : null,
  };
}

export function removeCapturedProduct(): void {
  removeEntry(STORAGE.capturedProduct);
}
