/** How often, and after which pauses, a script is asked for again. */
export interface RetryPolicy {
  /** At most so many tries in all. */
  tries: number;
  /** Milliseconds from the first failure to the next try; each pause after it is twice as long. */
  backoffMs: number;
}

/** What somebody asked for and waits for: a few tries, and then they are told. */
export const ASKED_FOR: RetryPolicy = { tries: 3, backoffMs: 500 };

/** What a page can do without: until it is there, and slowly. */
export const OPTIONAL: RetryPolicy = { tries: Infinity, backoffMs: 2_000 };

const LONGEST_PAUSE_MS = 60_000;

/**
 * Loads a script of the app, again after a pause when that fails. The pause ends early when the
 * network is back, but is never shorter than the first one.
 *
 * A browser that keeps a failed `import()` for the page's lifetime (older ones do) fails each time;
 * what was asked for then ends in its error, and a reload of the page helps.
 * @param onFailure is told why the first try failed, so that the screen can say so
 * @param signal ends the tries; what was loading goes on to its end
 * @throws the last error when no try is left, the signal's reason when it was aborted
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  { tries, backoffMs }: RetryPolicy = ASKED_FOR,
  {
    onFailure = (error) => console.info('A script did not come', error),
    signal,
  }: { onFailure?: (error: unknown) => void; signal?: AbortSignal } = {},
): Promise<T> {
  for (let count = 1, pause = backoffMs; ; count += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try follows from the one before
      return await load();
    } catch (error) {
      if (count >= tries) throw error;
      if (count === 1) onFailure(error);
    }
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await backOnline(pause, backoffMs);
    signal?.throwIfAborted();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/**
 * Resolves after so many milliseconds, or when the browser says that the network is back, but then
 * not before `leastMs`.
 */
function backOnline(ms: number, leastMs: number): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    const goOn = () => {
      window.removeEventListener('online', onOnline);
      resolve();
    };
    let timer = setTimeout(goOn, ms);
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(goOn, leastMs - (Date.now() - began));
    };
    window.addEventListener('online', onOnline);
  });
}
