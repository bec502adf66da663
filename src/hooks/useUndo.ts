import { useCallback } from 'react';
import { toAppError } from '../data/errors.ts';
import { useToast } from '../ui/Toast.tsx';

type Step = () => Promise<void>;

/**
 * Says what was done and offers for ten seconds to undo it (F6).
 * @returns takes the sentence, what undoes it, and what to do once it stays as it is
 */
export function useUndo(): (said: string, undo: Step, settle?: Step) => void {
  const showToast = useToast();
  return useCallback(
    (said, undo, settle) => {
      showToast(said, {
        label: 'Undo',
        onClick: () => {
          undo().then(
            () => showToast('Undone.'),
            (error: unknown) => showToast(toAppError(error).message),
          );
        },
        onMissed: () => {
          settle?.().catch((error: unknown) => console.info('Not settled', error));
        },
      });
    },
    [showToast],
  );
}
