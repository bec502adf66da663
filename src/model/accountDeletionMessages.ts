/** What the deletion of an account says; see exchangeMessages.ts for why it is apart. */
export const ACCOUNT_DELETION_MESSAGES = {
  wordNeeded: 'Type DELETE, in capital letters',
  listsChanged: 'Your lists have changed meanwhile. Look at them again before you go on.',
  notRecent: 'Your sign-in is too long ago. Log out, log in again, and go on from here.',
  accountKept:
    'Your lists and your profile are gone, but your sign-in could not be removed. Try again.',
  deleted: 'Your account is deleted. Thank you for having been here.',
} as const;

/** A step that failed: what was done before stays done, and trying again goes on from here. */
export function stoppedAt(list: string, why: string): string {
  return `Stopped at “${list}”. ${why} Trying again goes on from here.`;
}
