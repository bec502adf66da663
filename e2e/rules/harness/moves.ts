import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { doc, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { Actor } from './actors.ts';
import type { DocumentData, StoredItem, World } from './world.ts';

/**
 * The moves that attacks are made of. Each does the whole of a legal change (both copies of an
 * item, both halves of a membership, proof and token), so that what a case bends is the only thing
 * a rule can object to.
 */

/** Puts `items` into the list and brings the mirrors in line; `more` adds to the same batch. */
export function writeItems(
  world: World,
  actor: Actor,
  items: unknown,
  { listFields = {}, more }: { listFields?: DocumentData; more?: (batch: WriteBatch) => void } = {},
): Promise<void> {
  return world.write(actor, (batch) => {
    batch.update(world.ref(actor), { items, ...listFields });
    mirror(world, actor, batch, Array.isArray(items) ? items : []);
    more?.(batch);
  });
}

/** The items with one replaced by itself and `changes`. */
export function withChange(world: World, index: number, changes: DocumentData): StoredItem[] {
  return changed(world.items, index, changes);
}

/** These items with one of them replaced by itself and `changes`. */
export function changed(items: StoredItem[], index: number, changes: DocumentData): StoredItem[] {
  const item = items[index];
  return item ? items.with(index, { ...item, ...changes }) : items;
}

/** A legal mark of item `index`: its names and one more. */
export function marked(world: World, index: number, name = 'Anna'): StoredItem[] {
  return withChange(world, index, {
    purchasedBy: [...(world.items[index]?.purchasedBy ?? []), name],
  });
}

/** What a join consists of; a case replaces what it bends. */
export interface Join {
  members: unknown;
  memberInfo: unknown;
  listFields: DocumentData;
  proof: DocumentData | null;
  /** The invite that is used up, by its id; null leaves it alone. */
  spend: string | null;
  token: string;
  more: (batch: WriteBatch) => void;
}

/** Joins with the open invite: list, proof and token in one batch. */
export function join(world: World, actor: Actor, bent: Partial<Join> = {}): Promise<void> {
  const token = bent.token ?? world.token;
  const move: Join = {
    members: [...world.list.members, world.uid(actor)],
    memberInfo: [...world.list.memberInfo, world.info(actor)],
    listFields: {},
    proof: { token },
    spend: world.inviteId,
    token,
    more: () => {},
    ...bent,
  };
  return world.write(actor, (batch) => {
    batch.update(world.ref(actor), {
      members: move.members,
      memberInfo: move.memberInfo,
      ...move.listFields,
    });
    if (move.proof) batch.set(world.ref(actor, 'joins', world.uid(actor)), move.proof);
    if (move.spend) batch.delete(world.ref(actor, 'invites', move.spend));
    move.more(batch);
  });
}

/** Leaves the list: both halves of the membership in one write, and the note of it (null: none). */
export function leave(
  world: World,
  actor: Actor,
  bent: DocumentData = {},
  note: DocumentData | null = { at: serverTimestamp() },
): Promise<void> {
  return world.write(actor, (batch) => {
    batch.update(world.ref(actor), {
      members: world.list.members.filter((uid) => uid !== world.uid(actor)),
      memberInfo: world.list.memberInfo.filter(({ uid }) => uid !== world.uid(actor)),
      ...bent,
    });
    if (note) batch.set(world.ref(actor, 'leavers', world.uid(actor)), note);
  });
}

interface NewToken {
  token: string;
  id: string;
  link: DocumentData;
}

/** Makes an invite and the token that opens it, in one write. Gives both. */
export async function invite(
  world: World,
  actor: Actor,
  bent: DocumentData = {},
  { token = randomUUID(), id = randomUUID(), link = {} }: Partial<NewToken> = {},
): Promise<{ token: string; spend: string }> {
  const fields = world.invite(actor, bent);
  await world.write(actor, (batch) => {
    batch.set(world.ref(actor, 'invites', id), fields);
    const opens = { invite: id, expiresAt: fields.expiresAt, ...link };
    batch.set(world.ref(actor, 'inviteTokens', token), opens);
  });
  return { token, spend: id };
}

/** Deletes the list, with its tombstone unless the case bends that. */
export function deleteList(
  world: World,
  actor: Actor,
  tombstone: DocumentData | null,
  more?: (batch: WriteBatch) => void,
): Promise<void> {
  return world.write(actor, (batch, db) => {
    batch.delete(world.ref(actor));
    if (tombstone) batch.set(doc(db, 'deletedLists', world.id), tombstone);
    more?.(batch);
  });
}

function mirror(world: World, actor: Actor, batch: WriteBatch, items: unknown[]): void {
  const before = new Map(world.items.map((item) => [item.id, item]));
  const kept = new Set<string>();
  for (const item of items) {
    if (!isItem(item)) continue;
    kept.add(item.id);
    if (isDeepStrictEqual(item, before.get(item.id))) continue;
    batch.set(world.ref(actor, 'items', item.id), item);
  }
  for (const id of before.keys()) {
    if (!kept.has(id)) batch.delete(world.ref(actor, 'items', id));
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
