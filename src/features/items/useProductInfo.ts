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
 * What the shop tells about the product at `url`, asked 600 ms after the address became valid
 * (§7, §9). An answer to an address that is no longer in the field is dropped. Failures are logged
 * only (§8). Nothing is asked while `url` equals `known`, the address already filled in.
 */
export function useProductInfo(url: string, known: string): ProductInfo {
  const [answer, setAnswer] = useState<{ url: string; info: ProductInfo } | null>(null);
  const wanted = url !== known && isWebAddress(url) ? url : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    const cancel = new AbortController();
    const tell = (info: ProductInfo) => {
      if (!cancel.signal.aborted) setAnswer({ url: wanted, info });
    };
    const timer = setTimeout(() => {
      tell({ status: 'loading' });
      fetchProduct(wanted, cancel.signal).then(
        (product) => tell({ status: 'filled', product }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          console.warn('Auto-fill failed', error);
          tell({ status: 'failed' });
        },
      );
    }, AUTO_FILL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [wanted]);

  return answer && answer.url === wanted ? answer.info : { status: 'idle' };
}
