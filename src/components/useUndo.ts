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
      const undoIt = async () => {
        try {
          await undo();
          showToast('Undone.');
        } catch (error) {
          showToast(toAppError(error).message, 'problem');
        }
      };
      const leaveIt = async () => {
        try {
          await settle?.();
        } catch (error) {
          console.info('Not settled', error);
        }
      };
      showToast(said, {
        label: 'Undo',
        onClick: () => void undoIt(),
        onMissed: () => void leaveIt(),
      });
    },
    [showToast],
  );
}
