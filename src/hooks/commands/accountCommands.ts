/** Commands of the account deletion, imported only by its modal (see `listCommands.ts`). */
export { deleteAccount, getDeletionPlan } from '../../data/account/deleteAccount.ts';
