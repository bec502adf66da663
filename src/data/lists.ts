import {
  arrayUnion,
  collection,
  documentId,
  getDocFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import { FALLBACK_MEMBER_NAME, type List, type MemberInfo } from '../model/list.ts';
import { replaceFormerIds, resumeMove } from './formerLinks.ts';
import { listFrom, listRef, movedTo, toListError } from './converters.ts';
import { AppError, mayPass } from '../model/errors.ts';
import {
  removeVisitorList,
  writeVisitorList,
  readVisitorList,
} from '../device/lists/visitorListCache.ts';
import { removeListCache } from '../device/lists/listCache.ts';
import { listToFields } from '../model/serializers.ts';
import { keepListening } from './keepListening.ts';
import { runTransactionWithRetry } from './transactions.ts';

/** The state of a user's lists. */
interface ListsMeta extends ListMeta {
  /** There are older lists. */
  hasMore: boolean;
}

/** Controls a subscription to a user's lists. */
interface ListsSubscription {
  /** Loads one more page of older lists. */
  more: () => void;
  end: () => void;
}

/** One page of a user's lists, with its own listener. */
interface ListsPage {
  /** The id after which the page starts; null for the page with the newest list. */
  after: string | null;
  size: number;
  /** null until the first snapshot. */
  docs: DocumentSnapshot[] | null;
  fromCache: boolean;
  end: () => void;
}

/**
 * The lists a user is a member of, live, newest first (an id begins with its time of creation): the
 * newest 100 that are not archived, and the archived ones between them. The rules allow at most 100
 * lists per query, so further pages are queried until there are enough lists that are not archived.
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

  /** The page at an index. When its start has changed, it and all later pages are subscribed again. */
  const pageAt = (index: number, after: string | null, size: number): ListsPage => {
    const known = pages[index];
    if (known?.after === after && known.size === size) return known;
    endFrom(index);
    const page: ListsPage = { after, size, docs: null, fromCache: true, end: () => undefined };
    pages.push(page);
    page.end = keepListening(
      (onFailure) =>
        onSnapshot(
          query(mine, ...(after === null ? [] : [startAfter(after)]), limit(size)),
          // Without this there is no event when the server confirms the cached data.
          { includeMetadataChanges: true },
          ({ docs, metadata: { fromCache } }) => {
            Object.assign(page, { docs, fromCache });
            report();
          },
          onFailure,
        ),
      (error) => {
        if (!mayPass(error)) endFrom(0);
        onError(error);
      },
    );
    return page;
  };

  /** Reports the lists once all needed pages are loaded; subscribes to the ones that are missing. */
  const report = () => {
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
      // With enough lists, query a single further one to find out whether there are more.
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

  report();
  return {
    more: () => {
      wanted += LIMITS.listsPerQuery;
      report();
    },
    end: () => endFrom(0),
  };
}

/** The first lists, up to and including the `wanted`-th one that is not archived. */
function upTo(lists: List[], wanted: number): List[] {
  const last = lists.filter(({ archived }) => !archived)[wanted - 1];
  return last ? lists.slice(0, lists.indexOf(last) + 1) : lists;
}

/** How a list on the screen may differ from the server's data. */
export interface ListMeta {
  /** The list comes from this device's cache; the server has not confirmed it. */
  fromCache: boolean;
}

/**
 * One list, live; null when it does not exist on the server. Anyone with the id may read it. After its link
 * was changed, members receive the list under its new id, and for everybody else it is private (F13).
 * @returns ends the subscription
 */
export function subscribeToList(
  db: Firestore,
  listId: string,
  onList: (list: List | null, meta: ListMeta) => void,
  onError: (error: AppError) => void,
): () => void {
  let end: (() => void) | undefined;
  const listenTo = (id: string) => {
    end?.();
    const onSnapshotOfList = (snapshot: DocumentSnapshot) => {
      const to = movedTo(snapshot);
      if (to !== null) return listenTo(to);
      const { fromCache } = snapshot.metadata;
      const list = listFrom(snapshot);
      if (list && !fromCache) {
        writeVisitorList(list);
        replaceFormerIds(list);
        resumeMove(db, list);
      }
      // Offline, an empty cache reports that the document does not exist; only the server knows that.
      const shown = !list && fromCache ? readVisitorList(id) : list;
      if (!shown && fromCache) onError(new AppError('offline'));
      else onList(shown, { fromCache });
    };
    end = keepListening(
      (onFailure) =>
        onSnapshot(listRef(db, id), { includeMetadataChanges: true }, onSnapshotOfList, onFailure),
      (error) => {
        const failure = toListError(error);
        if (failure.code === 'list-private') {
          removeVisitorList(id);
          removeListCache(id);
        }
        onError(failure);
      },
    );
  };
  listenTo(listId);
  return () => end?.();
}

/**
 * The id of a new list: the time, as specified, and a random part, because the id is the public link.
 * @param created when the list was created, in milliseconds
 */
export function newListId(created: number | string = Date.now()): string {
  return `${created}-${crypto.randomUUID()}`;
}

/**
 * Creates a list (§7) with its owner as the only member.
 * @param options.id from `newListId`; the same for each attempt
 * @param options.isRetry an earlier attempt may have created it, perhaps with another name
 * @returns its id
 */
export async function createList(
  db: Firestore,
  owner: MemberInfo,
  name: string,
  { id, isRetry = false }: { id: string; isRetry?: boolean },
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
    people: {},
    items: [],
  };
  await runTransactionWithRetry(db, async (tx, attempt) => {
    const before = attempt.isRetry || isRetry ? await tx.get(listRef(db, id)) : null;
    if (!before?.exists()) tx.set(listRef(db, id), listToFields(list));
    else if (before.get('name') !== list.name) tx.update(before.ref, { name: list.name });
  });
  return id;
}

/**
 * Makes a display name valid for `memberInfo`: one line of visible characters, of limited length and
 * never empty. The name may come from a Google account, so no form has validated it.
 */
export function sanitizeDisplayName(displayName: string): string {
  return (
    cleanName(displayName, LIMITS.displayName, LIMITS.storedBytesPerCharacter) ||
    FALLBACK_MEMBER_NAME
  );
}

/** The change of a list that adds a member. `arrayUnion` does not conflict with other people's changes. */
export function memberAdded({ uid, displayName }: MemberInfo) {
  return {
    members: arrayUnion(uid),
    memberInfo: arrayUnion({ uid, displayName: sanitizeDisplayName(displayName) }),
  };
}

/**
 * Reads the list from the server.
 * @throws AppError 'not-found' when it does not exist, 'list-private' when only its members may read
 *   it, 'list-moved' when its link was changed, and network errors
 */
export async function readList(db: Firestore, listId: string): Promise<List> {
  const snapshot = await getDocFromServer(listRef(db, listId)).catch((error: unknown) => {
    throw toListError(error);
  });
  if (movedTo(snapshot) !== null) throw new AppError('list-moved');
  const list = listFrom(snapshot);
  if (!list) throw new AppError('not-found');
  return list;
}
