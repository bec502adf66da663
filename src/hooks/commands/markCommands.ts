import * as removedMarks from '../../data/removedMarks.ts';
import { db, listenWithDb, withDb } from '../../data/firestore.ts';
import * as lists from '../../data/lists.ts';
import * as purchases from '../../data/purchases.ts';
import { endAttempt, findAttempt, startAttempt, setUnanswered } from '../../device/attempts.ts';
import { forgetMarks, myMarkOf, rememberMark } from '../../device/myMarks.ts';
import { isTemporary, isUnanswered, toAppError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/marks/mark.ts';

/**
 * Commands on purchases: marking items, taking marks back, and names that others took off (see
 * `listCommands.ts`).
 */

export const makeRoom = withDb(purchases.makeRoom);
export const removePurchasers = withDb(purchases.removePurchasers);
export const restoreRemovedMarks = withDb(removedMarks.restoreRemovedMarks);
export const discardRemovedMarks = withDb(removedMarks.discardRemovedMarks);
export const discardAllRemovedMarks = withDb(removedMarks.discardAllRemovedMarks);
export const discardUnseenMarks = withDb(removedMarks.discardUnseenMarks);
export const watchRemovedMarks = listenWithDb(removedMarks.subscribeToRemovedMarks);

/**
 * Adds a purchaser to the item (§4 Item purchase), or increases their number of pieces; anyone may.
 * The mark is stored on this device.
 * @param mark the item, the name and the number of pieces
 * @param options.known the names that the user has seen on the item; null: no check for new ones
 * @param options.hidden the purchases are hidden from the user
 * @param attempt one object for all attempts of a form: a mark whose response was lost is found again
 */
export async function markPurchased(
  mark: Mark,
  options: { known: readonly string[] | null; hidden: boolean },
  attempt: MarkAttempt,
): Promise<void> {
  const { listId, itemId, pieces } = mark;
  const name = mark.name.trim();
  const key = `mark ${listId} ${itemId} ${name}`;
  const had = attempt.get(name) ?? hadBefore(findAttempt(key));
  let isSent = false;
  const onSending = (now: number) => {
    isSent = true;
    attempt.set(name, now);
    startAttempt(key, { mark: { ...mark, name }, had: now });
  };
  try {
    const known = options.hidden ? (myMarkOf({ listId, itemId, name })?.pieces ?? 0) : 0;
    const total = await purchases.markPurchased(db, listId, itemId, name, {
      pieces,
      ...options,
      had,
      onSending,
    });
    rememberMark({ ...mark, name, pieces: known + total });
  } catch (error) {
    // A failure before anything was sent says nothing about an earlier attempt.
    if (isUnanswered(error) || (!isSent && isTemporary(error))) setUnanswered(key);
    else {
      endAttempt(key);
      // The write was refused, so pieces under this name at the next attempt come from elsewhere. If
      // nothing was sent, an earlier attempt may still have succeeded.
      if (isSent) attempt.delete(name);
    }
    throw error;
  }
  endAttempt(key);
}

/** By purchaser's name: how many pieces they had before an attempt whose outcome is unknown. */
export type MarkAttempt = Map<string, number>;

function hadBefore(stored: unknown): number | null {
  return (stored as { had?: number } | undefined)?.had ?? null;
}

/** Removes the name of one of this device's marks from its item, and the mark from this device. */
export async function takeMarkBack({ listId, itemId, name }: Mark): Promise<void> {
  await purchases.removePurchasers(db, listId, itemId, [name]);
  forgetMarks(listId, itemId, name);
}

/** Removes one of this device's marks; the item is not changed. @returns puts it back */
export function forgetMark({ listId, itemId, name }: Mark): () => void {
  return forgetMarks(listId, itemId, name);
}

/** Removes all purchasers of the item (§4 Item purchase); anyone may. */
export async function unmarkPurchased(listId: string, itemId: string): Promise<void> {
  await purchases.unmarkPurchased(db, listId, itemId);
  forgetMarks(listId, itemId);
}

/**
 * Reads lists from the server.
 * @returns by id: the list, or null when it is gone. A list that could not be read is left out
 */
export async function readLists(ids: readonly string[]): Promise<Map<string, List | null>> {
  const found = new Map<string, List | null>();
  const read = async (id: string) => {
    try {
      found.set(id, await lists.readList(db, id));
    } catch (error) {
      if (toAppError(error).code === 'not-found') found.set(id, null);
      else console.info('A list could not be read', error);
    }
  };
  await Promise.all(ids.map(read));
  return found;
}
