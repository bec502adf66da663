import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';
import { isDocumentData } from '../model/deserializers.ts';

/**
 * Writes whose outcome is not known yet, stored for this tab. After a lost response or a reload, a
 * retry finds the earlier attempt and does not write twice. The key describes what is written.
 */

/** The keys of attempts whose response this window still waits for. */
const running = new Set<string>();

/** Stores the data that a retry needs, e.g. the id of what is created. */
export function storeAttempt(key: string, value: unknown): void {
  write({ ...read(), [key]: value });
}

/**
 * As `storeAttempt`, for a mark: `openAttempts` leaves it out until `setUnanswered`, because the response comes to
 * the form that waits for it, which a listener may precede.
 */
export function startAttempt(key: string, value: unknown): void {
  running.add(key);
  storeAttempt(key, value);
}

/** The attempt ended without a response: its entry stays for a retry. */
export function setUnanswered(key: string): void {
  running.delete(key);
}

/** The outcome is known: removes the entry. */
export function endAttempt(key: string): void {
  running.delete(key);
  const { [key]: ended, ...others } = read();
  if (ended !== undefined) write(others);
}

/** The data of an earlier attempt; undefined when there was none. */
export function findAttempt(key: string): unknown {
  return read()[key];
}

/** The attempts with this key prefix that are not running. */
export function openAttempts(beginning: string): [key: string, value: unknown][] {
  return Object.entries(read()).filter(([key]) => key.startsWith(beginning) && !running.has(key));
}

/** Removes all attempts, because their user has signed out. */
export function clearAttempts(): void {
  running.clear();
  write({});
}

function read(): Record<string, unknown> {
  const attempts = readJson(STORAGE.attempts);
  return isDocumentData(attempts) ? attempts : {};
}

function write(attempts: Record<string, unknown>): void {
  if (Object.keys(attempts).length === 0) removeEntry(STORAGE.attempts);
  else writeJson(STORAGE.attempts, attempts);
}
