import { earlyAnswerOrPatience } from '../data/earlyList.ts';

/**
 * Before the first rendering: the HTML shows the shape of a list already, and to draw that again
 * just before the list itself comes would be twice the work. Resolves without delay on all pages
 * that have asked for nothing yet.
 */
export function firstAnswer(): Promise<void> {
  return earlyAnswerOrPatience();
}
