/**
 * Waits for a promise in an effect.
 * @returns stops waiting: neither function is called afterwards
 */
export function watchPromise<T>(
  promise: Promise<T>,
  onValue: (value: T) => void,
  onError?: (error: unknown) => void,
): () => void {
  let cancelled = false;
  void promise.then(
    (value) => {
      if (!cancelled) onValue(value);
    },
    onError &&
      ((error: unknown) => {
        if (!cancelled) onError(error);
      }),
  );
  return () => {
    cancelled = true;
  };
}
