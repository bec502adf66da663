import { useCallback, useState } from 'react';
import { deferUpdate } from '../deferUpdate.ts';

/**
 * Which modal is open, if any, with its data. Opening is deferred until the next paint, so that the
 * pressed button is shown before the modal is rendered.
 * @returns the open value or null, a function to open, a function to close
 */
export function useDisclosure<T>(): [T | null, (what: T) => void, () => void] {
  const [open, setOpen] = useState<T | null>(null);
  const show = useCallback((what: T) => deferUpdate(() => setOpen(() => what)), []);
  const close = useCallback(() => setOpen(null), []);
  return [open, show, close];
}
