import { BoundedMap } from './boundedMap.ts';

const MAX_AGE_MS = 10 * 60 * 1000;
const MAX_ENTRIES = 500;

/**
 * Results of the last ten minutes in the memory of one instance, evicting the least recently used.
 * It saves the shop a second request when a form is opened again.
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
    // Stored again, so that the least recently used is the oldest.
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value; of more than 500, the least recently used one is dropped. */
  set(key: string, value: Value): void {
    this.#entries.set(key, { value, at: this.#now() });
  }
}
