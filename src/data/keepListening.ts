import { mayPass } from '../model/errors.ts';

/** Milliseconds until a listener that failed starts again; each further pause is twice as long. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

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
  onError: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let end = start(onFailure);

  function onFailure(error: unknown): void {
    if (mayPass(error)) {
      timer = setTimeout(() => {
        end = start(onFailure);
      }, pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
    onError(error);
  }

  return () => {
    clearTimeout(timer);
    end();
  };
}
