import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  viewOptionsFrom,
  withViewOptions,
  type ViewOptions,
} from '../model/sorting/viewOptions.ts';
import { useChangeQuery } from '../lib/useChangeQuery.ts';

/** Computes the next view options from the current ones in the address, which may not be rendered yet. */
export type ChangeViewOptions = (change: (now: ViewOptions) => ViewOptions) => void;

/** The view options in the query of the address, and the function that changes them (F3). */
export function useViewOptions(): [ViewOptions, ChangeViewOptions] {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const viewOptions = useMemo(() => viewOptionsFrom(new URLSearchParams(search)), [search]);
  const changeViewOptions = useCallback<ChangeViewOptions>(
    (change) => changeQuery((query) => withViewOptions(query, change(viewOptionsFrom(query)))),
    [changeQuery],
  );
  return [viewOptions, changeViewOptions];
}
