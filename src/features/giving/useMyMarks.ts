import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterFirstPaint } from '../../lib/scheduling.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { groupMarks, type Mark } from '../../model/mark.ts';
import { useAuth } from '../../hooks/useAuth.tsx';

/**
 * What this device marked, newest first (F2); null until that is known. Brought after the first
 * screen, which does without.
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
    // Another user has other marks.
  }, [uid]);
  return marks;
}

/** This device's marks on one list, by item; none until they are known. */
export function useMyMarksOn(listId: string): ReadonlyMap<string, Mark[]> {
  const marks = useMyMarks();
  return useMemo(() => {
    const ofList = (marks ?? []).filter((mark) => mark.listId === listId);
    return groupMarks(ofList, ({ itemId }) => itemId);
  }, [marks, listId]);
}
