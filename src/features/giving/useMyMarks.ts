import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterFirstPaint } from '../../lib/scheduling.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { groupMarks, type Mark } from '../../model/mark.ts';
import { useAuth } from '../../hooks/useAuth.tsx';

/**
 * This device's marks, newest first (F2); null until they are loaded. They are loaded after the first
 * paint, which does not need them.
 */
export function useMyMarks(): Mark[] | null {
  const { user } = useAuth();
  const uid = user?.uid;
  const [marks, setMarks] = useState<Mark[] | null>(null);
  useEffect(() => {
    let cancelled = false;
    let unwatch: (() => void) | undefined;
    void afterFirstPaint()
      .then(() => loadWithRetry(() => import('../../device/myMarks.ts'), OPTIONAL))
      .then(({ myMarks, watchMyMarks }) => {
        if (cancelled) return;
        const show = () => startTransition(() => setMarks(myMarks()));
        unwatch = watchMyMarks(show);
        show();
      });
    return () => {
      cancelled = true;
      unwatch?.();
    };
    // `uid`: each user has their own marks.
  }, [uid]);
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
