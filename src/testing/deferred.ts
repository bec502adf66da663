/** A promise that the test settles. (`Promise.withResolvers` came after Node 20.) */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const settle: { resolve?: (value: T) => void } = {};
  const promise = new Promise<T>((resolve) => {
    settle.resolve = resolve;
  });
  return { promise, resolve: (value) => settle.resolve?.(value) };
}
