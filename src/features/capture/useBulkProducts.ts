import { fetchProduct } from '../../hooks/commands/productCommands.ts';
import { useEffect, useState } from 'react';
import { toAppError } from '../../model/errors.ts';
import type { Product } from '../../model/product.ts';

/** How far the page at one of several addresses has come. */
export type Reading =
  | { status: 'waiting' }
  | { status: 'reading' }
  /** The page told everything that matters. */
  | { status: 'filled'; product: Product }
  /** It told a part, or a price in another currency. */
  | { status: 'look'; product: Product }
  | { status: 'failed' };

/** So many pages are read at a time: a person's limit is 20, and shops dislike a crowd. */
const AT_ONCE = 3;

/** How often one address is asked for again when the limit was met. */
const TRIES = 3;

const WAITING: Reading = { status: 'waiting' };

/**
 * What the shops tell about several products, a few at a time, in order. An address that fails does
 * not hold up the others; where the limit of the function is met, the rest waits as long as it says.
 * Starts anew when `urls` is another array.
 */
export function useBulkProducts(urls: readonly string[]): readonly Reading[] {
  const [state, setState] = useState<{ of: readonly string[]; readings: readonly Reading[] }>({
    of: urls,
    readings: [],
  });

  useEffect(() => {
    const stop = new AbortController();
    const tell = (index: number, reading: Reading) => {
      if (stop.signal.aborted) return;
      setState((before) => {
        const readings = before.of === urls ? before.readings : [];
        return {
          of: urls,
          readings: urls.map((_, at) => (at === index ? reading : (readings[at] ?? WAITING))),
        };
      });
    };
    const queue = [...urls.entries()];
    const work = async () => {
      for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) {
        const [index, url] = next;
        tell(index, { status: 'reading' });
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        tell(index, await readingOf(url, stop.signal));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => stop.abort();
  }, [urls]);

  const readings = state.of === urls ? state.readings : [];
  return urls.map((_, at) => readings[at] ?? WAITING);
}

async function readingOf(url: string, signal: AbortSignal, triesLeft = TRIES): Promise<Reading> {
  try {
    const product = await fetchProduct(url, signal);
    return { status: isWhole(product) ? 'filled' : 'look', product };
  } catch (error) {
    const { code, cause } = toAppError(error);
    if (code === 'contention' && triesLeft > 1 && !signal.aborted) {
      await pause(Number(cause) || 1, signal);
      return readingOf(url, signal, triesLeft - 1);
    }
    if (!signal.aborted) console.warn('Auto-fill failed', error);
    return { status: 'failed' };
  }
}

function isWhole({ name, price, currency, imageUrl }: Product): boolean {
  const isDollars = currency === null || currency === 'USD';
  return name !== null && price !== null && imageUrl !== null && isDollars;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
