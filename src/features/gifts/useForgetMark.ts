import { useUndo } from '../../components/modals/useUndo.ts';
import { loadCommand, loadMarkCommands } from '../../hooks/loadData.ts';
import type { Mark } from '../../model/marks/mark.ts';

/** @returns removes a mark from this device, and offers to undo that; its item is not changed */
export function useForgetMark(): (mark: Mark) => Promise<void> {
  const offerUndo = useUndo();
  return async (mark) => {
    const { forgetMark } = await loadCommand(loadMarkCommands);
    const putBack = forgetMark(mark);
    offerUndo(`${mark.itemName} was removed from Your gifts.`, async () => putBack());
  };
}
