import { useEffect, useState } from 'react';
import {
  readCapturedProduct,
  removeCapturedProduct,
  type CapturedProduct,
} from '../../device/adding/capturedProduct.ts';
import { fetchProduct } from '../../hooks/commands/productCommands.ts';
import { isWebAddress } from '../../model/addresses/url.ts';
import { toAppError } from '../../model/errors.ts';
import { productFrom, type Product } from '../../model/product.ts';

/** §9 Auto-fill debounce. */
const AUTO_FILL_DELAY_MS = 600;

export type ProductInfo =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'filled'; product: Product }
  /** `product` is then what was known without the page: a name. */
  | { status: 'failed' | 'offline' | 'turned-away'; product?: Product };

/**
 * The product at `url`, requested 600 ms after the address became valid (§7, §9). A response for an
 * address that is no longer in the field is dropped. Failures are only logged (§8). Nothing is
 * requested while `url` equals `known`, the address that was filled in already, or when the page
 * itself was handed over.
 */
export function useProductInfo(url: string, known: string): ProductInfo {
  const [result, setResult] = useState<{ url: string; info: ProductInfo } | null>(null);
  const wanted = url !== known && isWebAddress(url) ? url : null;
  const captured = useCapturedProduct(wanted);
  const given = captured?.product;
  const name = captured?.name;

  useEffect(() => {
    if (wanted === null || given) return undefined;
    const cancel = new AbortController();
    const report = (info: ProductInfo) => {
      if (!cancel.signal.aborted) setResult({ url: wanted, info });
    };
    const timer = setTimeout(() => {
      report({ status: 'loading' });
      fetchProduct(wanted, cancel.signal).then(
        (product) =>
          report({
            status: 'filled',
            product: { ...product, name: product.name ?? (name || null) },
          }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          console.warn('Auto-fill failed', error);
          const isTurnedAway = toAppError(error).code === 'turned-away';
          const failed = navigator.onLine ? 'failed' : 'offline';
          report({
            status: isTurnedAway ? 'turned-away' : failed,
            ...(name && { product: productFrom({ name }) }),
          });
        },
      );
    }, AUTO_FILL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [wanted, given, name]);

  if (given) return { status: 'filled', product: given };
  return result && result.url === wanted ? result.info : { status: 'idle' };
}

/** What the bookmarklet or a share sheet handed over for this address; it is then no longer stored. */
function useCapturedProduct(url: string | null): CapturedProduct | null {
  const [taken, setTaken] = useState<CapturedProduct | null>(null);
  const captured = taken?.url === url ? taken : url === null ? null : readCapturedProduct(url);
  if (captured && captured !== taken) setTaken(captured);
  useEffect(() => {
    if (taken) removeCapturedProduct();
  }, [taken]);
  return captured;
}
