import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { arrangementFrom, withArrangement, type Arrangement } from '../model/viewOptions.ts';
import { useChangeQuery } from '../lib/useChangeQuery.ts';

/** Makes the next arrangement from the one that is asked for by then, drawn already or not. */
export type Arrange = (change: (now: Arrangement) => Arrangement) => void;

/** How the items are arranged, as the address says, and how to say it otherwise (F3). */
export function useArrangement(): [Arrangement, Arrange] {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const arrangement = useMemo(() => arrangementFrom(new URLSearchParams(search)), [search]);
  const arrange = useCallback<Arrange>(
    (change) => changeQuery((query) => withArrangement(query, change(arrangementFrom(query)))),
    [changeQuery],
  );
  return [arrangement, arrange];
}
