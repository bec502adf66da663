import { useMemo, useSyncExternalStore } from 'react';
import { readSurprises, watchSurprises } from '../device/surprises.ts';

/** Ids of the people with whom the users of this device want to be surprised; the same array until it changes. */
export function useSurprises(): readonly string[] {
  const text = useSyncExternalStore(watchSurprises, readSurprises, () => '');
  return useMemo(() => text.split(' '), [text]);
}
