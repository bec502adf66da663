import type { List } from '../../model/list.ts';
import { spaceOf } from '../../model/size/listSpace.ts';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction } from '../../ui/modals/ModalActions.tsx';
import { Progress } from '../../ui/modals/Progress.tsx';

/** What the list holds, and how much it can hold (F16). */
export default function SpaceModal({ list, onClose }: { list: List; onClose: () => void }) {
  return (
    <Modal title="Space on This List" size="small" onClose={onClose}>
      <div className="stack">
        {spaceOf(list).map(({ name, used, max, text }) => (
          <Progress key={name} label={name} value={used} max={max}>
            <p>{text}</p>
          </Progress>
        ))}
      </div>
      <DoneAction onClose={onClose} />
    </Modal>
  );
}
