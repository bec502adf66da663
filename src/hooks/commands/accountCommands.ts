/** The end of an account, for the modal that brings it along (see `listCommands`). */
export { deleteAccount, lookAtLists } from '../../data/deleteAccount.ts';
