import { createWatchers } from '../lib/watchers.ts';

/**
 * Lists whose listener is paused. Each write to a list sends the whole list to everybody who listens,
 * so a page that adds hundreds of items would receive the growing list hundreds of times.
 */
const paused = new Map<string, number>();
const watchers = createWatchers();

/** Pauses the listener of a list on this page. @returns resumes it */
export function pauseList(listId: string): () => void {
  count(listId, 1);
  return () => count(listId, -1);
}

/** Whether the listener of a list is paused on this page. */
export function isListPaused(listId: string): boolean {
  return paused.has(listId);
}

/** Calls back when a list was paused or resumed. @returns stops watching */
export const watchPauses = watchers.watch;

function count(listId: string, change: 1 | -1): void {
  const pauses = (paused.get(listId) ?? 0) + change;
  if (pauses > 0) paused.set(listId, pauses);
  else paused.delete(listId);
  watchers.notify();
}
