import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { moveItem } from '../../hooks/commands/listCommands.ts';
import { failureOf } from '../../hooks/failureOf.ts';
import { useLatest } from '../../lib/useLatest.ts';
import type { AppError } from '../../model/errors.ts';
import { indexBeside, type Anchor, type Item } from '../../model/item.ts';

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

/** A move that the live list may not have yet. */
interface Move {
  itemId: string;
  anchor: Anchor;
}

/**
 * The order of the user's own items, which is shown at once and saved move by move (F7).
 * @param stored the items as the live list has them
 */
export function useReorder(listId: string, stored: readonly Item[]): Reorder {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [pending, setPending] = useState(0);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Refs, because a second press may come before the first one is rendered.
  const made = useRef(moves);
  /** So many of the moves made are saved, the first ones. */
  const saved = useRef(0);
  const latest = useLatest(stored);
  const queue = useRef(Promise.resolve());
  /** Incremented by a refusal: moves that were queued before it assumed an order that was not stored. */
  const round = useRef(0);

  const setMade = (next: readonly Move[]) => {
    made.current = next;
    setMoves(next);
  };

  const order = stored.map(({ id }) => id).join(' ');
  // Before the new order is painted with moves that it has already: making them again could change it.
  useLayoutEffect(() => {
    // The list may show a move before its answer arrives. If all are saved, the list has them, or somebody
    // has moved the items since.
    const sent = made.current.slice(0, saved.current + 1);
    const isAllSaved = saved.current === made.current.length;
    const shown = isAllSaved ? sent.length : sent.findLastIndex((move) => isDone(stored, move)) + 1;
    if (shown > 0) {
      saved.current = Math.max(0, saved.current - shown);
      setMade(made.current.slice(shown));
    }
    // Of a move whose answer was lost the list shows whether it was carried out.
    setFailure((before) => (before?.code === 'unanswered' ? null : before));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the order has changed
  }, [order]);

  const move = (itemId: string, to: number) => {
    const before = withMoves(latest.current, made.current);
    const item = before.find(({ id }) => id === itemId);
    const anchor = anchorAt(before, itemId, to);
    if (!item || !anchor) return;
    const { current: queuedIn } = round;
    const added: Move = { itemId, anchor };
    setMade([...made.current, added]);
    setFailure(null);
    setPending((count) => count + 1);
    queue.current = queue.current.then(async () => {
      if (queuedIn === round.current) {
        const refusal = await failureOf(moveItem(listId, itemId, anchor));
        // -1: the list has shown it already.
        const at = made.current.indexOf(added);
        // The list may show what a lost answer would have said.
        if (refusal && !(refusal.code === 'unanswered' && isDone(latest.current, added))) {
          round.current += 1;
          saved.current = Math.max(0, at);
          setMade(made.current.slice(0, saved.current));
          setFailure(refusal);
        } else {
          saved.current = at + 1;
          setAnnouncement(`${item.name} is now number ${to + 1} of ${before.length}.`);
        }
      }
      setPending((count) => count - 1);
    });
  };

  const items = useMemo(() => withMoves(stored, moves), [stored, moves]);
  return { items, move, saving: pending > 0, failure: failure?.message ?? null, announcement };
}

/** Whether the items are in the order to which this move leads. */
function isDone(stored: readonly Item[], move: Move): boolean {
  return withMoves(stored, [move]).every((item, index) => item === stored[index]);
}

/** The items after these moves. A move beside an item that has been deleted meanwhile has no effect. */
function withMoves(stored: readonly Item[], moves: readonly Move[]): readonly Item[] {
  return moves.reduce((items, { itemId, anchor }) => {
    const item = items.find(({ id }) => id === itemId);
    const others = items.filter((other) => other !== item);
    const index = indexBeside(others, anchor);
    return item && index !== -1 ? others.toSpliced(index, 0, item) : items;
  }, stored);
}

/** The neighbor beside which an item has to be put to stand at `to`; null when it stands there. */
function anchorAt(items: readonly Item[], itemId: string, to: number): Anchor | null {
  const from = items.findIndex(({ id }) => id === itemId);
  const neighbor = items[to];
  if (from === -1 || !neighbor || from === to) return null;
  return to < from ? { before: neighbor.id } : { after: neighbor.id };
}
