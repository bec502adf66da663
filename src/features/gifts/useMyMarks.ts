import { startTransition, useCallback, useMemo, useState } from 'react';
import { afterFirstPaint } from '../../lib/scheduling.ts';
import { groupMarks, type Mark } from '../../model/marks/mark.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { logError, useSubscription } from '../../hooks/useSubscription.ts';

async function loadAfterFirstPaint() {
  await afterFirstPaint();
  return import('../../device/myMarks.ts');
}

/**
 * This device's marks, newest first (F2); null until they are loaded. They are loaded after the first
 * paint, which does not need them.
 */
export function useMyMarks(): Mark[] | null {
  const { user } = useAuth();
  const uid = user?.uid;
  const [marks, setMarks] = useState<Mark[] | null>(null);
  const listen = useCallback(
    ({ myMarks, watchMyMarks }: Awaited<ReturnType<typeof loadAfterFirstPaint>>) => {
      const show = () => startTransition(() => setMarks(myMarks()));
      show();
      return watchMyMarks(show);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- each user has their own marks
    [uid],
  );
  useSubscription(loadAfterFirstPaint, listen, logError);
  return marks;
}

/** This device's marks on one list, by item id; empty until they are loaded. */
export function useMyMarksOn(listId: string): ReadonlyMap<string, Mark[]> {
  const marks = useMyMarks();
  return useMemo(() => {
    const ofList = (marks ?? []).filter((mark) => mark.listId === listId);
    return groupMarks(ofList, ({ itemId }) => itemId);
  }, [marks, listId]);
}
