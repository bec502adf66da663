import { startTransition, useEffect, useState } from 'react';

/**
 * What `load` brings, once it was wanted for the first time; null until then. For what few people
 * open and nobody should pay for ahead. When it does not come, `onFailure` hears of it, and the next
 * time it is wanted it is asked for again. Both must be stable.
 */
export function useOnDemand<T>(
  load: () => Promise<T>,
  wanted: boolean,
  onFailure: (error: unknown) => void,
): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let ended = false;
    load().then(
      (it) => {
        if (!ended) startTransition(() => setLoaded({ it }));
      },
      (error: unknown) => {
        if (!ended) onFailure(error);
      },
    );
    return () => {
      ended = true;
    };
  }, [missing, load, onFailure]);
  return wanted ? (loaded?.it ?? null) : null;
}
