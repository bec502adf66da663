import { isDeepStrictEqual } from 'node:util';
import { FIRESTORE } from './emulator.ts';
import { tokenOf, type Actor } from './actors.ts';
import type { DocumentData, StoredItem, World } from './world.ts';

/**
 * Writes through Firestore's REST interface, where a number can be spelled as anybody likes: the
 * SDK writes every whole number as an integer, an attacker need not.
 */

/** A number that is sent as a double, whole or not. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** One write of a commit: fields of a document, all of it where `mask` is left out, or its end. */
export type Write =
  | { path: string; fields: DocumentData; mask?: string[] }
  | { path: string; gone: true }
  | { path: string; fields: DocumentData; mask: string[]; now: string };

/** A commit was answered with another code than 200. */
export class RestError extends Error {
  readonly code: string;
  constructor(status: string, message: string) {
    super(message);
    // As the SDK says it: 'permission-denied'.
    this.code = status.toLowerCase().replaceAll('_', '-');
  }
}

/** Carries out writes of an actor as one. */
export async function commitSpelled(world: World, actor: Actor, writes: Write[]): Promise<void> {
  const database = `projects/${world.projectId}/databases/(default)`;
  const response = await fetch(
    `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${database}/documents:commit`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization(actor, world.uid(actor)) },
      body: JSON.stringify({ writes: writes.map((write) => encodeWrite(database, write)) }),
    },
  );
  const answer = (await response.json()) as { error?: { status: string; message: string } };
  if (answer.error) throw new RestError(answer.error.status, answer.error.message);
}

/** Puts `items` into the list and brings the mirrors of those that differ in line. */
export function writeSpelled(
  world: World,
  actor: Actor,
  items: DocumentData[],
  { listFields = {}, more = [] }: { listFields?: DocumentData; more?: Write[] } = {},
): Promise<void> {
  const list = `lists/${world.id}`;
  const before = new Map<unknown, StoredItem>(world.items.map((item) => [item.id, item]));
  const kept = new Set(items.map(({ id }) => id));
  const fields = { items, ...listFields };
  return commitSpelled(world, actor, [
    { path: list, fields, mask: Object.keys(fields) },
    ...items
      .filter((item) => !isDeepStrictEqual(item, before.get(item.id)))
      .map((item) => ({ path: `${list}/items/${String(item.id)}`, fields: item })),
    ...world.items
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ path: `${list}/items/${id}`, gone: true as const })),
    ...more,
  ]);
}

function authorization(actor: Actor, uid: string): Record<string, string> {
  const token = tokenOf(actor, uid);
  if (token === null) return {};
  if (token === 'owner') return { authorization: 'Bearer owner' };
  return { authorization: `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(token)}.` };
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function encodeWrite(database: string, write: Write): unknown {
  const name = `${database}/documents/${write.path}`;
  if ('gone' in write) return { delete: name };
  return {
    update: { name, fields: encodeFields(write.fields) },
    ...(write.mask && { updateMask: { fieldPaths: write.mask } }),
    ...('now' in write && {
      updateTransforms: [{ fieldPath: write.now, setToServerValue: 'REQUEST_TIME' }],
    }),
  };
}

function encodeFields(fields: DocumentData): unknown {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encode(value)]));
}

function encode(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Double) return { doubleValue: doubleText(value.value) };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value)
      ? { integerValue: String(value) }
      : { doubleValue: doubleText(value) };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as DocumentData) } };
}

function doubleText(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

/** The fields of a document exactly as they are stored, spelling included; past all rules. */
export async function readSpelled(world: World, path: string): Promise<unknown> {
  const database = `projects/${world.projectId}/databases/(default)`;
  const response = await fetch(
    `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${database}/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { fields: unknown }).fields;
}

/** The numbers in stored fields that a browser would write back otherwise. */
export function misspelledIn(stored: unknown): unknown[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([key, value]) => {
    if (key !== 'doubleValue') return misspelledIn(value);
    return Number.isInteger(Number(value)) || Number.isNaN(Number(value)) ? [value] : [];
  });
}
