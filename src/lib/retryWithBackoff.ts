/** How often something is tried, and after which pauses. */
export interface RetryPolicy {
  /** Maximum number of tries; unlimited if not given. */
  tries?: number;
  /** Milliseconds from the first failure to the next try; each further pause is twice as long. */
  backoffMs?: number;
}

/** Who is told of the tries, and what ends them. */
export interface RetryOptions {
  /** Receives the error of the first try, so that the screen can show it. */
  onFailure?: (error: unknown) => void;
  /** Stops further tries; a running one is not aborted. */
  signal?: AbortSignal | undefined;
}

/** Milliseconds of the first pause, unless another one is given, and of the longest. */
export const BACKOFF_MS = 2_000;
export const MAX_BACKOFF_MS = 60_000;

/** The pause after one of `ms` milliseconds. */
export function longerBackoff(ms: number): number {
  return Math.min(2 * ms, MAX_BACKOFF_MS);
}

/**
 * Does what may fail for a while, and tries again after a pause when that fails. The pause ends early when
 * the browser is online again, but is never shorter than the first one.
 * @throws the last error when no try is left, the signal's reason when it was aborted
 */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  { tries = Infinity, backoffMs = BACKOFF_MS, onFailure, signal }: RetryPolicy & RetryOptions = {},
): Promise<T> {
  for (let count = 1, pause = backoffMs; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= tries) throw error;
      if (count === 1) onFailure?.(error);
    }
    await pauseOrOnline(pause, backoffMs, signal);
    signal?.throwIfAborted();
    pause = longerBackoff(pause);
  }
}

/**
 * Resolves after `ms` milliseconds, or when the browser is online again, but then not before
 * `minMs`; at once when `signal` is aborted.
 */
function pauseOrOnline(ms: number, minMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal?.removeEventListener('abort', goOn);
      resolve();
    };
    let timer = setTimeout(goOn, ms);
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(goOn, minMs - (Date.now() - began));
    };
    window.addEventListener('online', onOnline);
    signal?.addEventListener('abort', goOn);
    if (signal?.aborted) goOn();
  });
}
