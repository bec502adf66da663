import { useSyncExternalStore } from 'react';
import { readSurprises, watchSurprises } from '../device/surprises.ts';

/** Ids of the people with whom the users of this device want to be surprised, in one text. */
export function useSurprises(): string {
  return useSyncExternalStore(watchSurprises, readSurprises, () => '');
}
