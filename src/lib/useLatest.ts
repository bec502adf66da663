import { useEffect, useRef } from 'react';

/** The value of the last render, for an effect that must not run again when the value changes. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
