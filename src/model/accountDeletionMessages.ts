/** Messages of the account deletion; see importExportMessages.ts for why they have their own file. */
export const ACCOUNT_DELETION_MESSAGES = {
  wordNeeded: 'Type DELETE, in capital letters',
  listsChanged: 'Your lists have changed meanwhile. Look at them again before you go on.',
  notRecent: 'Your sign-in is too long ago. Log out, log in again, and go on from here.',
  accountKept:
    'Your lists and your profile are gone, but your sign-in could not be removed. Try again.',
  deleted: 'Your account is deleted. Thank you for having been here.',
} as const;

/** A step failed: earlier steps stay done, and a retry continues at this one. */
export function stoppedAt(list: string, why: string): string {
  return `Stopped at “${list}.” ${why} Trying again goes on from here.`;
}
