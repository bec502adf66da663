/**
 * What forms say, apart from messages.ts because only they need it. The texts marked with a section
 * are the specification's and exact; the others are ours, for cases it leaves open.
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
  quantityInvalid: 'Enter a whole number from 1 to 99',
  dayInvalid: 'Enter a day, or leave it empty',
  priceInvalid: 'Enter a price like 24.99, or leave it empty',
  imageUrlInvalid: 'Enter a valid image URL, or leave it empty',
  imageUrlPrivate: 'This picture is on a private network. Enter one on the web, or leave it empty',
  purchaserNameRequired: 'Your name is required',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  autoFillNothing: 'We could not read that page. You can fill in the details yourself.',
  resetSent: 'If there is an account for that address, an e-mail with a link is on its way.',
  emailChangeSent:
    'We sent a link to your new address. Your e-mail changes once you confirm it there.',
  emailChanging: 'Your names are not saved. We sent a link to your new e-mail address.',
  sessionEnded:
    'You have been signed out. Log in again to go on. What was not yet sent is still on this device.',
  googleAccount: 'You sign in with Google, so your e-mail and password are managed there.',

  // §8 Error catalogue
  passwordUpdated: 'Password updated successfully!',
  profileUpdated: 'Profile updated successfully!',
  inviteCreated: 'Invite link created!',
} as const;

/** Beside a name with characters that nobody sees, or that turn the writing around. */
export function hiddenCharacters(label: string): string {
  return `${label} has characters that cannot be seen. Type it again without them`;
}

/** The Account page: the names were saved, the e-mail was not, and why. */
export function emailNotChanged(why: string, namesSaved: boolean): string {
  return `${namesSaved ? 'Your names are saved, your' : 'Your'} e-mail is not changed: ${why}`;
}

/** "… is too long" with its bound, for any text field. */
export function tooLong(label: string, limit: number): string {
  return `${label} can be at most ${limit.toLocaleString('en-US')} characters`;
}
