import { startTransition, useEffect, useMemo, useState } from 'react';
import { painted } from '../data/idle.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';
import type { Mark } from '../model/mark.ts';

const none: Mark[] = [];

/**
 * What this device marked, newest first (F2). Brought after the first screen, which does without.
 */
export function useMyMarks(): Mark[] {
  const [marks, setMarks] = useState(none);
  useEffect(() => {
    let ended = false;
    let unwatch: (() => void) | undefined;
    void painted()
      .then(() => loadWithRetry(() => import('../data/myMarks.ts'), OPTIONAL))
      .then(({ myMarks, watchMyMarks }) => {
        if (ended) return;
        const show = () => startTransition(() => setMarks(myMarks()));
        unwatch = watchMyMarks(show);
        show();
      });
    return () => {
      ended = true;
      unwatch?.();
    };
  }, []);
  return marks;
}

/** This device's marks on one list, by item. */
export function useMyMarksOn(listId: string): ReadonlyMap<string, Mark> {
  const marks = useMyMarks();
  return useMemo(
    () =>
      new Map(
        marks.filter((mark) => mark.listId === listId).map((mark) => [mark.itemId, mark] as const),
      ),
    [marks, listId],
  );
}
