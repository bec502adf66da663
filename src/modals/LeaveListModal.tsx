import { useState } from 'react';
import { leaveList } from '../hooks/listCommands.ts';
import { useUser } from '../hooks/useAuth.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import styles from './modals.module.css';

interface LeaveListModalProps {
  list: { id: string; name: string };
  onClose: () => void;
}

/** A member's way out (§4 List membership), asking what happens to their items. */
export default function LeaveListModal({ list, onClose }: LeaveListModalProps) {
  const user = useUser();
  const [takeItems, setTakeItems] = useState(true);
  return (
    <ConfirmModal
      title="Leave List"
      confirm="Leave List"
      onClose={onClose}
      command={() => leaveList(list.id, user, { takeItems })}
    >
      <p>
        You will no longer be a member of <strong>{list.name}</strong>. To come back you need a new
        invite.
      </p>
      <fieldset className={styles.choices}>
        <legend>What about the items you added?</legend>
        <label className={styles.choice}>
          <input
            type="radio"
            name="items"
            checked={takeItems}
            onChange={() => setTakeItems(true)}
          />
          Take them with me
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name="items"
            checked={!takeItems}
            onChange={() => setTakeItems(false)}
          />
          Leave them on the list, without my name
        </label>
      </fieldset>
    </ConfirmModal>
  );
}
