import { useEffect } from 'react';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { readText, STORAGE } from '../../lib/storage.ts';
import type { List } from '../../model/list.ts';

/**
 * Finds marks of this tab whose response was lost, also before a reload. Usually there are none, and
 * nothing is loaded.
 * @param onArrived is called with the name of the item
 */
export function useUnansweredMarks(list: List, onArrived: (itemName: string) => void): void {
  useEffect(() => {
    if (readText(STORAGE.attempts) === null) return;
    let cancelled = false;
    void loadWithRetry(() => import('./confirmMarks.ts'), OPTIONAL).then(({ confirmMarks }) => {
      if (cancelled) return;
      for (const itemName of confirmMarks(list)) onArrived(itemName);
    });
    return () => {
      cancelled = true;
    };
  }, [list, onArrived]);
}
