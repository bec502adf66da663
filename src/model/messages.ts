/**
 * Every sentence the product says about success, refusal and failure, once. The texts marked with a
 * section are the specification's and exact; the others are ours, for cases it leaves open.
 */
export const MESSAGES = {
  // §5 Validation rules
  listNameRequired: 'List name is required',
  itemNameRequired: 'Item Name is required',
  urlRequired: 'URL is required',
  urlInvalid: 'Enter a valid URL',
  emailRequired: 'Email is required',
  passwordsDiffer: 'New passwords do not match.',
  nameRequired: 'Name is required',
  passwordRequired: 'Password is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailInvalid: 'Enter a valid email address',
  priceInvalid: 'Enter a price like 24.99, or leave it empty',
  imageUrlInvalid: 'Enter a valid image URL, or leave it empty',
  purchaserNameRequired: 'Your name is required',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',

  // §8 Error catalogue
  googleFailed: 'Google sign-in failed. Please try again.',
  passwordFailed: 'Failed to update password.',
  passwordUpdated: 'Password updated successfully!',
  profileUpdated: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile.',
  inviteFailed: 'Failed to create invite link.',
  inviteCreated: 'Invite link created!',

  // §2 Screens
  noLists: 'Get started by creating a list!',
  noItems: 'No items yet',
  listMissing: 'List not found',
  signedOutOfList: 'You must be logged in to view this list.',

  // What the specification leaves open
  offline: 'You seem to be offline. Check your connection and try again.',
  offlineMark: 'You are offline. Marking needs a connection, so that nobody buys the same gift.',
  refused:
    'You are not allowed to do that. The list may have changed; reload to see it as it is now.',
  missing: 'This list is gone. It may have been deleted.',
  itemMissing: 'This item is gone. It may have been deleted a moment ago.',
  contention: 'Many people are changing this list right now. Please try again.',
  listFull: 'This list is full. Delete an item before adding another.',
  listHeavy: 'This list has reached its size limit. Shorten some notes or delete an item.',
  membersFull: 'This list has reached its limit of members.',
  itemFull: 'This item already has the most names it can hold.',
  inviteInvalid: 'This invite has expired, was already used or was revoked.',
  ownerCannotLeave: 'The owner cannot leave a list, only delete it.',
  alreadyMarked: 'This name is already on the item.',
  unknown: 'Something went wrong. Please try again.',
  unsentLost: 'What was not yet sent from this device is lost.',
  autoFillNothing: 'We could not read that page. You can fill in the details yourself.',
  resetSent: 'If there is an account for that address, an e-mail with a link is on its way.',
  emailChangeSent:
    'We sent a link to your new address. Your e-mail changes once you confirm it there.',
  googleAccount: 'You sign in with Google, so your e-mail and password are managed there.',
} as const;

/** "… is too long" with its bound, for any text field. */
export function tooLong(label: string, limit: number): string {
  return `${label} can be at most ${limit.toLocaleString('en-US')} characters`;
}
