import { useEffect, useState } from 'react';
import { fetchProduct } from '../../hooks/commands/productCommands.ts';
import { isWebAddress } from '../../model/url.ts';
import type { Product } from '../../model/product.ts';

/** §9 Auto-fill debounce. */
export const AUTO_FILL_DELAY_MS = 600;

export type ProductInfo =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'filled'; product: Product }
  | { status: 'failed' };

/**
 * The product at `url`, requested 600 ms after the address became valid (§7, §9). A response for an
 * address that is no longer in the field is dropped. Failures are only logged (§8). Nothing is
 * requested while `url` equals `known`, the address that was filled in already.
 */
export function useProductInfo(url: string, known: string): ProductInfo {
  const [result, setResult] = useState<{ url: string; info: ProductInfo } | null>(null);
  const wanted = url !== known && isWebAddress(url) ? url : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    const cancel = new AbortController();
    const report = (info: ProductInfo) => {
      if (!cancel.signal.aborted) setResult({ url: wanted, info });
    };
    const timer = setTimeout(() => {
      report({ status: 'loading' });
      fetchProduct(wanted, cancel.signal).then(
        (product) => report({ status: 'filled', product }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          console.warn('Auto-fill failed', error);
          report({ status: 'failed' });
        },
      );
    }, AUTO_FILL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [wanted]);

  return result && result.url === wanted ? result.info : { status: 'idle' };
}
