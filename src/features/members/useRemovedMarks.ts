import { useCallback, useMemo, useState } from 'react';
import { loadMarkCommands } from '../../hooks/loadData.ts';
import { logError, useSubscription } from '../../hooks/useSubscription.ts';
import type { List } from '../../model/list.ts';
import type { RemovedMarks } from '../../model/marks/removedMarks.ts';

const NONE: RemovedMarks[] = [];

/**
 * The names that were taken off the items of a list in the last 30 days, without those that are a
 * surprise for the viewer, live, newest first (F2); null until they are loaded.
 * @param viewer uid of the member who looks at the list
 */
export function useRemovedMarks(
  { id, items, people }: List,
  viewer: string,
): RemovedMarks[] | null {
  // A string, so that another item of the same people does not restart the query.
  const contributors = items.flatMap((item) => [item.addedBy, item.for]);
  // All people of the list: an item may have been for one of them when names were taken off it.
  const wishers = [...new Set([...contributors, ...Object.keys(people)])]
    .filter((wisher) => wisher !== viewer && wisher !== '')
    .toSorted()
    .join(' ');
  // Where nothing was asked for at first, what is shown stays when somebody else begins to wish.
  const [removed, setRemoved] = useState<RemovedMarks[] | null>(wishers ? null : NONE);
  const onError = useCallback((error: unknown) => {
    logError(error);
    setRemoved((now) => now ?? []);
  }, []);
  const listen = useCallback(
    ({ watchRemovedMarks }: Awaited<ReturnType<typeof loadMarkCommands>>) =>
      watchRemovedMarks(id, wishers.split(' '), setRemoved, onError),
    [id, wishers, onError],
  );
  useSubscription(loadMarkCommands, wishers ? listen : null, onError);
  // Nobody else is on the list, so nothing is asked for.
  const found = wishers ? removed : NONE;
  return useMemo(
    () =>
      found &&
      found.filter(({ itemId }) =>
        items.some(({ id: item, isSurprise }) => item === itemId && !isSurprise),
      ),
    [found, items],
  );
}
