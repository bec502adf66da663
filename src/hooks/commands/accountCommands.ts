/** The end of an account, for the modal that brings it along (see `listCommands`). */
export { deleteAccount, getDeletionPlan } from '../../data/account/deleteAccount.ts';
