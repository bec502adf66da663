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
export function useRemovedMarks({ id, items }: List, viewer: string): RemovedMarks[] | null {
  // Of what is a surprise for the viewer nothing is shown, so a list with nothing else is not asked.
  const isAsked = items.some(({ isSurprise }) => !isSurprise);
  // Where nothing was asked for at first, what is shown stays when somebody else begins to wish.
  const [removed, setRemoved] = useState<RemovedMarks[] | null>(isAsked ? null : NONE);
  const onError = useCallback((error: unknown) => {
    logError(error);
    setRemoved((now) => now ?? []);
  }, []);
  const listen = useCallback(
    ({ watchRemovedMarks }: Awaited<ReturnType<typeof loadMarkCommands>>) =>
      watchRemovedMarks(id, viewer, setRemoved, onError),
    [id, viewer, onError],
  );
  useSubscription(loadMarkCommands, isAsked ? listen : null, onError);
  const found = isAsked ? removed : NONE;
  return useMemo(
    () =>
      found &&
      found.filter(({ itemId }) =>
        items.some(({ id: item, isSurprise }) => item === itemId && !isSurprise),
      ),
    [found, items],
  );
}
