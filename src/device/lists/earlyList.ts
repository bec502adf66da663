import type { List } from '../../model/list.ts';
import { readLastViewer } from '../lastViewer.ts';
import { requestPath, earlyBody, earlyBodyNow } from './earlyRequest.ts';
import { listFromFields, type DocumentData } from '../../model/deserializers.ts';

/** Parses the early response of a public list, which was requested before the app was loaded. */

/** The list, or null when it does not exist on the server, or is private. */
export interface EarlyAnswer {
  list: List | null;
  isPrivate?: true;
}

const requestedListId = listIdIn(requestPath);

/** The result for the last parsed body, so that the same body is parsed only once. */
let parsed: { body: unknown; answer: EarlyAnswer | null } | undefined;

/** The early response for this list if it has arrived, else null. */
export function earlyAnswerNow(listId: string): EarlyAnswer | null {
  return listId === requestedListId ? answerFrom(earlyBodyNow()) : null;
}

/** The early response for this list; null when there was no request, or it failed. */
export async function earlyAnswer(listId: string): Promise<EarlyAnswer | null> {
  return listId === requestedListId ? answerFrom(await earlyBody()) : null;
}

function listIdIn(path: string): string | null {
  const segment = path.split('/')[2];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray '%' cannot be decoded; the page itself reports such an address as missing.
    return null;
  }
}

function answerFrom(body: unknown): EarlyAnswer | null {
  if (body === 404) return { list: null };
  // The request was sent without a session. A user may be a member, so their listener decides.
  if (body === 403 && readLastViewer() === null) return { list: null, isPrivate: true };
  if (!isDocument(body)) return null;
  if (parsed?.body !== body) parsed = { body, answer: listIn(body) };
  return parsed.answer;
}

function listIn(body: RestDocument): EarlyAnswer {
  return { list: listFromFields(fieldsFrom(body.fields), body.name.split('/').at(-1)) };
}

/** A document in Firestore's REST form. */
interface RestDocument {
  name: string;
  fields: Record<string, RestValue>;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, the types that lists use. */
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

function fieldsFrom(fields: Record<string, RestValue> = {}): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: RestValue): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue) return fieldsFrom(value.mapValue.fields);
  const number = value.integerValue ?? value.doubleValue;
  if (number !== undefined) return Number(number);
  return value.stringValue ?? value.booleanValue ?? null;
}
