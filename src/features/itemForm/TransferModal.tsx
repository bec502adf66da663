import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ModalItem } from '../../components/modals/ModalItem.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';
import { useUndo } from '../../components/modals/useUndo.ts';
import { deleteTrashedItem } from '../../hooks/commands/listCommands.ts';
import {
  copyItem,
  moveItemToList,
  undoMove,
  type TargetList,
} from '../../hooks/commands/transferCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useLists } from '../../hooks/useLists.ts';
import type { Anchor, Item } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import type { ListSummary } from '../../model/list.ts';
import { paths } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { nextFocusAfter } from '../../components/items/nextFocus.ts';

const TITLE = 'Copy or Move Item';

interface TransferModalProps {
  item: Item;
  /** Its position in the list, for undoing a move. */
  anchor: Anchor | null;
  onClose: () => void;
}

/** Copies or moves one's own item to another of one's lists (F15). */
export function TransferModal({ item, anchor, onClose }: TransferModalProps) {
  const offerUndo = useUndo();
  const focusAfterClose = useFocusAfterClose();
  const showToast = useToast();
  const state = useLists(useUser(), null);
  const [moves, setMoves] = useState(false);
  /** The selected list, at first the first one, as it was then: its name is needed when it is gone. */
  const [chosen, setChosen] = useState<ListSummary | null>(null);
  /** The list of the running command, which the item itself may fill. */
  const [sent, setSent] = useState<ListSummary | null>(null);
  const hasMore = state.status === 'ready' && state.hasMore;
  // An archived list takes no items.
  const lists =
    'lists' in state
      ? state.lists?.filter(({ id, archived }) => id !== item.listId && !archived)
      : undefined;
  const open = lists?.filter((list) => !isFull(list)) ?? [];
  const select = useRef<HTMLSelectElement>(null);
  // With the last lists, the button that showed them disappears.
  useEffect(() => {
    if (!hasMore && document.activeElement === document.body) select.current?.focus();
  }, [hasMore]);
  if (chosen === null && open[0]) setChosen(open[0]);
  // No other list takes the place of one that is full, archived or gone by now.
  const target = sent ?? open.find(({ id }) => id === chosen?.id);

  async function copy(to: TargetList): Promise<void> {
    await copyItem(item, to);
    showToast(`Copied ${item.name} to ${to.name}.`);
  }

  async function move(to: TargetList): Promise<void> {
    const after = nextFocusAfter(item);
    const copyId = await moveItemToList(item, to);
    focusAfterClose(after);
    offerUndo(
      `Moved ${item.name} to ${to.name}.`,
      () => undoMove(item, anchor, to, copyId),
      () => deleteTrashedItem(item.listId, item.id),
    );
  }

  if (lists?.length === 0 && !hasMore) return <NoOtherList onClose={onClose} />;
  return (
    <ConfirmModal
      title={TITLE}
      confirm={moves ? 'Move Item' : 'Copy Item'}
      danger={false}
      ready={target !== undefined}
      onClose={onClose}
      command={async () => {
        if (!target) return;
        setSent(target);
        try {
          await (moves ? move(target) : copy(target));
        } catch (error) {
          setSent(null);
          throw error;
        }
      }}
      fields={
        <>
          {state.status === 'error' && (
            <LoadError error={state.error} onRetry={state.retry} level={2} />
          )}
          {state.status === 'loading' && !lists && <Spinner label="Loading your lists" />}
          {lists && (
            <>
              <Select
                ref={select}
                label="To list"
                value={target?.id ?? ''}
                onChange={({ currentTarget }) =>
                  setChosen(open.find(({ id }) => id === currentTarget.value) ?? null)
                }
              >
                {!target && (
                  <option value="" disabled>
                    Choose a list
                  </option>
                )}
                {lists.map((list) => (
                  <option key={list.id} value={list.id} disabled={isFull(list)}>
                    {isFull(list) ? `${list.name} (full)` : list.name}
                  </option>
                ))}
              </Select>
              {chosen && !target && (
                <p role="alert">{chosen.name} cannot take the item anymore. Choose another list.</p>
              )}
              {hasMore && (
                <Button variant="ghost" flush onClick={state.more}>
                  Show more lists
                </Button>
              )}
              <RadioGroup legend="And on this list?">
                <Radio name="how" checked={!moves} onChange={() => setMoves(false)}>
                  Keep it here, too
                </Radio>
                <Radio name="how" checked={moves} onChange={() => setMoves(true)}>
                  Remove it here. If somebody has marked it as purchased, the mark does not move
                  with it.
                </Radio>
              </RadioGroup>
            </>
          )}
        </>
      }
    >
      <ModalItem item={item} />
    </ConfirmModal>
  );
}

/** There is nothing to choose from: no other list, or only archived ones. */
function NoOtherList({ onClose }: Pick<TransferModalProps, 'onClose'>) {
  return (
    <Modal title={TITLE} size="small" onClose={onClose}>
      <div className="stack">
        <p>
          {/* The link replaces the history entry of the modal, so that Back leads to this list. */}
          You have no other list to add it to. Create one on{' '}
          <Link to={paths.dashboard} replace>
            My Lists
          </Link>
          , then come back.
        </p>
        <ModalActions>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            Close
          </Button>
        </ModalActions>
      </div>
    </Modal>
  );
}

function isFull({ itemCount }: ListSummary): boolean {
  return itemCount >= LIMITS.itemsPerList;
}
