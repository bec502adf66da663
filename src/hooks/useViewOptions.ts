import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { viewOptionsFrom, withViewOptions, type ViewOptions } from '../model/viewOptions.ts';
import { useChangeQuery } from '../lib/useChangeQuery.ts';

/** Makes the next arrangement from the one that is asked for by then, drawn already or not. */
export type ChangeViewOptions = (change: (now: ViewOptions) => ViewOptions) => void;

/** How the items are arranged, as the address says, and how to say it otherwise (F3). */
export function useViewOptions(): [ViewOptions, ChangeViewOptions] {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const viewOptions = useMemo(() => viewOptionsFrom(new URLSearchParams(search)), [search]);
  const arrange = useCallback<ChangeViewOptions>(
    (change) => changeQuery((query) => withViewOptions(query, change(viewOptionsFrom(query)))),
    [changeQuery],
  );
  return [viewOptions, arrange];
}
