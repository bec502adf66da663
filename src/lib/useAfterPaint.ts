import { useEffect, useState } from 'react';
import { afterNextPaint } from './scheduling.ts';
import { watchPromise } from './loading/watchPromise.ts';

/**
 * False at first, true after the next paint. A live region that uses it for its text is on the page
 * before that: screen readers announce changes inside a live region, but may miss a region that appears
 * together with its text.
 * @param isReady true from the beginning
 */
export function useAfterPaint(isReady = false): boolean {
  const [isPainted, setPainted] = useState(isReady);
  useEffect(() => {
    if (isPainted) return undefined;
    return watchPromise(afterNextPaint(), () => setPainted(true));
  }, [isPainted]);
  return isPainted;
}
