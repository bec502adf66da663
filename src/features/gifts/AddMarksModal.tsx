import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import modalStyles from '../../components/modals/modals.module.css';
import { addMarks } from '../../device/myMarks.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';

/** How many are named; the others are counted. */
const NAMED = 8;

interface AddMarksModalProps {
  marks: readonly Mark[];
  onClose: () => void;
}

/** Asks before the marks of a link are stored here: anybody may have made the link (F2). */
export default function AddMarksModal({ marks, onClose }: AddMarksModalProps) {
  const showToast = useToast();
  const others = marks.length - NAMED;
  return (
    <ConfirmModal
      title="Add these gifts?"
      confirm="Add"
      danger={false}
      onClose={onClose}
      command={async () => {
        addMarks(marks);
        showToast('Your gifts are here now.');
      }}
    >
      <p>
        This link contains gifts that were marked on another device. Add them only if that device is
        yours.
      </p>
      <ul className={modalStyles.names}>
        {marks.slice(0, NAMED).map(({ listId, itemId, itemName, name }) => (
          <li key={`${listId} ${itemId} ${name}`}>
            {itemName}, marked as {name}
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </ConfirmModal>
  );
}
