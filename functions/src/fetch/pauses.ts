import { BoundedMap } from '../boundedMap.ts';

/** Shops usually ask for some minutes; longer pauses are cut to this. */
const MAX_PAUSE_MS = 15 * 60 * 1000;
const MAX_HOSTS = 1000;

/**
 * The hosts that answered with `Retry-After`, in the memory of one instance. They are not requested again
 * before that time. The oldest entry is removed if there are more than 1,000.
 */
export class HostPauses {
  readonly #now: () => number;
  readonly #until = new BoundedMap<number>(MAX_HOSTS);

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Stores how long a host wants to be left alone, at most 15 minutes. `retryAfter` is the header as sent,
   * in seconds or as a date; it is ignored if it cannot be read.
   */
  pause(host: string, retryAfter: string | null): void {
    const now = this.#now();
    const until = readRetryAfter(retryAfter, now);
    if (until === null || until <= now) return;
    this.#until.set(host, Math.min(until, now + MAX_PAUSE_MS));
  }

  /** Whether a host still wants to be left alone. */
  isPaused(host: string): boolean {
    const until = this.#until.get(host);
    if (until === undefined) return false;
    if (until > this.#now()) return true;
    this.#until.delete(host);
    return false;
  }
}

function readRetryAfter(written: string | null, now: number): number | null {
  const text = written?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000;
  // Date.parse takes much else; an HTTP date begins with the name of a day.
  const date = /^[A-Z][a-z]{2},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}
