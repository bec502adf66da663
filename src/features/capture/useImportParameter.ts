import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';

/** F4: calls `onImport` for the `import` parameter, which is removed from the address at once. */
export function useImportParameter(onImport: (() => void) | undefined): void {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const latest = useRef(onImport);
  useEffect(() => {
    latest.current = onImport;
  });
  const isAsked = query.has('import');
  useEffect(() => {
    if (!isAsked) return;
    changeQuery((now) => {
      now.delete('import');
      return now;
    });
    latest.current?.();
  }, [isAsked, changeQuery]);
}
