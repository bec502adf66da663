/**
 * Writes whose outcome is not known yet, kept for this tab: after a lost answer, and after a reload,
 * the same thing is then looked up and done once. Each is known by what it is about.
 */

const KEY = 'giftListsAttempts';

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

/** Forgets all of them: who did them has signed out. */
export function clearAttempts(): void {
  running.clear();
  write({});
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch (error) {
    console.warn('Attempts without an answer could not be read', error);
    return {};
  }
}

function write(attempts: Record<string, unknown>): void {
  try {
    if (Object.keys(attempts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(attempts));
  } catch (error) {
    console.warn('Attempts without an answer could not be written', error);
  }
}
