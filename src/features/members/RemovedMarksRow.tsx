import { discardRemovedMarks, restoreRemovedMarks } from '../../hooks/commands/markCommands.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { formatDay } from '../../model/format.ts';
import { piecesOf } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import type { RemovedMarks } from '../../model/marks/removedMarks.ts';
import { Button } from '../../ui/Button.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import styles from '../../components/giftRows.module.css';
import { useAskFirst } from '../../components/modals/useAskFirst.ts';

interface RemovedMarksRowProps {
  list: List;
  removed: RemovedMarks;
  itemName: string;
}

/** Names that one write took off an item: they are put back, or forgotten, which asks first. */
export function RemovedMarksRow({ list, removed, itemName }: RemovedMarksRowProps) {
  const showToast = useToast();
  const row = useFocusWhenRemoved();
  const restore = useAction(async () => {
    await restoreRemovedMarks(list.id, removed);
    showToast(`Restored on ${itemName}.`);
  });
  useModalBusy(restore.busy);
  const discard = useAskFirst(async () => {
    if (restore.busy) return;
    restore.reset();
    await discardRemovedMarks(list.id, removed);
  });
  const names = removed.purchasedBy.map((name) => {
    const pieces = piecesOf(removed, name);
    return pieces > 1 ? `${name} (${pieces} pieces)` : name;
  });
  const failure = restore.failure ?? discard.failure;
  const onRestore = () => {
    if (discard.button.busy) return;
    discard.reset();
    restore.run();
  };
  const suffix = (
    <span className="visually-hidden">
      {' '}
      {removed.purchasedBy.join(', ')} on {itemName}
    </span>
  );
  return (
    <li ref={row} className={styles.gift}>
      <div className={styles.text}>
        <p className={`clamped ${styles.name}`}>{itemName}</p>
        <p className="hint">
          {names.join(', ')}, removed on {formatDay(removed.at.getTime())}
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      <div className="buttons">
        <Button {...discard.button}>
          {discard.isAsking ? 'Discard for good' : 'Discard'}
          {suffix}
        </Button>
        <Button variant="secondary" busy={restore.busy} onClick={onRestore}>
          Restore{suffix}
        </Button>
      </div>
    </li>
  );
}
