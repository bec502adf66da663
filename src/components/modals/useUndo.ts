import { toAppError, type AppErrorCode } from '../../model/errors.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';

/** Errors after which undoing cannot succeed any more. */
const FINAL = new Set<AppErrorCode>(['not-found', 'item-missing', 'permission-denied']);

/** What is under the old link of a list is not restored under the new one. */
const LINK_CHANGED = 'This list has a new link now, so this cannot be undone anymore.';

type Step = () => Promise<void>;

/**
 * Shows what was done and offers to undo it for ten seconds (F6). When undoing fails, e.g. because the
 * connection is lost or the list is full, it is offered until it succeeds or is dismissed: the rules allow
 * it longer, and what is in the way may take a while. The offer ends with the session.
 * @returns a function that takes the message, `undo`, and `commit`, which runs when the offer ends unused
 */
export function useUndo(): (text: string, undo: Step, commit?: Step) => void {
  const showToast = useToast();
  const owner = useAuth().user?.uid ?? null;
  return (text, undo, commit) => {
    const runUndo = async () => {
      try {
        await undo();
        showToast('Undone.');
      } catch (error) {
        const { code, message } = toAppError(error);
        if (code === 'list-moved') showToast(LINK_CHANGED, 'error');
        else if (FINAL.has(code)) showToast(message, 'error');
        else offer(`${text} ${message}`, { stays: true });
      }
    };
    const runCommit = async () => {
      try {
        await commit?.();
      } catch (error) {
        console.info('The offer to undo ended, but its clean-up failed', error);
      }
    };
    const offer = (message: string, { stays }: { stays: boolean }) =>
      showToast(message, {
        label: 'Undo',
        onClick: () => void runUndo(),
        onExpire: () => void runCommit(),
        stays,
        owner,
      });
    offer(text, { stays: false });
  };
}
