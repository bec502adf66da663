import { runWithTimeout } from '../../lib/loading/runWithTimeout.ts';
import { afterFirstPaint } from '../../lib/scheduling.ts';

/**
 * The early request of a public list: a small inline script of that page (scripts/prerender) requests
 * the list from Firestore's REST API while the app is still loading. `earlyList.ts` parses the
 * response. It is only an optimization: without a response the live listener delivers the list.
 */

/** What the inline script provides: the page's path, and the document, an HTTP status, or 0 for no answer. */
interface EarlyRequest {
  path: string;
  answer: Promise<unknown>;
}

declare global {
  interface Window {
    earlyList?: EarlyRequest;
  }
}

/** Longest time in milliseconds that the live listener waits for the early response. */
const LISTENER_TIMEOUT_MS = 2_500;

/** Longest time in milliseconds that the prerendered skeleton stays while waiting for the response. */
const SKELETON_TIMEOUT_MS = 1_000;

const request = typeof window === 'undefined' ? undefined : window.earlyList;

/** The path of the page that made the request; '' when there was no request. */
export const requestPath = request?.path ?? '';

let arrived: unknown;

/** Set once the live listener has delivered the list. */
let isOld = false;

const answer = request?.answer.then((body) => {
  if (!isOld) arrived = body;
  return body;
});

/**
 * Resolves with the body of the response: a document, or a status, or 0. Undefined when there was no
 * request, or when the response is out of date.
 */
export function earlyBody(): Promise<unknown> | undefined {
  return isOld ? undefined : answer;
}

/** The body of the response if it has arrived. */
export function earlyBodyNow(): unknown {
  return arrived;
}

/** Discards the early response, because the live listener has delivered the list. */
export function forgetEarlyAnswer(): void {
  isOld = true;
  arrived = undefined;
}

/**
 * Waits for the early response, up to a timeout. Resolves at once on pages without an early request.
 */
export async function earlyAnswerOrTimeout(): Promise<void> {
  if (answer) await runWithTimeout(answer, SKELETON_TIMEOUT_MS, () => undefined);
}

let firstScreen: Promise<void> | undefined;

/**
 * Resolves when the first screen is painted and the SDKs may be loaded. On a public list that is when
 * the early response is shown, unless it failed or takes too long. All callers share one promise,
 * because Firestore would subscribe twice if it started before Auth.
 */
export function afterFirstScreen(): Promise<void> {
  firstScreen ??= answer ? earlyListShown(answer) : afterFirstPaint();
  return firstScreen;
}

async function earlyListShown(body: Promise<unknown>): Promise<void> {
  const shown = body.then((early) => (typeof early === 'object' ? afterFirstPaint() : undefined));
  await runWithTimeout(shown, LISTENER_TIMEOUT_MS, () => undefined);
}
