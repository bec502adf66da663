import { useState } from 'react';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { forgetMark, takeMarkBack } from '../../hooks/commands/markCommands.ts';
import { toAppError } from '../../model/errors.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { useForgetMark } from './useForgetMark.ts';

interface TakeOffModalProps {
  mark: Mark;
  onClose: () => void;
}

/** Asks before a giver's name is removed from an item, because others may buy it from then on (F2). */
export default function TakeOffModal({ mark, onClose }: TakeOffModalProps) {
  const showToast = useToast();
  const forget = useForgetMark();
  // A visitor cannot change a list that is private now, so only this device can forget the mark.
  const [isPrivate, setPrivate] = useState(false);

  async function takeOff() {
    if (isPrivate) return forget(mark);
    try {
      await takeMarkBack(mark);
      showToast(`Your name was removed from ${mark.itemName}.`);
    } catch (error) {
      const { code } = toAppError(error);
      setPrivate(code === 'list-private');
      if (code !== 'not-found' && code !== 'item-missing') throw error;
      // The item or its list was deleted, so only this device's mark has to be removed.
      forgetMark(mark);
      showToast(`${mark.itemName} is no longer on the list.`);
    }
  }

  return (
    <ConfirmModal
      title="Take My Name Off"
      confirm={isPrivate ? 'Remove from here' : 'Take my name off'}
      command={takeOff}
      onClose={onClose}
    >
      {isPrivate ? (
        <p>
          The name {mark.name} stays on <b>{mark.itemName}</b>. Only this device forgets it.
        </p>
      ) : (
        <p>
          The name {mark.name} is removed from <b>{mark.itemName}</b>, and others can buy it.
        </p>
      )}
    </ConfirmModal>
  );
}
