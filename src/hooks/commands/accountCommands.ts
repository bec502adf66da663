import { readDeletionPlan } from '../../data/account/accountDeletion.ts';
import { withDb } from '../../data/firestore.ts';

/** Commands of the account deletion, imported only by its modal (see `listCommands.ts`). */
export { deleteAccount } from '../../data/account/deleteAccount.ts';
export const getDeletionPlan = withDb(readDeletionPlan);
