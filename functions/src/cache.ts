import { BoundedMap } from './boundedMap.ts';

const MAX_AGE_MS = 10 * 60 * 1000;
const MAX_ENTRIES = 500;

/**
 * Keeps the results of the last ten minutes in the memory of one instance and evicts the least recently
 * used, so that the shop is not requested again when a form is opened a second time.
 */
export class ShortCache<Value> {
  readonly #now: () => number;
  readonly #entries = new BoundedMap<{ value: Value; at: number }>(MAX_ENTRIES);

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The value stored for the key in the last ten minutes, or undefined. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#now() - entry.at > MAX_AGE_MS) {
      this.#entries.delete(key);
      return undefined;
    }
    // Set again, because the map evicts by when an entry was set.
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Stores a copy of a value; of more than 500, the least recently used one is dropped. */
  set(key: string, value: Value): void {
    // A part of a long string keeps all of it in memory, so a product would keep its page. Its copy does not.
    this.#entries.set(key, { value: structuredClone(value), at: this.#now() });
  }
}
