import { endAttempt, findAttempt, storeAttempt } from '../../device/attempts.ts';
import { toAppError } from '../../model/errors.ts';

/**
 * Creates something under an id that is stored before it is sent. When the response is lost, the next
 * attempt with this key has the same id, also after a reload, and creates nothing twice. The caller ends
 * the attempt (`endAttempt`) when no retry can need the id any more.
 * @param key what is created, in words
 * @param create must succeed when an earlier attempt has created it, which `isRetry` says is possible
 * @param known the id of the form's earlier attempt, which holds where nothing can be stored
 * @returns the id
 */
export async function createOnce<Id>(
  key: string,
  ids: { newId: () => Id; isId: (stored: unknown) => stored is Id },
  create: (id: Id, isRetry: boolean) => Promise<unknown>,
  known: Id | null = null,
): Promise<Id> {
  const createAs = async (id: Id, isRetry: boolean): Promise<Id> => {
    storeAttempt(key, id);
    try {
      await create(id, isRetry);
      return id;
    } catch (error) {
      // Nothing can be created under this id.
      if (isRefusal(error)) endAttempt(key);
      throw error;
    }
  };
  const stored = findAttempt(key);
  const earlier = known ?? (ids.isId(stored) ? stored : null);
  if (earlier !== null) {
    try {
      return await createAs(earlier, true);
    } catch (error) {
      // If an earlier attempt had created it, that was deleted, used or has expired meanwhile, and this is another one.
      if (!isRefusal(error)) throw error;
    }
  }
  return createAs(ids.newId(), false);
}

const isRefusal = (error: unknown): boolean => toAppError(error).code === 'permission-denied';

/** For ids that are texts. */
export const isText = (stored: unknown): stored is string => typeof stored === 'string';
