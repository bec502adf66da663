import { startTransition, useCallback, useEffect, useState } from 'react';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * A modal that few people open, brought by `load` (which must be stable) when it is mounted; null
 * until it is here. When it does not come, a toast says so and `onClose` is called; the next time it
 * is asked for again. (A file of modals, so that it travels with them.)
 */
export function useOnDemandModal<Module>(
  load: () => Promise<Module>,
  onClose: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null);
  const showToast = useToast();
  const onFailure = useCallback(
    (error: unknown) => {
      console.warn('A modal did not come', error);
      showToast(MESSAGES.offline);
      onClose();
    },
    [showToast, onClose],
  );
  useEffect(() => {
    let ended = false;
    load().then(
      (module) => {
        if (!ended) startTransition(() => setLoaded({ module }));
      },
      (error: unknown) => {
        if (!ended) onFailure(error);
      },
    );
    return () => {
      ended = true;
    };
  }, [load, onFailure]);
  return loaded?.module ?? null;
}
