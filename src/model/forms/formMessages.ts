import { LIMITS } from '../limits.ts';

/**
 * Messages of forms, separate from messages.ts because only forms need them. Texts marked with a
 * section are exact texts of the specification; the others cover cases that it leaves open.
 */
export const FORM_MESSAGES = {
  // §5 Validation rules
  listNameRequired: 'List name is required',
  itemNameRequired: 'Item Name is required',
  urlRequired: 'URL is required',
  urlInvalid: 'Enter a valid URL',
  emailRequired: 'Email is required',
  passwordsDiffer: 'New passwords do not match.',

  // What the specification leaves open
  nameRequired: 'Name is required',
  passwordRequired: 'Password is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailInvalid: 'Enter a valid email address',
  halfTyped: 'Complete this, or leave it empty',
  quantityInvalid: `Enter 1 to ${LIMITS.quantity}`,
  dayInvalid: 'Enter a day, or leave it empty',
  personInvalid: `Enter a name of 1 to ${LIMITS.listPersonName} characters`,
  priceInvalid: 'Enter a price like 24.99, or leave it empty',
  currencyGuessed: "The shop's page does not say which currency. Check it.",
  imageUrlInvalid: 'Enter a valid image URL, or leave it empty',
  imageUrlPrivate: 'This picture is on a private network. Enter one on the web, or leave it empty',
  purchaserNameRequired: 'Your name is required',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  pageUnreadable: "We couldn't read this page. Enter a name.",
  pageUnreadableNamed: "We couldn't read this page. Check the name.",
  offline: 'You are offline. Enter a name.',
  offlineNamed: 'You are offline. Check the name.',
  refreshFailed: "We couldn't read this page. Nothing was changed.",
  refreshOffline: 'You are offline. Nothing was changed.',
  alreadyOnList: 'Already on this list',
  resetSent: 'If there is an account for that address, an e-mail with a link is on its way.',
  emailChangeSent:
    'We sent a link to your new address. Your e-mail changes once you confirm it there.',
  emailChanging: 'Your name was not saved. We sent a link to your new e-mail address.',
  sessionEnded:
    'You have been logged out. Log in again to continue. Unsent changes are still on this device.',
  arrivedToJoin: 'Log in or sign up to join the list you were invited to.',
  arrivedToAdd: 'Log in or sign up to add this item to your list.',
  arrivedToImport: 'Log in or sign up to import this wish list.',
  ownAddress: 'This is your own address. You are on this list already.',
  googleAccount: 'You sign in with Google, so your e-mail and password are managed there.',

  // §8 Error catalogue
  passwordUpdated: 'Password updated successfully!',
  profileUpdated: 'Profile updated successfully!',
  inviteCreated: 'Invite link created!',
  inviteFailed: 'Failed to create invite link.',
  inviteMisdated:
    'Failed to create invite link. The clock of this device is wrong. Set its date and time, then try again.',
} as const;

/** Error of a name that has invisible characters or changes the writing direction. */
export function hiddenCharacters(label: string): string {
  return `${label} has characters that cannot be seen. Type it again without them`;
}

/** Error of the Account page: why the e-mail was not changed, and whether the names were saved. */
export function emailNotChanged(why: string, namesSaved: boolean): string {
  return `${namesSaved ? 'Your name was saved, but your' : 'Your'} e-mail was not changed: ${why}`;
}

/** A submit waited for the shop's page, and something was typed meanwhile. */
export function submitInterrupted(done: string, button: string): string {
  return `Not ${done} yet. Press ${button} when you're done.`;
}

/** Error of a text that is longer than its limit. */
export function tooLong(label: string, limit: number): string {
  return `${label} can be at most ${limit.toLocaleString('en-US')} characters`;
}
