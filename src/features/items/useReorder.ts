import { useRef, useState } from 'react';
import { moveItem } from '../../hooks/commands/listCommands.ts';
import { loggedError } from '../../model/errors.ts';
import type { Anchor, Item } from '../../model/item.ts';

interface Reorder {
  /** The items in the order that the user has chosen, also while it is being saved. */
  items: readonly Item[];
  /** Moves an item to an index. Moves that follow quickly are saved one after another. */
  move: (itemId: string, to: number) => void;
  saving: boolean;
  /** Why a move was refused; the items are then in their stored order again. */
  failure: string | null;
  /** The last saved move, for screen readers. */
  announcement: string;
}

/** The order of the user's own items, which is shown at once and saved move by move (F7). */
export function useReorder(listId: string, opened: readonly Item[]): Reorder {
  const [items, setItems] = useState(opened);
  const [pending, setPending] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Refs, because a second press may come before the first one is rendered.
  const shown = useRef(opened);
  const stored = useRef(opened);
  const queue = useRef(Promise.resolve());
  /** Incremented by a refusal: moves that were queued before it assumed an order that was not stored. */
  const round = useRef(0);

  const show = (next: readonly Item[]) => {
    shown.current = next;
    setItems(next);
  };

  const move = (itemId: string, to: number) => {
    const before = shown.current;
    const item = before.find(({ id }) => id === itemId);
    const anchor = anchorAt(before, itemId, to);
    if (!item || !anchor) return;
    const next = before.filter((other) => other !== item).toSpliced(to, 0, item);
    const { current: queuedIn } = round;
    show(next);
    setFailure(null);
    setPending((count) => count + 1);
    queue.current = queue.current.then(async () => {
      if (queuedIn === round.current) {
        try {
          await moveItem(listId, itemId, anchor);
          stored.current = next;
          setAnnouncement(`${item.name} is now number ${to + 1} of ${next.length}.`);
        } catch (error) {
          round.current += 1;
          show(stored.current);
          setFailure(loggedError(error).message);
        }
      }
      setPending((count) => count - 1);
    });
  };

  return { items, move, saving: pending > 0, failure, announcement };
}

/** The neighbor beside which an item has to be put to stand at `to`; null when it stands there. */
function anchorAt(items: readonly Item[], itemId: string, to: number): Anchor | null {
  const from = items.findIndex(({ id }) => id === itemId);
  const neighbor = items[to];
  if (from === -1 || !neighbor || from === to) return null;
  return to < from ? { before: neighbor.id } : { after: neighbor.id };
}
