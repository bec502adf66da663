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

/** How often the rate limit may refuse in a row; somebody else's pages may count toward the same limit. */
const MAX_REFUSALS = 10;

const WAITING: Reading = { status: 'waiting' };

/**
 * Reads the products at several addresses, a few at a time, in order. A failed address does not delay
 * the others. When the function's rate limit is reached, the rest is read one at a time, waiting as long
 * as its responses say. Restarts when `urls` is another array.
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
    let workers = CONCURRENCY;
    const work = async () => {
      let refusals = 0;
      for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) {
        const [index, url] = next;
        report(index, { status: 'reading' });
        const result = await readingOf(url, stop.signal, refusals + 1 < MAX_REFUSALS);
        if ('status' in result) {
          refusals = 0;
          report(index, result);
          continue;
        }
        refusals += 1;
        report(index, WAITING);
        queue.push(next);
        queue.sort(([a], [b]) => a - b);
        // Several workers would compete for the one request that is accepted at a time.
        if (workers > 1) break;
        await new Promise((resolve) => setTimeout(resolve, result.retryAfter * 1000));
      }
      workers -= 1;
    };
    for (let worker = 0; worker < CONCURRENCY; worker += 1) void work();
    return () => stop.abort();
  }, [urls]);

  const readings = state.of === urls ? state.readings : [];
  return urls.map((_, index) => readings[index] ?? WAITING);
}

/** Seconds to wait before the page may be requested again. */
interface Refusal {
  retryAfter: number;
}

async function readingOf(
  url: string,
  signal: AbortSignal,
  mayWait: boolean,
): Promise<Reading | Refusal> {
  try {
    const product = await fetchProduct(url, signal);
    return { status: isWhole(product) ? 'filled' : 'incomplete', product };
  } catch (error) {
    if (error instanceof RateLimitError && mayWait) return { retryAfter: error.retryAfter };
    if (!signal.aborted) console.warn('Auto-fill failed', error);
    const isTurnedAway = toAppError(error).code === 'turned-away';
    return { status: isTurnedAway ? 'turned-away' : 'failed' };
  }
}

function isWhole({ name, price, imageUrl }: Product): boolean {
  return name !== null && price !== null && imageUrl !== null;
}
