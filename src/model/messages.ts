/**
 * Messages about success, refusal and failure that every page may show. Messages of a single feature
 * or of forms have their own files, because every page loads this one. Texts marked with a section
 * are exact texts of the specification; the others cover cases that it leaves open.
 */
export const MESSAGES = {
  // §8 Error catalogue
  googleFailed: 'Google sign-in failed. Please try again.',
  passwordFailed: 'Failed to update password.',
  profileFailed: 'Failed to update profile.',

  // §2 Screens
  noLists: 'Get started by creating a list!',
  noItems: 'No items yet',
  listMissing: 'List not found',
  listPrivate: 'This list is private now',
  signedOutOfList: 'You must be logged in to view this list.',

  // What the specification leaves open
  pasteLink: "Paste a product link and we'll fill in the details.",
  howToMark: 'Bought something? Mark it so no one buys it twice. No account needed.',
  onlyMembersSee: 'This list is private: only its members see it.',
  offline: 'You seem to be offline. Check your connection and try again.',
  notLoaded: 'This could not be loaded. Reload the page and try again.',
  unanswered: 'The connection was lost before the answer came. Try again: nothing is done twice.',
  permissionDenied:
    'You are not allowed to do that. The list may have changed; reload to see it as it is now.',
  missing: 'This list is gone. It may have been deleted.',
  listMoved: 'This list has a new link now. Please try again.',
  itemMissing: 'This item is gone. It may have been deleted a moment ago.',
  contention: 'Many people are changing this list right now. Please try again.',
  busy: 'The service is busy right now. Please try again in a minute.',
  listFull: 'This list is full. Delete an item before adding another.',
  listTooLarge: 'This list has reached its size limit. Shorten some notes or delete an item.',
  membersFull: 'This list has reached its limit of members.',
  itemFull: 'This item already has the most names it can hold.',
  inviteUsed: 'This invite was already used, or was revoked.',
  inviteExpired: 'This invite has expired.',
  inviteInvalid: 'This invite is not valid.',
  ownerCannotLeave: 'The owner cannot leave a list, only delete it.',
  alreadyMarked: 'This name is already on the item.',
  archived: 'This list is archived. Nothing can be marked anymore.',
  turnedAway: "This shop doesn't let us read its pages.",
  unknown: 'Something went wrong. Please try again.',
  nameUnsaved:
    'Your account was created, but your name was not saved. Please enter it in Account Settings.',
} as const;
