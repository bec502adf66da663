import { readJson, readText, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';
import { isDocumentData } from '../model/serializers.ts';

/**
 * Writes whose outcome is not known yet, kept for this tab: after a lost answer, and after a reload,
 * the same thing is then looked up and done once. Each is known by what it is about.
 */

/** What is being done right now in this window. */
const running = new Set<string>();

/** Notes that something is being done, with what is needed to do it again. */
export function keepAttempt(what: string, value: unknown): void {
  running.add(what);
  write({ ...read(), [what]: value });
}

/** No answer came: the note stays. */
export function leaveAttempt(what: string): void {
  running.delete(what);
}

/** The outcome is known. */
export function endAttempt(what: string): void {
  running.delete(what);
  const { [what]: ended, ...others } = read();
  if (ended !== undefined) write(others);
}

/** What was noted of an earlier attempt at this; undefined when there was none. */
export function attemptAt(what: string): unknown {
  return read()[what];
}

/** Attempts whose description begins like this and that nobody is waiting for any more. */
export function openAttempts(beginning: string): [what: string, value: unknown][] {
  return Object.entries(read()).filter(
    ([what]) => what.startsWith(beginning) && !running.has(what),
  );
}

/** Whether there is anything to look up: nearly always there is not. */
export function hasAttempts(): boolean {
  return readText(STORAGE.attempts) !== null;
}

/** Forgets all of them: who did them has signed out. */
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
