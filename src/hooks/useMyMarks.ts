import { useMemo, useSyncExternalStore } from 'react';
import { myMarks, watchMyMarks } from '../data/myMarks.ts';
import type { Mark } from '../model/mark.ts';

const none: Mark[] = [];

/** What this device marked, newest first (F2). */
export function useMyMarks(): Mark[] {
  return useSyncExternalStore(watchMyMarks, myMarks, () => none);
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
