import type { Item } from './item.ts';
import { compareNames } from './format.ts';

/** A list: the public document, which everyone with the link may read. It must not contain secrets. */
export interface List {
  id: string;
  name: string;
  /** '' when there is none. */
  description: string;
  /** The event date as YYYY-MM-DD; '' when there is none. */
  eventDate: string;
  /** Not on the dashboard, and closed for purchases. */
  archived: boolean;
  /** Only members can read the list: its owner has closed the public link (F13). */
  private?: boolean;
  ownerId: string;
  /** Uids including the owner's, in order of joining. */
  members: string[];
  /** Names of the members; old lists may not have all of them. */
  memberInfo: MemberInfo[];
  /** Names of people who were removed and whose items stayed (F13). */
  formerMembers?: MemberInfo[];
  /** Ids that the list had before its link was changed, the newest last (F13). */
  formerIds?: string[];
  /** The last of them, while documents below it are not moved yet. */
  movedFrom?: string;
  /** Names of the people without an account who have wishes here, by their ids (F11). */
  people: Record<string, string>;
  items: Item[];
  /** The size of the items (`listSize.ts`); only lists that had a large item store it. */
  itemBytes?: number;
}

export interface MemberInfo {
  uid: string;
  displayName: string;
}

/** A person without an account who has wishes on a list (F11). */
export interface Person {
  /** A random UUID, created before the first attempt to add the person. */
  id: string;
  name: string;
}

/** The people without an account of a list, in no certain order. */
export function peopleIn({ people }: Pick<List, 'people'>): Person[] {
  return Object.entries(people).map(([id, name]) => ({ id, name }));
}

/** An open invite, as members see it. Its id gives no access, and it is deleted once it is used. */
export interface Invite {
  id: string;
  email: string;
  /** Uid of the inviting member. */
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** §2 Dashboard: the role label of a viewer. */
export type Role = 'Admin' | 'Member' | 'Guest';

/** §9 fallback member name. */
export const FALLBACK_MEMBER_NAME = 'Member';

/** Whether a text can be the id of a list. The database refuses others, which a damaged link may have. */
export function isListId(text: string): boolean {
  return text !== '' && text.length <= 1_000 && !/^\.\.?$|^__.*__$|\//s.test(text);
}

/** The viewer's role: Admin for the owner, Member if listed in members, otherwise Guest (§2). */
export function roleOf(list: Pick<List, 'ownerId' | 'members'>, uid: string | null): Role {
  if (uid === null) return 'Guest';
  if (list.ownerId === uid) return 'Admin';
  return list.members.includes(uid) ? 'Member' : 'Guest';
}

/** Whether the viewer may change items and invite (§6). */
export function isMember(list: Pick<List, 'ownerId' | 'members'>, uid: string | null): boolean {
  return roleOf(list, uid) !== 'Guest';
}

/** Whether nobody but its owner is a member of the list. */
export function hasOneMember({ members }: Pick<List, 'members'>): boolean {
  return members.length === 1;
}

/** The parts of a list that have the names of its contributors. */
export type ListNames = Pick<List, 'memberInfo'> & {
  formerMembers?: MemberInfo[] | undefined;
};

/** The displayed name of a member, or of a former one whose name was kept; else 'Member' (§2, §9). */
export function memberName({ memberInfo, formerMembers = [] }: ListNames, uid: string): string {
  const name = [...memberInfo, ...formerMembers].find((member) => member.uid === uid);
  return name?.displayName.trim() || FALLBACK_MEMBER_NAME;
}

/**
 * The id of the person without an account whom an item is for (F11); '' when it is for its contributor,
 * also when the person was removed from the list.
 */
export function personOf(
  { people }: Pick<List, 'people'>,
  { for: id = '' }: { for?: string | undefined },
): string {
  return people[id] ? id : '';
}

/**
 * Whether a member can restore names that are removed from an item (F2): who wishes for it must not see
 * them, so it takes somebody else, unless it is for a person without an account.
 */
export function canRestoreMarks(
  list: Pick<List, 'members' | 'people'>,
  item: Pick<Item, 'addedBy' | 'for'>,
): boolean {
  return personOf(list, item) !== '' || list.members.some((uid) => uid !== item.addedBy);
}

/** Whether an item is not for the viewer: it is another member's, or for a person without an account. */
export function isForOthers(
  list: Pick<List, 'people'>,
  item: Pick<Item, 'addedBy' | 'for'>,
  viewer: string,
): boolean {
  return item.addedBy !== viewer || personOf(list, item) !== '';
}

/** The items for one contributor, or for a person without an account. */
export interface Contribution {
  /** The contributor's uid, or the person's id. */
  uid: string;
  name: string;
  items: Item[];
}

/**
 * Groups a list's items by whom they are for, sorted by name (§2, §9; the uid breaks ties, so that the
 * order of two people with the same name is stable). Members and people without items are included
 * only with `includeEmpty`. Members who left but whose items stayed appear under the fallback name; who
 * was removed, under their own.
 */
export function contributions(
  list: ListNames & Pick<List, 'members' | 'people' | 'items'>,
  { includeEmpty }: { includeEmpty: boolean },
): Contribution[] {
  const byUid = new Map<string, Item[]>();
  const empty = includeEmpty ? [...list.members, ...Object.keys(list.people)] : [];
  for (const uid of empty) byUid.set(uid, []);
  for (const item of list.items) {
    const uid = personOf(list, item) || item.addedBy;
    const items = byUid.get(uid);
    if (items) items.push(item);
    else byUid.set(uid, [item]);
  }
  return [...byUid]
    .map(([uid, items]) => ({ uid, name: list.people[uid] ?? memberName(list, uid), items }))
    .toSorted((a, b) => compareNames(a.name, b.name) || (a.uid < b.uid ? -1 : 1));
}

/** The data of a dashboard card (§2 Dashboard); small enough to cache on the device. */
export interface ListSummary extends Pick<
  List,
  | 'id'
  | 'name'
  | 'description'
  | 'eventDate'
  | 'archived'
  | 'private'
  | 'ownerId'
  | 'members'
  | 'memberInfo'
  | 'formerIds'
> {
  itemCount: number;
  /** When somebody else than the user last added an item; missing in older caches. */
  lastAddedAt?: number;
  thumbnails: { imageUrl: string }[];
}

/** §9: at most five thumbnails on a card. */
const CARD_THUMBNAILS = 5;

/** The summary of a list for its card on a user's dashboard. */
export function summaryOf(list: List, uid: string): ListSummary {
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    eventDate: list.eventDate,
    archived: list.archived,
    ...(list.private && { private: true }),
    ownerId: list.ownerId,
    members: list.members,
    memberInfo: list.memberInfo,
    ...(list.formerIds && { formerIds: list.formerIds }),
    itemCount: list.items.length,
    lastAddedAt: lastAddedAt(list.items, uid),
    thumbnails: list.items.slice(0, CARD_THUMBNAILS).map(({ imageUrl }) => ({ imageUrl })),
  };
}

/** When somebody else than the viewer last added an item; 0 when nobody did, or it is not known. */
function lastAddedAt(items: readonly Item[], viewer: string): number {
  return items.reduce(
    (last, { addedBy, addedAt }) => (addedBy === viewer ? last : Math.max(last, addedAt ?? 0)),
    0,
  );
}

/**
 * Returns `next`, but with the previous object of every item that did not change, and `before` itself
 * when nothing changed. React skips rendering what receives the same object.
 */
export function keepUnchanged(before: List, next: List): List {
  const items = keepUnchangedOf(before.items, next.items);
  const sameItems =
    items.length === before.items.length &&
    items.every((item, index) => item === before.items[index]);
  const isUnchanged = sameItems && isSame({ ...before, items: [] }, { ...next, items: [] });
  return isUnchanged ? before : { ...next, items };
}

/** Returns `next`, but with the previous object of everything that did not change, by its id. */
export function keepUnchangedOf<Entry extends { id: string }>(
  before: readonly Entry[],
  next: readonly Entry[],
): Entry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return next.map((entry) => {
    const predecessor = known.get(entry.id);
    return predecessor && isSame(predecessor, entry) ? predecessor : entry;
  });
}

/** Both values come from the same converter, so equal values have equal JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
