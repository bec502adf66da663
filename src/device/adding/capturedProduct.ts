import { readJson, removeEntry, STORAGE, writeJson } from '../../lib/storage.ts';
import { productFrom, type Product } from '../../model/product.ts';

/** A shop's page that this tab was opened to add. */
export interface CapturedProduct {
  url: string;
  /** A name for the item in case its page cannot be read; '' when none is known. */
  name: string;
  /** What was read from the page; null when only its address is known. */
  product: Product | null;
}

/** Stores it until the form opens, also across a login; replaces the page stored before. */
export function writeCapturedProduct(captured: CapturedProduct): void {
  writeJson(STORAGE.capturedProduct, captured);
}

/** What is stored for this address; null when nothing is. */
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
