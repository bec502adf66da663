import type { List } from '../model/list.ts';
import { idle } from './idle.ts';
import { listFromFields, type Fields } from './listShape.ts';

/**
 * The public list's first answer. A small inline script of that page (scripts/prerender) asks
 * Firestore's REST interface for the list while this code is still on its way; what it left behind
 * is read here, once. Nothing depends on it: without an answer the live listener brings the list.
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

/** The list, or null where the server knows none. */
export interface EarlyAnswer {
  list: List | null;
}

/** Milliseconds after which a slow answer no longer holds up the live listener. */
const PATIENCE_MS = 2_500;

const request = typeof window === 'undefined' ? undefined : window.earlyList;
const askedFor = listIdIn(request?.path ?? '');

let answered: EarlyAnswer | null = null;

const answer: Promise<EarlyAnswer | null> | undefined = request?.answer.then((body) => {
  answered = answerFrom(body);
  return answered;
});

/** Milliseconds that the skeleton in the HTML may stand while the answer is on its way. */
const FIRST_PATIENCE_MS = 1_000;

/**
 * Waits for the early answer, if one was asked for and it does not take too long. Resolves without
 * delay on all pages that have asked for nothing yet.
 */
export async function earlyAnswerOrPatience(): Promise<void> {
  if (answer) await Promise.race([answer, wait(FIRST_PATIENCE_MS)]);
}

/** The early answer for this list if it has arrived, else null. */
export function earlyAnswerNow(listId: string): EarlyAnswer | null {
  return listId === askedFor ? answered : null;
}

/** The early answer for this list; null when there was none, or it failed. */
export async function earlyAnswer(listId: string): Promise<EarlyAnswer | null> {
  return listId === askedFor && answer ? answer : null;
}

/** After the live listener has spoken, the early answer is old. */
export function forgetEarlyAnswer(): void {
  answered = null;
}

/**
 * Resolves when the page has nothing more urgent to do than to load an SDK: at once, but on a
 * public list after its early answer is on the screen, has failed, or has taken too long.
 */
export async function afterEarlyAnswer(): Promise<void> {
  if (!answer) return;
  await Promise.race([answer.then((early) => (early ? idle() : undefined)), wait(PATIENCE_MS)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function listIdIn(path: string): string | null {
  const segment = path.split('/')[2];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray '%': such an address is nobody's link; the page says so by itself.
    return null;
  }
}

function answerFrom(body: unknown): EarlyAnswer | null {
  if (body === 404) return { list: null };
  if (!isDocument(body)) return null;
  return { list: listFromFields(fieldsFrom(body.fields), body.name.split('/').at(-1)) };
}

/** A document in Firestore's REST form. */
interface RestDocument {
  name: string;
  fields: Record<string, RestValue>;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as lists go. */
interface RestValue {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number | string;
  booleanValue?: boolean;
  nullValue?: null;
  arrayValue?: { values?: RestValue[] };
  mapValue?: { fields?: Record<string, RestValue> };
}

function isDocument(body: unknown): body is RestDocument {
  return (
    typeof body === 'object' &&
    body !== null &&
    'name' in body &&
    typeof body.name === 'string' &&
    'fields' in body
  );
}

function fieldsFrom(fields: Record<string, RestValue> = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: RestValue): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue) return fieldsFrom(value.mapValue.fields);
  const number = value.integerValue ?? value.doubleValue;
  if (number !== undefined) return Number(number);
  return value.stringValue ?? value.booleanValue ?? null;
}
