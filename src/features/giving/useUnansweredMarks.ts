import { useEffect } from 'react';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { readText, STORAGE } from '../../lib/storage.ts';
import type { List } from '../../model/list.ts';
import { useToast } from '../../ui/Toast.tsx';

/**
 * Finds marks of this tab whose response was lost, also before a reload, and says that they arrived.
 * Usually there are none, and nothing is loaded.
 */
export function useUnansweredMarks(list: List): void {
  const showToast = useToast();
  useEffect(() => {
    if (readText(STORAGE.attempts) === null) return;
    let cancelled = false;
    void loadWithRetry(() => import('./confirmMarks.ts'), OPTIONAL).then(({ confirmMarks }) => {
      if (cancelled) return;
      for (const itemName of confirmMarks(list)) {
        showToast(`${itemName} is marked as purchased. Thank you!`);
      }
    });
    return () => {
      cancelled = true;
    };
  }, [list, showToast]);
}
