import { startTransition } from 'react';
import { nextFrame } from './scheduling.ts';

/**
 * Makes a change of state that takes a while, as a transition, after the frame in which the finger
 * gets its answer.
 */
export function afterAnswer(change: () => void): void {
  void nextFrame().then(() => startTransition(change));
}
