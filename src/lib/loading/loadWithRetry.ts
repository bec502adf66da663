import { retryWithBackoff, type RetryOptions, type RetryPolicy } from '../retryWithBackoff.ts';
import { requestFailedStyles } from './failedStyles.ts';

/** For scripts that the user waits for: a few tries, then an error is shown. */
export const REQUIRED: RetryPolicy = { tries: 3, backoffMs: 500 };

/** For scripts that the page works without: unlimited tries with long pauses. */
export const OPTIONAL: RetryPolicy = {};

const logFailure = (error: unknown) => console.info('A script did not load', error);

/**
 * Loads a script of the app with its styles, and retries after a pause when that fails.
 *
 * Firefox keeps a failed `import()` for the lifetime of the page (seen with 153), so each retry fails
 * too. A required script then ends in its error, and the page has to be reloaded.
 * @throws the last error when no try is left, the signal's reason when it was aborted
 */
export function loadWithRetry<T>(
  load: () => Promise<T>,
  policy: RetryPolicy = REQUIRED,
  options?: RetryOptions,
): Promise<T> {
  return retryWithBackoff(() => requestFailedStyles().then(load), {
    onFailure: logFailure,
    ...policy,
    ...options,
  });
}
