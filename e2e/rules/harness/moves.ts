import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { doc, increment, serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import { DAY_MS } from '../../../src/lib/time.ts';
import type { Item } from '../../../src/model/item.ts';
import { LIMITS } from '../../../src/model/limits.ts';
import { countKey } from '../../../src/model/serializers.ts';
import { marksWeight } from '../../../src/model/size/listSize.ts';
import { emailOf, type Actor } from './fixture.ts';
import type { DocumentData, StoredItem, Fixture } from './fixture.ts';

/**
 * The writes that cases are made of. Each is a complete legal change (an item and its mirror, both
 * halves of a membership, proof and token), so that what a case changes about it is the only thing
 * that a rule can refuse.
 */

/**
 * Writes `items` to the list, the mirrors that differ, and what has to be kept of the names that go;
 * `more` adds to the same batch.
 */
export function writeItems(
  fixture: Fixture,
  actor: Actor,
  items: unknown,
  {
    listFields = {},
    more,
  }: { listFields?: DocumentData; more?: (batch: Transaction) => void } = {},
): Promise<void> {
  return fixture.write(actor, (batch) => {
    const written: unknown[] = Array.isArray(items) ? items : [];
    batch.update(fixture.ref(actor), { items, ...listFields });
    mirror(fixture, actor, batch, written);
    for (const { before, gone } of removalsIn(fixture, written)) {
      const ref = fixture.ref(actor, 'cleared', before.id);
      batch.set(ref, keeping(before, gone, fixture.list.people), { merge: true });
    }
    more?.(batch);
  });
}

/** The items with one replaced by itself and `changes`. */
export function withChange(fixture: Fixture, index: number, changes: DocumentData): StoredItem[] {
  return changed(fixture.items, index, changes);
}

/** These items with one of them replaced by itself and `changes`. */
export function changed(items: StoredItem[], index: number, changes: DocumentData): StoredItem[] {
  const item = items[index];
  return item ? items.with(index, { ...item, ...changes }) : items;
}

/** An item without one of its fields. */
export function withoutField(item: StoredItem | undefined, key: string): StoredItem {
  const fields = Object.entries(item ?? {}).filter(([other]) => other !== key);
  return Object.fromEntries(fields) as StoredItem;
}

/** The fields of a list of so many members: those of the fixture, and others with short names. */
export function crowd(
  fixture: Fixture,
  size: number,
): Pick<Fixture['list'], 'members' | 'memberInfo'> {
  const { members, memberInfo } = fixture.list;
  const more = Array.from({ length: size - members.length }, (_, i) => `other-${i}`);
  return {
    members: [...members, ...more],
    memberInfo: [...memberInfo, ...more.map((uid) => ({ uid, displayName: uid }))],
  };
}

/** A legal mark of item `index`: its names and one more. */
export function marked(fixture: Fixture, index: number, name = 'Anna'): StoredItem[] {
  return withChange(fixture, index, {
    purchasedBy: [...(fixture.items[index]?.purchasedBy ?? []), name],
  });
}

/** What a join consists of. A case replaces parts of it. */
export interface Join {
  members: unknown;
  memberInfo: unknown;
  listFields: DocumentData;
  proof: DocumentData | null;
  /** The id of the invite that is deleted; null deletes none. */
  spend: string | null;
  token: string;
  more: (batch: Transaction) => void;
}

/** Joins with the open invite: list, proof and token in one batch. */
export function join(fixture: Fixture, actor: Actor, bent: Partial<Join> = {}): Promise<void> {
  const token = bent.token ?? fixture.token;
  const move: Join = {
    members: [...fixture.list.members, fixture.uid(actor)],
    memberInfo: [...fixture.list.memberInfo, fixture.info(actor)],
    listFields: {},
    proof: { token },
    spend: fixture.inviteId,
    token,
    more: () => {},
    ...bent,
  };
  return fixture.write(actor, (batch) => {
    batch.update(fixture.ref(actor), {
      members: move.members,
      memberInfo: move.memberInfo,
      ...move.listFields,
    });
    if (move.proof) batch.set(fixture.ref(actor, 'joins', fixture.uid(actor)), move.proof);
    if (move.spend) batch.delete(fixture.ref(actor, 'invites', move.spend));
    move.more(batch);
  });
}

/** Leaves the list: both halves of the membership in one write, and the note of it (null: none). */
export function leave(
  fixture: Fixture,
  actor: Actor,
  bent: DocumentData = {},
  note: DocumentData | null = { at: serverTimestamp() },
): Promise<void> {
  return fixture.write(actor, (batch) => {
    batch.update(fixture.ref(actor), {
      members: fixture.list.members.filter((uid) => uid !== fixture.uid(actor)),
      memberInfo: fixture.list.memberInfo.filter(({ uid }) => uid !== fixture.uid(actor)),
      ...bent,
    });
    if (note) batch.set(fixture.ref(actor, 'leavers', fixture.uid(actor)), note);
  });
}

/** The names that these items take off the fixture's, with the items as they were. */
export function removalsIn(
  fixture: Fixture,
  items: readonly unknown[],
): { before: StoredItem; gone: string[] }[] {
  const after = new Map(items.filter(isItem).map((item) => [item.id, item]));
  return fixture.items.flatMap((before) => {
    const names: unknown = after.get(before.id)?.purchasedBy;
    if (!Array.isArray(names)) return [];
    const gone = before.purchasedBy.filter((name) => !names.includes(name));
    return gone.length > 0 ? [{ before, gone }] : [];
  });
}

/** What an entry of `cleared` has of an item whose names go: them and their numbers of pieces. */
export function purchasesOf(item: StoredItem, gone: string[]): RemovedPurchases {
  const keys = new Set(gone.map(countKey));
  const counts = Object.entries(item.purchasedCounts ?? {}).filter(([key]) => keys.has(key));
  return { purchasedBy: gone, purchasedCounts: Object.fromEntries(counts) };
}

/** How many bytes an entry counts. */
export function bytesOf(purchases: RemovedPurchases): number {
  return LIMITS.removedMarksOverhead + marksWeight(purchases);
}

/**
 * The fields that one write merges into `cleared/{itemId}`.
 * @param people of the list, by their ids
 */
export function keeping(item: StoredItem, gone: string[], people: unknown = {}): DocumentData {
  const purchases = purchasesOf(item, gone);
  const person = String(item.for);
  return {
    wisher: Object.hasOwn(people as object, person) ? person : item.addedBy,
    bytes: increment(bytesOf(purchases)),
    entries: { [randomUUID()]: { ...purchases, at: serverTimestamp() } },
    expiresAt: Timestamp.fromDate(keptUntil()),
  };
}

/** When names that are kept now expire. */
export function keptUntil(days: number = LIMITS.removedMarksDays): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** Names that went off an item, with their numbers of pieces. */
export type RemovedPurchases = Pick<Item, 'purchasedBy' | 'purchasedCounts'>;

interface NewToken {
  token: string;
  id: string;
  link: DocumentData;
}

/** Makes an invite and the token that opens it, in one write. Returns the token and the invite's id. */
export async function invite(
  fixture: Fixture,
  actor: Actor,
  bent: DocumentData = {},
  { token = randomUUID(), id = randomUUID(), link = {} }: Partial<NewToken> = {},
): Promise<{ token: string; spend: string }> {
  const fields = fixture.invite(actor, bent);
  await fixture.write(actor, (batch) => {
    batch.set(fixture.ref(actor, 'invites', id), fields);
    const opens = { invite: id, expiresAt: fields.expiresAt, ...link };
    batch.set(fixture.ref(actor, 'inviteTokens', token), opens);
  });
  return { token, spend: id };
}

/** What stays of a list that an actor deletes. */
export function tombstoneOf(fixture: Fixture, actor: Actor = 'owner'): DocumentData {
  return { by: fixture.uid(actor), owner: fixture.uid('owner'), at: serverTimestamp() };
}

/** Deletes the list, and writes `tombstone` unless it is null. */
export function deleteList(
  fixture: Fixture,
  actor: Actor,
  tombstone: DocumentData | null,
  more?: (batch: Transaction) => void,
): Promise<void> {
  return fixture.write(actor, (batch, db) => {
    batch.delete(fixture.ref(actor));
    if (tombstone) batch.set(doc(db, 'deletedLists', fixture.id), tombstone);
    more?.(batch);
  });
}

/** Item 1 was deleted, and `item` is what can be restored of it; `listFields` change with it. */
export function moveToTrash(
  fixture: Fixture,
  item: StoredItem,
  listFields: DocumentData = {},
): Promise<void> {
  return fixture.write('admin', (batch) => {
    batch.update(fixture.ref('admin'), { items: fixture.items.toSpliced(1, 1), ...listFields });
    batch.delete(fixture.ref('admin', 'items', item.id));
    batch.set(fixture.ref('admin', 'removedItems', item.id), { item, at: Timestamp.now() });
  });
}

/** The profile of an actor. */
export function profileOf(fixture: Fixture, actor: Actor, bent: DocumentData = {}): DocumentData {
  return {
    uid: fixture.uid(actor),
    name: 'Mem Ber',
    email: emailOf(fixture.uid(actor)),
    createdAt: serverTimestamp(),
    provider: 'email',
    firstName: 'Mem',
    lastName: 'Ber',
    displayName: 'Mem Ber',
    ...bent,
  };
}

function mirror(fixture: Fixture, actor: Actor, batch: Transaction, items: unknown[]): void {
  const before = new Map(fixture.items.map((item) => [item.id, item]));
  const kept = new Set<string>();
  for (const item of items) {
    if (!isItem(item)) continue;
    kept.add(item.id);
    if (isDeepStrictEqual(item, before.get(item.id))) continue;
    batch.set(fixture.ref(actor, 'items', item.id), item);
  }
  for (const id of before.keys()) {
    if (!kept.has(id)) batch.delete(fixture.ref(actor, 'items', id));
  }
}

function isItem(value: unknown): value is StoredItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== '' &&
    !value.id.includes('/')
  );
}
