import type { Firestore } from 'firebase/firestore';
import { listRef } from './converters.ts';
import { toAppError, type AppError, type AppErrorCode } from '../model/errors.ts';
import { sanitizeDisplayName } from './lists.ts';
import { listsOf } from './members.ts';
import { changeList } from './transactions.ts';

/**
 * Writes a user's new display name to `memberInfo` of all their lists. Lists that refuse it keep the
 * old name: nobody can change a list of an older shape (decision 014), and a list that the user has
 * left, or was removed from, meanwhile need not change.
 * @throws the first other failure, after all lists were tried; a retry is safe
 */
export async function renameMember(db: Firestore, uid: string, displayName: string): Promise<void> {
  const name = sanitizeDisplayName(displayName);
  const failures: AppError[] = [];
  for (const { id: listId } of await listsOf(db, uid)) {
    try {
      // One list at a time, to limit the load on the server.
      await changeList(db, listId, ({ tx, list }) => {
        const memberInfo = list.memberInfo.map((member) =>
          member.uid === uid ? { uid, displayName: name } : member,
        );
        if (JSON.stringify(memberInfo) === JSON.stringify(list.memberInfo)) return;
        tx.update(listRef(db, listId), { memberInfo });
      });
    } catch (error) {
      const failure = toAppError(error);
      if (KEEPS_OLD_NAME.has(failure.code)) console.info('A list keeps the old name', failure);
      else failures.push(failure);
    }
  }
  if (failures[0]) throw failures[0];
}

const KEEPS_OLD_NAME = new Set<AppErrorCode>(['permission-denied', 'not-found', 'list-private']);
