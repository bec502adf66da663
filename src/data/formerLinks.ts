import { isTemporary } from '../model/errors.ts';
import type { Firestore } from 'firebase/firestore';
import { storingUser } from '../device/lastViewer.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loading/loadWithRetry.ts';
import { retryWithBackoff } from '../lib/retryWithBackoff.ts';
import type { List } from '../model/list.ts';
import { finishMove } from './finishMove.ts';

/** The lists whose changed link (F13) this window has handled: each list only once. */
const handled = new Set<string>();
const finishing = new Set<string>();

/** Replaces a list's former ids by its id in everything that this device stores. */
export function replaceFormerIds({ id, formerIds = [] }: List): void {
  if (formerIds.length === 0 || handled.has(id)) return;
  handled.add(id);
  loadWithRetry(() => import('../device/lists/renameList.ts'), OPTIONAL).then(
    ({ renameList }) => formerIds.forEach((former) => renameList(former, id)),
    (error: unknown) => console.warn('The former link could not be replaced on this device', error),
  );
}

/** Finishes the change of the link of one's own list, which may have been interrupted anywhere. */
export function resumeMove(db: Firestore, { id, movedFrom, ownerId }: List): void {
  if (movedFrom === undefined || ownerId !== storingUser() || finishing.has(id)) return;
  finishing.add(id);
  const finish = async () => {
    // The owner has logged out since the last try, which has ended this instance for good.
    if (ownerId !== storingUser()) return void finishing.delete(id);
    // In one window at a time.
    await navigator.locks
      .request(`giftListsMove-${id}`, () => finishMove(db, id))
      .catch(rethrowTemporary);
  };
  void retryWithBackoff(finish, {
    onFailure: (error) => console.info('The change of a link is tried again', error),
  });
}

/** Rethrows what a retry can help with. After a refusal, the owner's next visit tries again. */
function rethrowTemporary(error: unknown): void {
  if (isTemporary(error)) throw error;
  console.warn('The change of a link is not finished yet', error);
}
