import { useCallback, useMemo, useState } from 'react';
import { loadMarkCommands } from '../../hooks/loadData.ts';
import { logError, useSubscription } from '../../hooks/useSubscription.ts';
import type { List } from '../../model/list.ts';
import type { RemovedMarks } from '../../model/marks/removedMarks.ts';

/**
 * The names that were taken off others' items of a list in the last 30 days, live, newest first (F2);
 * empty until they are loaded.
 * @param viewer uid of the member who looks at the list
 */
export function useRemovedMarks({ id, items }: List, viewer: string): RemovedMarks[] {
  const [removed, setRemoved] = useState<RemovedMarks[]>([]);
  // A text, so that another item of the same people does not start the query anew.
  const wishers = [...new Set(items.map(({ addedBy }) => addedBy))]
    .filter((uid) => uid !== viewer)
    .toSorted()
    .join(' ');
  const listen = useCallback(
    ({ watchRemoved }: Awaited<ReturnType<typeof loadMarkCommands>>) =>
      watchRemoved(id, wishers.split(' '), setRemoved, logError),
    [id, wishers],
  );
  useSubscription(loadMarkCommands, wishers ? listen : null, logError);
  return useMemo(
    () => removed.filter(({ itemId }) => items.some((item) => item.id === itemId)),
    [removed, items],
  );
}
