import { useCallback } from 'react';
import { toAppError, type AppErrorCode } from '../model/errors.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { useToast } from '../ui/Toast.tsx';

/** After these there is nothing that trying again could bring back. */
const NOTHING_LEFT = new Set<AppErrorCode>(['missing', 'item-missing']);

type Step = () => Promise<void>;

/**
 * Says what was done and offers for ten seconds to undo it (F6); again where undoing fails, e.g.
 * because the line drops. It is not offered any more once the session has ended.
 * @returns takes the sentence, what undoes it, and what to do once it stays as it is
 */
export function useUndo(): (said: string, undo: Step, settle?: Step) => void {
  const showToast = useToast();
  const owner = useAuth().user?.uid ?? null;
  return useCallback(
    (said, undo, settle) => {
      const undoIt = async () => {
        try {
          await undo();
          showToast('Undone.');
        } catch (error) {
          const { code, message } = toAppError(error);
          if (NOTHING_LEFT.has(code)) showToast(message, 'problem');
          else offer(message);
        }
      };
      const leaveIt = async () => {
        try {
          await settle?.();
        } catch (error) {
          console.info('Not settled', error);
        }
      };
      const offer = (text: string) =>
        showToast(text, {
          label: 'Undo',
          onClick: () => void undoIt(),
          onExpire: () => void leaveIt(),
          owner,
        });
      offer(said);
    },
    [showToast, owner],
  );
}
