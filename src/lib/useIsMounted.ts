import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for what happens after a pause. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
