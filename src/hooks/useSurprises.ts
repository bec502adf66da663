import { useMemo, useSyncExternalStore } from 'react';
import { readSurprises, watchSurprises } from '../device/surprises.ts';

/**
 * Ids of the people whose gifts are hidden on this device. The same object until they change, because
 * lists are computed again when it does.
 */
export function useSurprises(): ReadonlySet<string> {
  const ids = useSyncExternalStore(watchSurprises, readSurprises, () => '');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
