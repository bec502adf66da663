import { onSnapshot, serverTimestamp, type Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import { userFromAccount, type AuthAccount, type UserRecord } from '../model/user.ts';
import { userFrom, userRef } from './converters.ts';
import { AppError } from '../model/errors.ts';
import { keepListening } from './keepListening.ts';
import { runTransactionWithRetry } from './transactions.ts';

/**
 * The user's own record (§3), live; null when it does not exist, which is certain only when the snapshot is
 * not from the cache.
 * @returns ends the subscription
 */
export function subscribeToUser(
  db: Firestore,
  uid: string,
  onRecord: (record: UserRecord | null, meta: { fromCache: boolean }) => void,
  onError: (error: AppError) => void,
): () => void {
  return keepListening(
    (onFailure) =>
      onSnapshot(
        userRef(db, uid),
        // Without it, the server's confirmation that a record does not exist would not be reported.
        { includeMetadataChanges: true },
        (snapshot) => onRecord(userFrom(snapshot), { fromCache: snapshot.metadata.fromCache }),
        onFailure,
      ),
    onError,
  );
}

/**
 * Creates the user record on first login (§4 Session), with the name fallbacks and the server's
 * time. An existing record (another window was first) is left unchanged.
 * @param options.isTyped the user has just typed the account's name: it is written to an existing
 *   record too
 */
export async function createUser(
  db: Firestore,
  account: AuthAccount,
  { isTyped = false }: { isTyped?: boolean } = {},
): Promise<void> {
  const { firstName, lastName, displayName } = userFromAccount(account);
  const names = {
    name: bounded(displayName),
    firstName: bounded(firstName),
    lastName: bounded(lastName),
    displayName: bounded(displayName),
  };
  await runTransactionWithRetry(db, async (tx) => {
    const ref = userRef(db, account.uid);
    if ((await tx.get(ref)).exists()) {
      if (isTyped) tx.update(ref, names);
      return;
    }
    tx.set(ref, {
      uid: account.uid,
      email: account.email,
      createdAt: serverTimestamp(),
      provider: account.provider,
      ...names,
    });
  });
}

/** The fields of their record that a user may change; the e-mail only to the account's own. */
type UserChanges = Partial<
  Pick<UserRecord, 'firstName' | 'lastName' | 'displayName' | 'name' | 'email' | 'provider'>
>;

/** Updates some fields of the user's own record. Throws AppError 'not-found' when it does not exist. */
export async function updateUser(db: Firestore, uid: string, changes: UserChanges): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const ref = userRef(db, uid);
    if (!(await tx.get(ref)).exists()) throw new AppError('not-found');
    tx.update(ref, { ...changes });
  });
}

function bounded(name: string): string {
  return cleanName(name, LIMITS.personName);
}
