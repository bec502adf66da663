import { randomUUID } from 'node:crypto';
import {
  deleteDoc,
  doc,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore';
import type { Actor, DocumentData, Fixture } from './fixture.ts';
import { tombstoneOf } from './moves.ts';

/** The change of a list's link (F13): the fixture's id becomes a former one. */

const ids = new WeakMap<Fixture, string>();

/** The id that the list of a fixture gets. */
export function newIdOf(f: Fixture): string {
  const known = ids.get(f) ?? `${f.id.slice(0, 13)}-${randomUUID()}`;
  ids.set(f, known);
  return known;
}

/** The link of the fixture's list is changed to another id from now on. */
export function renewId(f: Fixture): void {
  ids.delete(f);
}

/** A reference of an actor to the list under its new id, or to `path` below it. */
export function newRef(f: Fixture, actor: Actor, ...path: string[]): DocumentReference {
  return doc(f.as(actor), 'lists', newIdOf(f), ...path);
}

/** The list under its new id. */
export function listAfter(f: Fixture, bent: DocumentData = {}): DocumentData {
  return { ...f.list, id: newIdOf(f), formerIds: [f.id], movedFrom: f.id, ...bent };
}

/** What stays under the old id. */
export function leftAt(f: Fixture, bent: DocumentData = {}): DocumentData {
  return { private: true, movedTo: newIdOf(f), ...bent };
}

/** Parts of a change of the link that a case replaces; null leaves the write out. */
export interface NewLink {
  list: DocumentData | null;
  left: DocumentData | null;
  tombstone: DocumentData | null;
  more: (batch: Transaction) => void;
}

/** Changes the link, in one write. */
export function changeLink(f: Fixture, actor: Actor, bent: Partial<NewLink> = {}): Promise<void> {
  const move: NewLink = {
    list: listAfter(f),
    left: leftAt(f),
    // The note by which the owner may clear what is left below the old id.
    tombstone: tombstoneOf(f, actor),
    more: () => {},
    ...bent,
  };
  return f.write(actor, (batch, db) => {
    if (move.list) batch.set(newRef(f, actor), move.list);
    if (move.left) batch.set(f.ref(actor), move.left);
    if (move.tombstone) batch.set(doc(db, 'deletedLists', f.id), move.tombstone);
    move.more(batch);
  });
}

/** The link was changed; `done`: all that is below the list is moved. */
export async function linkChanged(
  f: Fixture,
  { done = false, list = {} }: { done?: boolean; list?: DocumentData } = {},
): Promise<void> {
  const { movedFrom: _, ...whole } = listAfter(f, list);
  await changeLink(f, 'admin', { tombstone: tombstoneOf(f) });
  await setDoc(newRef(f, 'admin'), done ? whole : listAfter(f, list));
  if (!done) return;
  await Promise.all(
    f.items.map(async (item) => {
      await setDoc(newRef(f, 'admin', 'items', item.id), item);
      await deleteDoc(f.ref('admin', 'items', item.id));
    }),
  );
}

/** Somebody is no member of the list under its new id any more. */
export function isGone(f: Fixture, actor: Actor): Promise<void> {
  return updateDoc(newRef(f, 'admin'), {
    members: f.list.members.filter((uid) => uid !== f.uid(actor)),
    memberInfo: f.list.memberInfo.filter(({ uid }) => uid !== f.uid(actor)),
  });
}
