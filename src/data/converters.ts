import {
  collection,
  doc,
  getDocFromCache,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import type { Invite, List } from '../model/list.ts';
import type { Provider, UserRecord } from '../model/user.ts';
import { listFromFields, text } from '../model/deserializers.ts';

/** References to the stored documents, and conversion of snapshots to our types. */

/** `lists/{listId}`: the public document. */
export function listRef(db: Firestore, listId: string): DocumentReference {
  return doc(db, 'lists', listId);
}

/** `lists/{listId}/items/{itemId}`: the mirror of one embedded item. */
export function itemRef(db: Firestore, listId: string, itemId: string): DocumentReference {
  return doc(db, 'lists', listId, 'items', itemId);
}

/**
 * `lists/{listId}/removedItems/{itemId}`: the trash, from which a deleted item can be restored. The code
 * says trash and removed marks, but these two collections keep the names that `firestore.rules` has.
 */
export function trashRef(db: Firestore, listId: string, itemId: string): DocumentReference {
  return doc(db, 'lists', listId, 'removedItems', itemId);
}

/** `lists/{listId}/cleared/{itemId}`: the removed marks of an item (F2). */
export function removedMarksRef(db: Firestore, listId: string, itemId: string): DocumentReference {
  return doc(db, 'lists', listId, 'cleared', itemId);
}

/** `lists/{listId}/leavers/{uid}`: who left and when; they may undo that for an hour. */
export function leaverRef(db: Firestore, listId: string, uid: string): DocumentReference {
  return doc(db, 'lists', listId, 'leavers', uid);
}

/** `lists/{listId}/invites`: the invites; only members can read them. */
export function invitesRef(db: Firestore, listId: string): CollectionReference {
  return collection(db, 'lists', listId, 'invites');
}

/** `lists/{listId}/inviteTokens/{token}`: the invite that a link belongs to; nobody can list tokens. */
export function inviteTokenRef(db: Firestore, listId: string, token: string): DocumentReference {
  return doc(db, 'lists', listId, 'inviteTokens', token);
}

/** `lists/{listId}/joins/{uid}`: the token a member joined with. */
export function joinRef(db: Firestore, listId: string, uid: string): DocumentReference {
  return doc(db, 'lists', listId, 'joins', uid);
}

/** `deletedLists/{listId}`: the tombstone, which prevents a deleted id from being used again. */
export function tombstoneRef(db: Firestore, listId: string): DocumentReference {
  return doc(db, 'deletedLists', listId);
}

/** `users/{uid}/thanks/{listId}`: whom a user has thanked; only that user can read it. */
export function thanksRef(db: Firestore, uid: string, listId: string): DocumentReference {
  return doc(db, 'users', uid, 'thanks', listId);
}

/** `users/{uid}/drafts/all`: the user's drafts by their ids; only that user can read it. */
export function draftsRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'users', uid, 'drafts', 'all');
}

/** `users/{uid}`: the user record; only that user can read it. */
export function userRef(db: Firestore, uid: string): DocumentReference {
  return doc(db, 'users', uid);
}

/**
 * Converts an error of reading a list. The rules refuse to show only private lists, and only to people
 * who are not members.
 */
export function toListError(error: unknown): AppError {
  const failure = toAppError(error);
  if (failure.code !== 'permission-denied') return failure;
  return new AppError('list-private', undefined, error);
}

/** The list in a snapshot; null when the document does not exist. */
export function listFrom(snapshot: DocumentSnapshot): List | null {
  const fields = snapshot.data();
  if (fields === undefined) return null;
  const { formerIds, movedFrom } = fields;
  return {
    ...listFromFields(fields, snapshot.id),
    ...(Array.isArray(formerIds) && { formerIds: formerIds.map(text) }),
    ...(typeof movedFrom === 'string' && { movedFrom }),
  };
}

/** The new id in what is left under the old id of a list (F13); null for any other document, or none. */
export function movedTo(snapshot: DocumentSnapshot): string | null {
  const to: unknown = snapshot.get('movedTo');
  return typeof to === 'string' ? to : null;
}

/** The invite in a snapshot that exists. */
export function inviteFrom(snapshot: DocumentSnapshot): Invite {
  const fields = snapshot.data() ?? {};
  return {
    id: snapshot.id,
    email: text(fields.email),
    createdBy: text(fields.createdBy),
    createdAt: dateFrom(fields.createdAt),
    expiresAt: dateFrom(fields.expiresAt),
  };
}

/** The user record in a snapshot; null when the document does not exist. */
export function userFrom(snapshot: DocumentSnapshot): UserRecord | null {
  const fields = snapshot.data();
  if (fields === undefined) return null;
  return {
    uid: snapshot.id,
    name: text(fields.name),
    email: text(fields.email),
    createdAt: dateFrom(fields.createdAt),
    provider: providerFrom(fields.provider),
    firstName: text(fields.firstName),
    lastName: text(fields.lastName),
    displayName: text(fields.displayName),
  };
}

function dateFrom(value: unknown): Date {
  return value instanceof Timestamp ? value.toDate() : new Date(0);
}

function providerFrom(value: unknown): Provider {
  return value === 'email' || value === 'google' ? value : 'unknown';
}

/**
 * Reads a document from Firestore's cache, without the network.
 * @returns null when it is not in the cache, and when the cache knows that it does not exist
 */
export async function cachedDoc(reference: DocumentReference): Promise<DocumentSnapshot | null> {
  try {
    const snapshot = await getDocFromCache(reference);
    return snapshot.exists() ? snapshot : null;
  } catch (error) {
    // The SDK throws 'unavailable' when the document is not in the cache.
    if (codeOf(error) === 'unavailable') return null;
    throw toAppError(error);
  }
}
