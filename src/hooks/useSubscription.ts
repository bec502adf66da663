import { useCallback, useEffect, useState } from 'react';
import { isCacheClearingRequested } from '../device/cacheOwner.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loading/loadWithRetry.ts';
import { loadError } from '../model/errors.ts';

/**
 * Listens to something while the component is mounted, after its module is loaded.
 * @param load imports the module; a stable function. It is tried until it succeeds.
 * @param listen starts listening and returns the function that ends it; a new function starts anew,
 *   null does not listen
 * @param onError receives why `load` first failed, as an AppError, and what `listen` throws
 * @returns starts anew, after an error
 */
export function useSubscription<Module>(
  load: () => Promise<Module>,
  listen: ((module: Module) => () => void) | null,
  onError: (error: unknown) => void,
): () => void {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!listen) return;
    let end: (() => void) | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onFailure = (error: unknown) => {
      if (!signal.aborted) onError(error);
    };
    const onDelay = (error: unknown) => onFailure(loadError(error));
    loadWithRetry(load, OPTIONAL, { onFailure: onDelay, signal })
      .then((module) => {
        if (!signal.aborted) end = listen(module);
      })
      .catch(onFailure);
    return () => {
      controller.abort();
      end?.();
    };
  }, [load, listen, onError, attempt]);
  return useCallback(() => setAttempt((count) => count + 1), []);
}

/**
 * For what a page can do without: the error is logged, unless the user has logged out. That ends all
 * listeners, with an error, before the page goes.
 */
export function logError(error: unknown): void {
  if (isCacheClearingRequested()) return;
  console.warn('A listener of this page failed', error);
}
