import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrangementFrom, withArrangement, type Arrangement } from '../model/arrangement.ts';

/** How the items are arranged, as the address says, and how to say it otherwise (F3). */
export function useArrangement(): [Arrangement, (next: Arrangement) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const arrangement = useMemo(() => arrangementFrom(new URLSearchParams(asked)), [asked]);
  const arrange = useCallback(
    (next: Arrangement) => {
      setQuery((before) => withArrangement(before, next), { replace: true });
    },
    [setQuery],
  );
  return [arrangement, arrange];
}
