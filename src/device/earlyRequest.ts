import { idle, afterFirstPaint } from '../lib/scheduling.ts';

/**
 * The request for a public list that was made before any code was there: a small inline script of
 * that page (scripts/prerender) asks Firestore's REST interface for the list while the app is still
 * on its way. `earlyList.ts` makes a list of it. Nothing depends on it: without an answer the live
 * listener brings the list.
 */

/** What the inline script leaves: which page it asked for, and the document, or a status, or 0. */
interface EarlyRequest {
  path: string;
  answer: Promise<unknown>;
}

declare global {
  interface Window {
    earlyList?: EarlyRequest;
  }
}

/** Milliseconds after which a slow answer no longer holds up the live listener. */
const PATIENCE_MS = 2_500;

/** Milliseconds that the skeleton in the HTML may stand while the answer is on its way. */
const SKELETON_TIMEOUT_MS = 1_000;

const request = typeof window === 'undefined' ? undefined : window.earlyList;

/** The path of the page that has asked; '' when none has. */
export const askingPath = request?.path ?? '';

let arrived: unknown;

/** After the live listener has spoken. */
let isOld = false;

const answer = request?.answer.then((body) => {
  if (!isOld) arrived = body;
  return body;
});

/**
 * The answer's body, when it comes: a document, or a status, or 0. Undefined: nobody has asked, or
 * the answer is old.
 */
export function earlyBody(): Promise<unknown> | undefined {
  return isOld ? undefined : answer;
}

/** The answer's body if it has arrived. */
export function earlyBodyNow(): unknown {
  return arrived;
}

/** After the live listener has spoken, the early answer is old. */
export function forgetEarlyAnswer(): void {
  isOld = true;
  arrived = undefined;
}

/**
 * Waits for the early answer, if one was asked for and it does not take too long. Resolves without
 * delay on all pages that have asked for nothing yet.
 */
export async function earlyAnswerOrTimeout(): Promise<void> {
  if (answer) await Promise.race([answer, wait(SKELETON_TIMEOUT_MS)]);
}

let firstScreen: Promise<void> | undefined;

/**
 * Resolves when the page has nothing more urgent to do than to load an SDK: once its first screen is
 * painted, which on a public list is the early answer, unless that has failed or takes too long. All
 * who wait go on together: Firestore that starts before Auth would listen twice.
 */
export function afterFirstScreen(): Promise<void> {
  firstScreen ??= answer ? earlyListShown(answer) : afterFirstPaint();
  return firstScreen;
}

async function earlyListShown(body: Promise<unknown>): Promise<void> {
  const shown = body.then((early) => (typeof early === 'object' ? idle() : undefined));
  await Promise.race([shown, wait(PATIENCE_MS)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
