import { BoundedMap } from '../boundedMap.ts';

/** The longest pause. Shops ask for minutes; one that asks for a day is requested again sooner. */
const MAX_PAUSE_MS = 15 * 60 * 1000;
const MAX_HOSTS = 1000;

/**
 * The hosts that answered with `Retry-After`, in the memory of one instance: they are not asked again
 * before. The one stored first goes when there are more than 1,000.
 */
export class HostPauses {
  readonly #now: () => number;
  readonly #until = new BoundedMap<number>(MAX_HOSTS);

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Stores what a host asked for: `retryAfter` is the header as it was sent, seconds or a date. At
   * most 15 minutes; nothing where it cannot be read.
   */
  pause(host: string, retryAfter: string | null): void {
    const now = this.#now();
    const until = readRetryAfter(retryAfter, now);
    if (until === null || until <= now) return;
    this.#until.set(host, Math.min(until, now + MAX_PAUSE_MS));
  }

  /** Whether the pause of a host has not ended yet. */
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
