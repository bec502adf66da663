/** Messages of the account deletion; see importExportMessages.ts for why they have their own file. */
export const ACCOUNT_DELETION_MESSAGES = {
  wordNeeded: 'Type DELETE, in capital letters',
  listsChanged: 'Your lists have changed in the meantime. Look at them again before you continue.',
  notRecent: 'You signed in too long ago. Log out, log in again, and continue from here.',
  accountKept:
    'Your lists and your profile are gone, but your sign-in could not be removed. Try again.',
  deleted: 'Your account is deleted. Thank you for using Giftlists.',
} as const;

/** A step failed: earlier steps stay done, and a retry continues at this one. */
export function stoppedAt(list: string, why: string): string {
  return `Stopped at “${list}.” ${why} Trying again continues from here.`;
}
