import { useCallback, useState } from 'react';
import { deferUpdate } from './deferUpdate.ts';

/**
 * Which modal is open, if any, with what it is about. The finger gets its answer in the next frame,
 * before the modal is built.
 * @returns what is open, how to open something, how to close it
 */
export function useDisclosure<T>(): [T | null, (what: T) => void, () => void] {
  const [open, setOpen] = useState<T | null>(null);
  const show = useCallback((what: T) => deferUpdate(() => setOpen(() => what)), []);
  const close = useCallback(() => setOpen(null), []);
  return [open, show, close];
}
