import { requestFailedStyles } from './failedStyles.ts';

/** How often, and after which pauses, a script is requested again. */
interface RetryPolicy {
  /** Maximum number of tries. */
  tries: number;
  /** Milliseconds from the first failure to the next try; each further pause is twice as long. */
  backoffMs: number;
}

/** For scripts that the user waits for: a few tries, then an error is shown. */
export const REQUIRED: RetryPolicy = { tries: 3, backoffMs: 500 };

/** For scripts that the page works without: unlimited tries with long pauses. */
export const OPTIONAL: RetryPolicy = { tries: Infinity, backoffMs: 2_000 };

const MAX_BACKOFF_MS = 60_000;

/**
 * Loads a script of the app, or does what else may fail for a while, and retries after a pause when that
 * fails. The pause ends early when the browser is online again, but is never shorter than the first one.
 *
 * Firefox keeps a failed `import()` for the lifetime of the page (seen with 153), so each retry fails
 * too. A required script then ends in its error, and the page has to be reloaded.
 * @param onFailure receives the error of the first try, so that the screen can show it
 * @param signal stops further tries; a running one is not aborted
 * @throws the last error when no try is left, the signal's reason when it was aborted
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  { tries, backoffMs }: RetryPolicy = REQUIRED,
  {
    onFailure = (error) => console.info('A script did not load', error),
    signal,
  }: { onFailure?: (error: unknown) => void; signal?: AbortSignal } = {},
): Promise<T> {
  for (let count = 1, pause = backoffMs; ; count += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try depends on the previous one
      return await load();
    } catch (error) {
      if (count >= tries) throw error;
      if (count === 1) onFailure(error);
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next try
    await pauseOrOnline(pause, backoffMs, signal);
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- the next try needs them
    await requestFailedStyles();
    pause = Math.min(pause * 2, MAX_BACKOFF_MS);
  }
}

/**
 * Resolves after `ms` milliseconds, or when the browser is online again, but then not before
 * `leastMs`; at once when `signal` is aborted.
 */
function pauseOrOnline(ms: number, leastMs: number, signal?: AbortSignal): Promise<void> {
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
      timer = setTimeout(goOn, leastMs - (Date.now() - began));
    };
    window.addEventListener('online', onOnline);
    signal?.addEventListener('abort', goOn);
    if (signal?.aborted) goOn();
  });
}
