import {
  collection,
  deleteField,
  documentId,
  getDocFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import { FALLBACK_MEMBER_NAME, type List } from '../model/list.ts';
import { listFrom, listRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { writeGuestList, readGuestList } from '../device/guestListCache.ts';
import { listToFields } from '../model/serializers.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/** What is known of a user's lists. */
interface ListsMeta extends Pick<ListMeta, 'fromCache'> {
  /** There are older ones. */
  hasMore: boolean;
}

/** What a listener to a user's lists can be told. */
export interface ListsSubscription {
  /** Shows as many older lists as it shows by itself. */
  more: () => void;
  end: () => void;
}

/** A part of a user's lists, with a listener of its own. */
interface ListsPage {
  /** The id after which it begins; null where it begins with the newest list. */
  after: string | null;
  size: number;
  /** null until the first answer. */
  docs: DocumentSnapshot[] | null;
  fromCache: boolean;
  end: () => void;
}

/**
 * The lists a user is a member of, live, newest first (an id begins with its time of creation): the
 * newest 100 that are not archived, and the archived ones between them. The rules let a query have
 * 100 at most, so a page that archived lists fill is followed by another.
 */
export function subscribeToLists(
  db: Firestore,
  uid: string,
  onLists: (lists: List[], meta: ListsMeta) => void,
  onError: (error: AppError) => void,
): ListsSubscription {
  const mine = query(
    collection(db, 'lists'),
    where('members', 'array-contains', uid),
    orderBy(documentId(), 'desc'),
  );
  const pages: ListsPage[] = [];
  let wanted: number = LIMITS.listsPerQuery;

  const endFrom = (index: number) => pages.splice(index).forEach(({ end }) => end());

  /** Where a list came or went, the pages after it begin elsewhere than they did. */
  const pageAt = (index: number, after: string | null, size: number): ListsPage => {
    const known = pages[index];
    if (known?.after === after && known.size === size) return known;
    endFrom(index);
    const page: ListsPage = { after, size, docs: null, fromCache: true, end: () => undefined };
    pages.push(page);
    page.end = onSnapshot(
      query(mine, ...(after === null ? [] : [startAfter(after)]), limit(size)),
      // Also told when the server has nothing to add to what this device keeps.
      { includeMetadataChanges: true },
      ({ docs, metadata: { fromCache } }) => {
        Object.assign(page, { docs, fromCache });
        tell();
      },
      (error) => {
        endFrom(0);
        onError(toAppError(error));
      },
    );
    return page;
  };

  /** Tells of the lists as soon as every page has them; asks for the pages that are missing. */
  const tell = () => {
    const lists: List[] = [];
    let fromCache = false;
    let after: string | null = null;
    for (let index = 0; ; index += 1) {
      const shown = upTo(lists, wanted);
      if (shown.length < lists.length) {
        endFrom(index);
        return onLists(shown, { fromCache, hasMore: true });
      }
      const isEnough = shown.filter(({ archived }) => !archived).length === wanted;
      // Where these are as many as wanted, one more says that there are more.
      const page = pageAt(index, after, isEnough ? 1 : LIMITS.listsPerQuery);
      if (!page.docs) return;
      lists.push(...page.docs.map(listFrom).filter((list) => list !== null));
      fromCache ||= page.fromCache;
      if (page.docs.length < page.size && lists.length === upTo(lists, wanted).length) {
        endFrom(index + 1);
        return onLists(lists, { fromCache, hasMore: false });
      }
      after = page.docs.at(-1)?.id ?? null;
    }
  };

  tell();
  return {
    more: () => {
      wanted += LIMITS.listsPerQuery;
      tell();
    },
    end: () => endFrom(0),
  };
}

/** The lists down to the last of so many that are not archived. */
function upTo(lists: List[], wanted: number): List[] {
  const last = lists.filter(({ archived }) => !archived)[wanted - 1];
  return last ? lists.slice(0, lists.indexOf(last) + 1) : lists;
}

/** How far a list on the screen is from what the server holds. */
export interface ListMeta {
  /** Some change of this device has not been acknowledged yet. */
  pending: boolean;
  /** The list comes from this device; the server has not spoken. */
  fromCache: boolean;
}

/**
 * One list, live; null when the server says there is none. Anyone with the id may read it.
 * @returns ends the subscription
 */
export function subscribeToList(
  db: Firestore,
  listId: string,
  onList: (list: List | null, meta: ListMeta) => void,
  onError: (error: AppError) => void,
): () => void {
  return onSnapshot(
    listRef(db, listId),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { hasPendingWrites: pending, fromCache } = snapshot.metadata;
      const list = listFrom(snapshot);
      if (list && !fromCache && !pending) writeGuestList(list);
      // Offline, an empty cache answers "no such document"; only the server may say so.
      const kept = !list && fromCache ? readGuestList(listId) : list;
      if (!kept && fromCache) onError(new AppError('offline'));
      else onList(kept, { pending, fromCache });
    },
    (error) => onError(toAppError(error)),
  );
}

/** The id of a new list: the time, as specified, and a part that nobody can guess, for it is the link. */
export function newListId(): string {
  return `${Date.now()}-${crypto.randomUUID()}`;
}

/**
 * Creates a list (§7) with its owner as the only member.
 * @param options.id from `newListId`; the same for each attempt
 * @param options.isRetry an attempt before this one may have created it, under another name perhaps
 * @returns its id
 */
export async function createList(
  db: Firestore,
  owner: { uid: string; displayName: string },
  name: string,
  { id = newListId(), isRetry = false }: { id?: string; isRetry?: boolean } = {},
): Promise<string> {
  const list: List = {
    id,
    name: name.trim(),
    description: '',
    eventDate: '',
    archived: false,
    ownerId: owner.uid,
    members: [owner.uid],
    memberInfo: [{ uid: owner.uid, displayName: sanitizeDisplayName(owner.displayName) }],
    items: [],
  };
  await runTransactionWithRetry(db, async (tx, { again }) => {
    const before = again || isRetry ? await tx.get(listRef(db, id)) : null;
    if (!before?.exists()) tx.set(listRef(db, id), listToFields(list));
    else if (before.get('name') !== list.name) tx.update(before.ref, { name: list.name });
  });
  return id;
}

/**
 * A display name as `memberInfo` takes it: one line of bounded length in which everything is seen,
 * never empty. It may be an account's of Google, which no form of ours has seen.
 */
export function sanitizeDisplayName(displayName: string): string {
  return cleanName(displayName, LIMITS.displayName) || FALLBACK_MEMBER_NAME;
}

/** Renames a list (§6: any member may). */
export async function renameList(db: Firestore, listId: string, name: string): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    const trimmed = name.trim();
    if (trimmed !== list.name) tx.update(listRef(db, listId), { name: trimmed });
  });
}

/**
 * Says on which day the occasion is (§F1), or with '' that there is none. Any member may.
 * @param day YYYY-MM-DD
 */
export async function setEventDate(db: Firestore, listId: string, day: string): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    if (day === list.eventDate) return;
    tx.update(listRef(db, listId), { eventDate: day === '' ? deleteField() : day });
  });
}

/** Closes a list that is over, or opens it again. Only its owner may. */
export async function archiveList(db: Firestore, listId: string, archived: boolean): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    if (archived === list.archived) return;
    tx.update(listRef(db, listId), { archivedAt: archived ? serverTimestamp() : deleteField() });
  });
}

/**
 * The list as the server has it now.
 * @throws AppError 'missing' when there is none, and those of the network
 */
export async function readList(db: Firestore, listId: string): Promise<List> {
  let list: List | null;
  try {
    list = listFrom(await getDocFromServer(listRef(db, listId)));
  } catch (error) {
    throw toAppError(error);
  }
  if (!list) throw new AppError('missing');
  return list;
}
