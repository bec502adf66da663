/**
 * Messages about success, refusal and failure that every page may show. Messages of a single feature
 * or of forms have their own files, because every page loads this one. Texts marked with a section
 * are exact texts of the specification; the others cover cases that it leaves open.
 */
export const MESSAGES = {
  // §8 Error catalogue
  passwordFailed: 'Failed to update password.',
  profileFailed: 'Failed to update profile.',

  // §2 Screens
  noLists: 'Get started by creating a list!',
  noItems: 'No items yet',
  listMissing: 'List not found',
  signedOutOfList: 'You must be logged in to view this list.',

  // What the specification leaves open
  pasteLink: "Paste a product link and we'll fill in the details.",
  howToMark: 'Bought something? Mark it so no one buys it twice. No account needed.',
  onlyMembersSee: 'This list is private: only its members see it.',
} as const;

const UNKNOWN = 'Something went wrong. Please try again.';
const NOT_ALLOWED =
  'You are not allowed to do that. The list may have changed; reload to see it as it is now.';

/** What each kind of failure says, unless the error has a message of its own. */
export const ERROR_MESSAGES = {
  offline: 'You seem to be offline. Check your connection and try again.',
  unanswered: 'The connection was lost before the answer came. Try again: nothing is done twice.',
  'permission-denied': NOT_ALLOWED,
  'not-found': 'This list is gone. It may have been deleted.',
  'list-private': 'This list is private now',
  'list-moved': 'This list has a new link now. Please try again.',
  'item-missing': 'This item is gone. It may have been deleted a moment ago.',
  contention: 'Many people are changing this list right now. Please try again.',
  busy: 'The service is busy right now. Please try again in a minute.',
  'list-full': 'This list is full. Delete an item before adding another.',
  'list-too-large': 'This list has reached its size limit. Shorten some notes or delete an item.',
  'members-full': 'This list has reached its limit of members.',
  'item-full': 'This item already has the most names it can hold.',
  'invite-invalid': 'This invite is not valid.',
  'invite-used': 'This invite was already used, or was revoked.',
  'invite-expired': 'This invite has expired.',
  'owner-cannot-leave': 'The owner cannot leave a list, only delete it.',
  'already-marked': 'This name is already on the item.',
  archived: 'This list is archived. Nothing can be marked anymore.',
  'marked-meanwhile': NOT_ALLOWED,
  'too-many-pieces': UNKNOWN,
  'changed-meanwhile': NOT_ALLOWED,
  auth: UNKNOWN,
  'email-in-use': UNKNOWN,
  // §8
  google: 'Google sign-in failed. Please try again.',
  'name-unsaved':
    'Your account was created, but your name was not saved. Please enter it in Account Settings.',
  'turned-away': "This shop doesn't let us read its pages.",
  'not-loaded': 'This could not be loaded. Reload the page and try again.',
  cancelled: UNKNOWN,
  unknown: UNKNOWN,
} as const;
