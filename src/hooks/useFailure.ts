import { useEffect, useState } from 'react';
import type { AppError } from '../model/errors.ts';

/** Why the last attempt failed. That the device was offline is forgotten once it is online again. */
export function useFailure(): [string | null, (failure: AppError | null) => void] {
  const [failure, setFailure] = useState<AppError | null>(null);
  const isOffline = failure?.code === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const forget = () => setFailure(null);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [isOffline]);
  return [failure?.message ?? null, setFailure];
}
