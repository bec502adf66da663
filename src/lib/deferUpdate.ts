import { startTransition } from 'react';
import { afterNextPaint } from './scheduling.ts';

/**
 * Runs a slow state update as a transition after the next paint, so that the browser first shows the
 * response to the input, e.g. a pressed button.
 */
export function deferUpdate(change: () => void): void {
  void afterNextPaint().then(() => startTransition(change));
}
