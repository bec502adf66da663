import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Double, encodeFields, encodeValue } from '../../../src/testing/restValues.ts';
import { FIRESTORE } from './environment.ts';
import {
  claimsOf,
  type Actor,
  type DocumentData,
  type Fixture,
  type StoredItem,
} from './fixture.ts';
import { bytesOf, keptUntil, purchasesOf, removalsIn } from './moves.ts';

/**
 * Writes through Firestore's REST interface. The SDK writes every whole number as an integer, but
 * an attacker can also send it as a double: 10.0 instead of 10.
 */

export { Double };

/**
 * One write of a commit: the fields in `mask` (all without it), or the deletion of a document. The
 * field `now` becomes the server's time, and a number is added to another one.
 */
export type Write =
  | { path: string; fields: DocumentData; mask?: string[] }
  | { path: string; gone: true }
  | { path: string; fields: DocumentData; mask: string[]; now: string; added?: [string, number] };

/** A commit that the server refused. */
export class RestError extends Error {
  readonly code: string;
  constructor(status: string, message: string) {
    super(message);
    // The SDK's form of the code: 'permission-denied'.
    this.code = status.toLowerCase().replaceAll('_', '-');
  }
}

/** Commits writes of an actor. */
export async function commitSpelled(
  fixture: Fixture,
  actor: Actor,
  writes: Write[],
): Promise<void> {
  const database = `projects/${fixture.env.projectId}/databases/(default)`;
  const response = await fetch(
    `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${database}/documents:commit`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization(actor, fixture.uid(actor)) },
      body: JSON.stringify({ writes: writes.map((write) => encodeWrite(database, write)) }),
    },
  );
  const answer = (await response.json()) as { error?: { status: string; message: string } };
  if (answer.error) throw new RestError(answer.error.status, answer.error.message);
}

/** Writes `items` to the list, the mirrors of those that differ, and what is kept of names that go. */
export function writeSpelled(
  fixture: Fixture,
  actor: Actor,
  items: DocumentData[],
  { listFields = {}, more = [] }: { listFields?: DocumentData; more?: Write[] } = {},
): Promise<void> {
  const list = `lists/${fixture.id}`;
  const before = new Map<unknown, StoredItem>(fixture.items.map((item) => [item.id, item]));
  const kept = new Set(items.map(({ id }) => id));
  const fields = { items, ...listFields };
  return commitSpelled(fixture, actor, [
    { path: list, fields, mask: Object.keys(fields) },
    ...items
      .filter((item) => !isDeepStrictEqual(item, before.get(item.id)))
      .map((item) => ({ path: `${list}/items/${String(item.id)}`, fields: item })),
    ...fixture.items
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ path: `${list}/items/${id}`, gone: true as const })),
    ...removalsIn(fixture, items).map(({ before: item, gone }) => {
      const id = randomUUID();
      const purchases = purchasesOf(item, gone);
      return {
        path: `${list}/cleared/${item.id}`,
        fields: {
          wisher: item.addedBy,
          entries: { [id]: purchases },
          expiresAt: keptUntil(),
        },
        mask: ['wisher', 'expiresAt', `entries.\`${id}\``],
        now: `entries.\`${id}\`.at`,
        added: ['bytes', bytesOf(purchases)] as [string, number],
      };
    }),
    ...more,
  ]);
}

function authorization(actor: Actor, uid: string): Record<string, string> {
  if (actor === 'visitor') return {};
  // The emulator takes this token for an administrator's.
  if (actor === 'admin') return { authorization: 'Bearer owner' };
  const token = { sub: uid, user_id: uid, ...claimsOf(actor, uid) };
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
      updateTransforms: [
        { fieldPath: write.now, setToServerValue: 'REQUEST_TIME' },
        ...(write.added
          ? [{ fieldPath: write.added[0], increment: encodeValue(write.added[1]) }]
          : []),
      ],
    }),
  };
}

/** The fields of a document exactly as they are stored, spelling included. No rules apply. */
export async function readSpelled(fixture: Fixture, path: string): Promise<unknown> {
  const database = `projects/${fixture.env.projectId}/databases/(default)`;
  const response = await fetch(
    `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${database}/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { fields: unknown }).fields;
}

/** The numbers in stored fields that the SDK would write back in another spelling. */
export function misspelledIn(stored: unknown): unknown[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([key, value]) => {
    if (key !== 'doubleValue') return misspelledIn(value);
    return Number.isInteger(Number(value)) || Number.isNaN(Number(value)) ? [value] : [];
  });
}
