import { readText, STORAGE, suffixesOf } from '../lib/storage.ts';

/** What first screens ask about stored entries, without the modules that read them. */

/** Whether something was marked on this device. */
export function hasStoredMarks(): boolean {
  return suffixesOf(STORAGE.mark).length > 0;
}

/** Whether this tab has writes whose outcome is not known yet. */
export function hasStoredAttempts(): boolean {
  return readText(STORAGE.attempts) !== null;
}
