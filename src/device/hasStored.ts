import { readText, STORAGE, suffixesOf } from '../lib/storage.ts';

/** Whether something is stored at all: if not, a page need not load the modules that read it. */

/** Whether something was marked on this device. */
export function hasStoredMarks(): boolean {
  return suffixesOf(STORAGE.mark).length > 0;
}

/** Whether this tab has writes whose outcome is not known yet. */
export function hasStoredAttempts(): boolean {
  return readText(STORAGE.attempts) !== null;
}
