import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeQuery } from './useChangeQuery.ts';
import { useLatest } from './useLatest.ts';

/**
 * Calls `onValue` with a parameter of the query, which is then removed from the address.
 * @param onValue returns false to leave the parameter there
 * @param isReady while false, nothing is called or removed
 */
export function useQueryParameter(
  name: string,
  onValue: (value: string) => boolean | void,
  isReady = true,
): void {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const latest = useLatest(onValue);
  const value = query.get(name);
  useEffect(() => {
    if (value === null || !isReady || latest.current(value) === false) return;
    changeQuery((now) => {
      now.delete(name);
      return now;
    });
  }, [name, value, isReady, latest, changeQuery]);
}
