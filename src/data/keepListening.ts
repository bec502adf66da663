import { BACKOFF_MS, longerBackoff, MAX_BACKOFF_MS } from '../lib/retryWithBackoff.ts';
import { mayPass, toAppError, type AppError } from '../model/errors.ts';

/**
 * Keeps a listener running. Firestore ends a listener with its first error, after which the page would
 * silently stop being live: when the reason may pass, the listener starts again after a pause.
 * @param start starts the listener, which calls its argument with the error that ended it, and returns the
 *   function that ends it
 * @param onError is called with each of these errors
 * @returns ends the listener
 */
export function keepListening(
  start: (onError: (error: unknown) => void) => () => void,
  onError: (error: AppError) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = BACKOFF_MS;
  let startedAt = Date.now();
  let end = start(onFailure);

  function startAgain(): void {
    startedAt = Date.now();
    try {
      end = start(onFailure);
    } catch (error) {
      // The Firestore instance is just being replaced.
      onFailure(error);
    }
  }

  function onFailure(error: unknown): void {
    if (mayPass(error)) {
      // It was running well.
      if (Date.now() - startedAt > MAX_BACKOFF_MS) pause = BACKOFF_MS;
      timer = setTimeout(startAgain, pause);
      pause = longerBackoff(pause);
    }
    onError(toAppError(error));
  }

  return () => {
    clearTimeout(timer);
    end();
  };
}
