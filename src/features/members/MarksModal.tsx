import { useState } from 'react';
import { unmarkPurchased } from '../../hooks/commands/markCommands.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useShowMore } from '../../lib/useShowMore.ts';
import { toAppError } from '../../model/errors.ts';
import type { Item } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import { hasOneMember, isForOthers, type List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { CancelButton, ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import modalStyles from '../../components/modals/modals.module.css';
import styles from '../../components/giftRows.module.css';
import { DiscardAll } from './DiscardAll.tsx';
import { DiscardUnseen } from './DiscardUnseen.tsx';
import { MarkedRow } from './MarkedRow.tsx';
import { RemovedMarksRow } from './RemovedMarksRow.tsx';
import { useRemovedMarks } from './useRemovedMarks.ts';

interface MarksModalProps {
  list: List;
  /** Uid of the member who looks at the list; what is for them is a surprise. */
  viewer: string;
  onClose: () => void;
}

/** How many items are shown at once; a flood may be on all of them. */
const ROWS = 20;

/**
 * The names on others' items, for members (F2): names that were taken off are put back, and a flood of
 * junk is removed. Whatever is removed here can be put back here.
 */
export default function MarksModal({ list, viewer, onClose }: MarksModalProps) {
  const known = useRemovedMarks(list, viewer);
  const removed = known ?? [];
  const others = list.items.filter((item) => isForOthers(list, item, viewer));
  const marked = others
    .filter(({ purchasedBy }) => purchasedBy.length > 0)
    .toSorted((a, b) => b.purchasedBy.length - a.purchasedBy.length);
  const nameCount = marked.reduce((sum, { purchasedBy }) => sum + purchasedBy.length, 0);
  const [shown, setShown] = useState(ROWS);
  const showMore = () => setShown(shown + ROWS);
  const { list: removedRows, showMore: showMoreRemoved } = useShowMore(
    Math.min(removed.length, shown),
    showMore,
  );
  const { list: markedRows, showMore: showMoreMarked } = useShowMore(
    Math.min(marked.length, shown),
    showMore,
  );
  /** The removal of all names while it runs: how far it is, and how many names there were. */
  const [removing, setRemoving] = useState<{ done: number; of: number; names: number } | null>(
    null,
  );
  const { run, busy, failure } = useAction(async () => {
    try {
      for (const [done, item] of marked.entries()) {
        setRemoving({ done, of: marked.length, names: nameCount });
        // The rules change one item per write.
        await unmarkUnlessDeleted(item);
      }
    } finally {
      setRemoving(null);
    }
  });
  return (
    <Modal title="Marks" busy={busy} asksBeforeClosing={false} onClose={onClose}>
      {known === null ? (
        // Rows that are added later would move the buttons of the others while somebody presses them.
        <Spinner label="Looking for marks" />
      ) : (
        <>
          {removed.length > 0 && (
            <section aria-label="Removed marks">
              <h3 className={modalStyles.subtitle}>
                Removed in the last {LIMITS.removedMarksDays} days
              </h3>
              <ul ref={removedRows} role="list" className={styles.rows}>
                {removed.slice(0, shown).map((marks) => (
                  <RemovedMarksRow
                    key={marks.id}
                    list={list}
                    removed={marks}
                    itemName={list.items.find(({ id }) => id === marks.itemId)?.name ?? ''}
                  />
                ))}
              </ul>
              {removed.length > 1 && <DiscardAll listId={list.id} removed={removed} />}
            </section>
          )}
          <section aria-label="Marks on this list">
            <h3 className={modalStyles.subtitle}>On this list</h3>
            <p className="hint">
              {marked.length > 0
                ? `Remove names that nobody recognizes. They can be restored here for ${LIMITS.removedMarksDays} days.`
                : noneText(others)}
            </p>
            <ul ref={markedRows} role="list" className={styles.rows}>
              {marked.slice(0, shown).map((item) => (
                <MarkedRow key={item.id} item={item} />
              ))}
            </ul>
          </section>
          {hasOneMember(list) && <DiscardUnseen list={list} viewer={viewer} />}
          {Math.max(marked.length, removed.length) > shown && (
            <Button
              variant="secondary"
              onClick={marked.length > shown ? showMoreMarked : showMoreRemoved}
            >
              Show more
            </Button>
          )}
        </>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <p role="status">{removing && `Removing names… ${removing.done} of ${removing.of} items`}</p>
      <ModalActions>
        {known && (removing || marked.length > 1) && (
          <Button variant="secondary" busy={busy} onClick={run}>
            Remove all {removing?.names ?? nameCount} names
          </Button>
        )}
        <CancelButton onClick={onClose} data-autofocus>
          Done
        </CancelButton>
      </ModalActions>
    </Modal>
  );
}

/** Of what is a surprise for the viewer it is not known whether anybody has marked it. */
function noneText(others: readonly Item[]): string {
  return others.some(({ isSurprise }) => isSurprise)
    ? 'What was bought as a surprise for you is not shown.'
    : "Nobody has marked anyone else's items yet.";
}

/** Removes all names of an item; one that was deleted meanwhile has none. */
async function unmarkUnlessDeleted({ listId, id }: Item): Promise<void> {
  try {
    await unmarkPurchased(listId, id);
  } catch (error) {
    if (toAppError(error).code !== 'item-missing') throw error;
  }
}
