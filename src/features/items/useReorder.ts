import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
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

interface Move {
  itemId: string;
  anchor: Anchor;
  /** What is announced once it is saved. */
  announcement: string;
}

interface State {
  /** The moves that are not both saved and in the live list yet, in the order in which they were made. */
  moves: readonly Move[];
  /** How many of these moves, from the first one, are saved. The next one is being saved. */
  saved: number;
  /** How many of these moves, from the first one, the live list has. */
  listed: number;
  failure: AppError | null;
  /** Whether moves after the failed one were dropped, which the list will never have. */
  hasDropped: boolean;
  announcement: string;
}

const INITIAL: State = {
  moves: [],
  saved: 0,
  listed: 0,
  failure: null,
  hasDropped: false,
  announcement: '',
};

/**
 * The order of the user's own items, which is shown at once and saved move by move (F7).
 * @param stored the items as the live list has them
 */
export function useReorder(listId: string, stored: readonly Item[]): Reorder {
  const [state, setState] = useState(INITIAL);
  const { moves, saved, listed, failure, announcement } = state;
  const latest = useLatest({ listId, stored });

  const order = stored.map(({ id }) => id).join(' ');
  // Before the new order is painted with moves that it has already: making them again could change it.
  useLayoutEffect(() => {
    setState((before) => markListed(before, stored));
    // oxlint-disable-next-line react/exhaustive-deps -- only when the order has changed
  }, [order]);

  const next = moves[saved];
  useEffect(() => {
    if (!next) return;
    void failureOf(moveItem(latest.current.listId, next.itemId, next.anchor)).then((refusal) =>
      setState((before) => settleMove(before, latest.current.stored, refusal)),
    );
  }, [next, latest]);

  const items = useMemo(() => withMoves(stored, moves.slice(listed)), [stored, moves, listed]);
  return {
    items,
    move: (itemId, to) => setState((before) => addMove(before, latest.current.stored, itemId, to)),
    saving: next !== undefined,
    failure: failure?.message ?? null,
    announcement,
  };
}

function addMove(state: State, stored: readonly Item[], itemId: string, to: number): State {
  const items = withMoves(stored, state.moves.slice(state.listed));
  const item = items.find(({ id }) => id === itemId);
  const anchor = anchorAt(items, itemId, to);
  if (!item || !anchor) return state;
  const announcement = `${item.name} is now number ${to + 1} of ${items.length}.`;
  return { ...state, moves: [...state.moves, { itemId, anchor, announcement }], failure: null };
}

function markListed(state: State, stored: readonly Item[]): State {
  const { moves, saved, failure, hasDropped } = state;
  // The list may have a move before its answer arrives. If all are saved, the list has them, or somebody
  // has moved the items since.
  const listed =
    saved === moves.length
      ? saved
      : moves.slice(0, saved + 1).findLastIndex((move) => isDone(stored, move)) + 1;
  return withoutDone({
    ...state,
    listed: Math.max(state.listed, listed),
    // Of a move whose answer was lost the list shows whether it was carried out.
    failure: failure?.code === 'unanswered' && !hasDropped ? null : failure,
  });
}

function settleMove(state: State, stored: readonly Item[], refusal: AppError | null): State {
  const { moves, saved, listed } = state;
  const move = moves[saved];
  if (!move) return state;
  // The list may show what a lost answer would have said.
  const isListed = listed > saved || isDone(stored, move);
  if (refusal && !(refusal.code === 'unanswered' && isListed)) {
    // The moves after a refused one assume an order that was not stored.
    return withoutDone({
      ...state,
      moves: moves.slice(0, saved),
      listed: Math.min(listed, saved),
      failure: refusal,
      hasDropped: moves.length > saved + 1,
    });
  }
  return withoutDone({ ...state, saved: saved + 1, announcement: move.announcement });
}

/** Drops the moves that are saved and that the list has. */
function withoutDone(state: State): State {
  const done = Math.min(state.saved, state.listed);
  return {
    ...state,
    moves: state.moves.slice(done),
    saved: state.saved - done,
    listed: state.listed - done,
  };
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
