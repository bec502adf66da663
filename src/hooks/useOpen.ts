import { startTransition, useCallback, useState } from 'react';

/**
 * Which modal is open, if any, with what it is about. Opening is a transition: the finger gets its
 * answer in the next frame, before the modal is built.
 * @returns what is open, how to open something, how to close it
 */
export function useOpen<T>(): [T | null, (what: T) => void, () => void] {
  const [open, setOpen] = useState<T | null>(null);
  const show = useCallback((what: T) => startTransition(() => setOpen(() => what)), []);
  const close = useCallback(() => setOpen(null), []);
  return [open, show, close];
}
