import { BoundedMap } from './boundedMap.ts';

/** How many requests are allowed at once, and how many more per minute. */
export interface Rate {
  burst: number;
  perMinute: number;
}

/** Somebody who fills in forms never reaches this, but a script does so quickly. */
export const PER_USER: Rate = { burst: 20, perMinute: 20 };
/**
 * Many people share one address: those in an office or a phone network, and all who come through the same
 * server of Hosting. So the limit is high: it only keeps one person with many accounts from using more than
 * about half of an instance.
 */
export const PER_ADDRESS: Rate = { burst: 600, perMinute: 600 };

const MAX_KEYS = 10_000;

/**
 * Token buckets by key, in the memory of one instance (maxInstances bounds the whole). Refill is
 * continuous; the oldest keys are forgotten beyond MAX_KEYS, so memory stays flat.
 */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new BoundedMap<{ tokens: number; at: number }>(MAX_KEYS);

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one token: 0 when there was one, else the whole seconds until there will be. */
  take(key: string): number {
    const now = this.#now();
    const perMs = this.#rate.perMinute / 60_000;
    const last = this.#buckets.get(key);
    const grown = last === undefined ? this.#rate.burst : last.tokens + (now - last.at) * perMs;
    const tokens = Math.min(this.#rate.burst, grown);
    const taken = tokens >= 1;
    this.#buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now });
    return taken ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  }
}
