import { startTransition, useCallback, useMemo, useState } from 'react';
import { afterFirstPaint } from '../../lib/scheduling.ts';
import { groupMarks, type Mark } from '../../model/marks/mark.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { logError, useSubscription } from '../../hooks/useSubscription.ts';

async function loadAfterFirstPaint() {
  await afterFirstPaint();
  return import('../../device/myMarks.ts');
}

/** Until the marks are loaded. */
const UNKNOWN = { marks: null, areStored: true };

/**
 * This device's marks, newest first (F2); null until they are loaded. They are loaded after the first
 * paint, which does not need them. `areStored` is false when they are lost with the page.
 */
export function useMyMarks(): { marks: Mark[] | null; areStored: boolean } {
  const { user } = useAuth();
  const uid = user?.uid;
  const [known, setKnown] = useState<ReturnType<typeof useMyMarks>>(UNKNOWN);
  const listen = useCallback(
    ({
      myMarks,
      areMyMarksStored,
      watchMyMarks,
    }: Awaited<ReturnType<typeof loadAfterFirstPaint>>) => {
      const show = () =>
        startTransition(() => setKnown({ marks: myMarks(), areStored: areMyMarksStored() }));
      show();
      return watchMyMarks(show);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- each user has their own marks
    [uid],
  );
  useSubscription(loadAfterFirstPaint, listen, logError);
  return known;
}

/** This device's marks on one list, by item id; empty until they are loaded. */
export function useMyMarksOn(listId: string): ReadonlyMap<string, Mark[]> {
  const { marks } = useMyMarks();
  return useMemo(() => {
    const ofList = (marks ?? []).filter((mark) => mark.listId === listId);
    return groupMarks(ofList, ({ itemId }) => itemId);
  }, [marks, listId]);
}
