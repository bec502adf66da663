import { fetchProduct, RateLimitError } from '../../hooks/commands/productCommands.ts';
import { useEffect, useState } from 'react';
import { toAppError } from '../../model/errors.ts';
import type { Product } from '../../model/product.ts';

/** The state of reading the page at one address. */
export type Reading =
  | { status: 'waiting' }
  | { status: 'reading' }
  /** The page has all main fields. */
  | { status: 'filled'; product: Product }
  /** The page has only some fields. */
  | { status: 'incomplete'; product: Product }
  | { status: 'failed' }
  /** The shop answers browsers only. */
  | { status: 'turned-away' };

/** Pages read at a time, to stay within the user's rate limit of 20 and not to overload a shop. */
const CONCURRENCY = 3;

/**
 * Maximum number of requests for one address when the rate limit is reached. Only one of those that have waited is
 * accepted at a time, and others take turns.
 */
const TRIES = 10;

const WAITING: Reading = { status: 'waiting' };

/**
 * Reads the products at several addresses, a few at a time, in order. A failed address does not delay
 * the others. When the function's rate limit is reached, the rest waits as long as its response says.
 * Restarts when `urls` is another array.
 */
export function useBulkProducts(urls: readonly string[]): readonly Reading[] {
  const [state, setState] = useState<{ of: readonly string[]; readings: readonly Reading[] }>({
    of: urls,
    readings: [],
  });

  useEffect(() => {
    const stop = new AbortController();
    const report = (index: number, reading: Reading) => {
      if (stop.signal.aborted) return;
      setState((before) => {
        const readings = before.of === urls ? before.readings : [];
        return {
          of: urls,
          readings: urls.map((_, i) => (i === index ? reading : (readings[i] ?? WAITING))),
        };
      });
    };
    const queue = [...urls.entries()];
    const work = async () => {
      for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) {
        const [index, url] = next;
        report(index, { status: 'reading' });
        report(index, await readingOf(url, stop.signal));
      }
    };
    for (let worker = 0; worker < CONCURRENCY; worker += 1) void work();
    return () => stop.abort();
  }, [urls]);

  const readings = state.of === urls ? state.readings : [];
  return urls.map((_, index) => readings[index] ?? WAITING);
}

async function readingOf(url: string, signal: AbortSignal, triesLeft = TRIES): Promise<Reading> {
  try {
    const product = await fetchProduct(url, signal);
    return { status: isWhole(product) ? 'filled' : 'incomplete', product };
  } catch (error) {
    if (error instanceof RateLimitError && triesLeft > 1 && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter * 1000));
      return readingOf(url, signal, triesLeft - 1);
    }
    if (!signal.aborted) console.warn('Auto-fill failed', error);
    const isTurnedAway = toAppError(error).code === 'turned-away';
    return { status: isTurnedAway ? 'turned-away' : 'failed' };
  }
}

function isWhole({ name, price, imageUrl }: Product): boolean {
  return name !== null && price !== null && imageUrl !== null;
}
