import { startTransition } from 'react';
import { afterNextPaint } from './scheduling.ts';

/**
 * Makes a change of state that takes a while, as a transition, after the frame in which the finger
 * gets its answer.
 */
export function deferUpdate(change: () => void): void {
  void afterNextPaint().then(() => startTransition(change));
}
