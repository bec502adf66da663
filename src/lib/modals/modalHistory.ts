/**
 * The history entry of the open modal, so that the browser's Back closes the modal instead of leaving
 * the page. The entry has the address of its page and a mark in its state; the rest of the state is
 * the router's. There is at most one: modals are not nested, and one that opens while another one
 * closes keeps the entry.
 */

interface OpenModal {
  /** The user went back. */
  onBack: () => void;
  /** Whether the modal has an entry: not after Back, nor while the page is being left. */
  hasEntry: boolean;
}

let current: OpenModal | null = null;
/** An entry is being removed by going back; that ends with a `popstate` event. */
let isRemoving = false;
const waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState);
  // A page that was reloaded with an open modal still has the modal's entry.
  sync();
}

/**
 * Adds the entry of a modal.
 * @param onBack called when the user goes back; the entry is then gone
 * @returns removes the entry, if the modal still has it
 */
export function addModalEntry(onBack: () => void): () => void {
  const modal: OpenModal = { onBack, hasEntry: true };
  current = modal;
  sync();
  return () => {
    if (current === modal) current = null;
    // The next modal may open in the same update.
    queueMicrotask(sync);
  };
}

/** Adds the entry again after Back did not close the modal. */
export function restoreModalEntry(): void {
  if (current) current.hasEntry = true;
  sync();
}

/**
 * Removes the entry of the open modal before the app navigates to another page, which otherwise would
 * replace or follow the modal's entry instead of the page's. Links in a modal do not call this: the entry
 * stays behind, and `sync` removes it when Back reaches it.
 */
export async function removeModalEntry(): Promise<void> {
  if (current) current.hasEntry = false;
  sync();
  await modalEntryRemoved();
}

/**
 * Resolves when no entry is being removed: the browser then restores the scroll position. The entry of
 * a modal that is closed in the current update counts as being removed.
 */
export async function modalEntryRemoved(): Promise<void> {
  // After the microtask that `addModalEntry` queued when the modal closed.
  await Promise.resolve();
  if (!isRemoving) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}

function isMarked(): boolean {
  return (window.history.state as { modal?: unknown } | null)?.modal === true;
}

/** Adds or removes the entry, so that there is one exactly while an open modal should have it. */
function sync(): void {
  if (isRemoving) return;
  const isWanted = current?.hasEntry ?? false;
  if (isWanted && !isMarked()) {
    window.history.pushState({ ...(window.history.state as object | null), modal: true }, '');
  } else if (!isWanted && isMarked()) {
    isRemoving = true;
    window.history.back();
  }
}

function onPopState(): void {
  if (isRemoving) {
    isRemoving = false;
    // The router gets this event after us. If the app navigated before, the router would take the new
    // address for one that the user went back to, where the focus and the scroll position stay.
    const resolvers = waiting.splice(0);
    setTimeout(() => resolvers.forEach((resolve) => resolve()));
  } else if (current?.hasEntry && !isMarked()) {
    current.hasEntry = false;
    return current.onBack();
  } else if (current && isMarked()) {
    // Forward, after Back did not close the modal.
    current.hasEntry = true;
  }
  // Removes an entry that was reached by Back or Forward after its modal had closed.
  sync();
}
