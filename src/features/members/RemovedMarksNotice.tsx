import { useState } from 'react';
import { rememberSeenRemovedMarks, seenRemovedMarks } from '../../device/seenRemovedMarks.ts';
import { focusMain } from '../../lib/modals/focus.ts';
import type { List } from '../../model/list.ts';
import { BottomNotice } from '../../ui/BottomNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './RemovedMarksNotice.module.css';
import { useRemovedMarks } from './useRemovedMarks.ts';

interface RemovedMarksNoticeProps {
  list: List;
  /** Uid of the member who looks at the list. */
  viewer: string;
  /** Opens the marks of the list, where they can be put back. */
  onShow: () => void;
}

/** Tells members that names were taken off others' items, until they hide it on this device (F2). */
export default function RemovedMarksNotice({ list, viewer, onShow }: RemovedMarksNoticeProps) {
  const [seen, setSeen] = useState(() => seenRemovedMarks(list.id));
  const removed = useRemovedMarks(list, viewer) ?? [];
  const unseen = removed.filter(({ at }) => at.getTime() > seen);
  const newest = unseen[0]?.at.getTime();
  const hide = () => {
    if (newest === undefined) return;
    rememberSeenRemovedMarks(list.id, newest);
    setSeen(newest);
    // The pressed button is about to disappear.
    focusMain();
  };
  return (
    <BottomNotice role="status">
      {newest !== undefined && (
        <div className={styles.bar}>
          <p>Marks were removed from {itemCount(unseen)}.</p>
          <div>
            <Button variant="ghost" onClick={onShow}>
              <span>
                Restore<span aria-hidden="true">…</span>
              </span>
            </Button>
            <Button variant="ghost" onClick={hide}>
              Hide
            </Button>
          </div>
        </div>
      )}
    </BottomNotice>
  );
}

function itemCount(removed: readonly { itemId: string }[]): string {
  const { size } = new Set(removed.map(({ itemId }) => itemId));
  return size === 1 ? 'an item' : `${size} items`;
}
