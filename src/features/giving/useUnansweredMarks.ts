import { useEffect } from 'react';
import { hasStoredAttempts } from '../../device/hasStored.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loading/loadWithRetry.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import type { List } from '../../model/list.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';

/**
 * Finds marks of this tab whose response was lost, also before a reload, and says that they arrived.
 * Usually there are none, and nothing is loaded. Looks again when the list changes, and when a form
 * that was open is closed.
 */
export function useUnansweredMarks(list: List, isFormOpen: boolean): void {
  const showToast = useToast();
  useEffect(() => {
    if (!hasStoredAttempts()) return;
    const loading = loadWithRetry(() => import('./confirmMarks.ts'), OPTIONAL);
    return watchPromise(loading, ({ confirmMarks }) => {
      for (const itemName of confirmMarks(list)) {
        showToast(`${itemName} is marked as purchased. Thank you!`);
      }
    });
  }, [list, isFormOpen, showToast]);
}
