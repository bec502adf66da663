import { useEffect, useState } from 'react';
import { itemNameId } from '../../model/paths.ts';
import { highlight } from '../../components/highlight.ts';
import type { Item } from '../../model/item.ts';
import { modalEntryRemoved } from '../../lib/modals/modalHistory.ts';
import { scrollBehavior } from '../../ui/motion.ts';
import type { AddedItem } from '../itemForm/exports.ts';

/** Milliseconds after which a new item is no longer waited for, e.g. because a filter hides it. */
const APPEAR_TIMEOUT_MS = 5_000;

/**
 * Scrolls to an item that was just added, once it is on the page, and highlights it for a moment.
 * @returns the function to call after adding
 */
export function useShowAdded(items: readonly Item[]): (added: AddedItem) => void {
  const [added, setAdded] = useState<AddedItem | null>(null);
  const id = items.find((item) => item.id === added?.id)?.id;

  useEffect(() => {
    if (!id) return undefined;
    const cancel = new AbortController();
    void showItem(id, cancel.signal);
    return () => cancel.abort();
  }, [id]);

  return setAdded;
}

async function showItem(id: string, signal: AbortSignal): Promise<void> {
  // The browser restores the scroll position in the frame after the modal's history entry is gone.
  await modalEntryRemoved();
  const card = await cardOf(id, signal);
  if (!card || signal.aborted) return;
  card.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  highlight(card);
}

/** The card of an item; waits for it, because the items of a long list are rendered gradually. */
async function cardOf(id: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const end = performance.now() + APPEAR_TIMEOUT_MS;
  do {
    await new Promise(requestAnimationFrame);
    const card = document.getElementById(itemNameId(id))?.closest('li');
    if (card) return card;
  } while (!signal.aborted && performance.now() < end);
  return null;
}
