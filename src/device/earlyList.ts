import type { List } from '../model/list.ts';
import { askingPath, earlyBody, earlyBodyNow } from './earlyRequest.ts';
import { listFromFields, type DocumentData } from '../model/serializers.ts';

/** The public list's first answer, which was asked for before any code was there. */

/** The list, or null where the server knows none. */
export interface EarlyAnswer {
  list: List | null;
}

const askedFor = listIdIn(askingPath);

/** What was made of a body, so that it is made once. */
let made: { of: unknown; answer: EarlyAnswer | null } | undefined;

/** The early answer for this list if it has arrived, else null. */
export function earlyAnswerNow(listId: string): EarlyAnswer | null {
  return listId === askedFor ? answerFrom(earlyBodyNow()) : null;
}

/** The early answer for this list; null when there was none, or it failed. */
export async function earlyAnswer(listId: string): Promise<EarlyAnswer | null> {
  return listId === askedFor ? answerFrom(await earlyBody()) : null;
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
  if (made?.of !== body) made = { of: body, answer: listIn(body) };
  return made.answer;
}

function listIn(body: RestDocument): EarlyAnswer {
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
