import { endAttempt, findAttempt, storeAttempt } from '../../device/attempts.ts';
import { toAppError } from '../../model/errors.ts';

/**
 * Creates something under an id that is stored before it is sent. When the response is lost, the next
 * attempt with this key has the same id, also after a reload, and creates nothing twice. The caller ends
 * the attempt (`endAttempt`) when no retry can need the id any more.
 * @param key what is created, in words
 * @param create must succeed when an earlier attempt has created it, which `isRetry` says is possible
 * @returns the id
 */
export async function createOnce<Id>(
  key: string,
  ids: { newId: () => Id; isId: (stored: unknown) => stored is Id },
  create: (id: Id, isRetry: boolean) => Promise<unknown>,
): Promise<Id> {
  const stored = findAttempt(key);
  const isRetry = ids.isId(stored);
  const id = isRetry ? stored : ids.newId();
  storeAttempt(key, id);
  try {
    await create(id, isRetry);
    return id;
  } catch (error) {
    if (toAppError(error).code !== 'permission-denied') throw error;
    // Nothing can be created under this id. If an earlier attempt had created it, that was deleted, used
    // or has expired meanwhile, and this is another one.
    endAttempt(key);
    if (isRetry) return createOnce(key, ids, create);
    throw error;
  }
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string';
