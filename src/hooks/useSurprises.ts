import { useMemo, useSyncExternalStore } from 'react';
import { readSurprises, watchSurprises } from '../device/surprises.ts';

/**
 * Ids of the people with whom the users of this device want to be surprised; the same object until
 * they change, because lists are computed anew when it does.
 */
export function useSurprises(): ReadonlySet<string> {
  const ids = useSyncExternalStore(watchSurprises, readSurprises, () => '');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
