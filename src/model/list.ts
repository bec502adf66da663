import type { Item } from './item.ts';
import { compareNames } from './format.ts';

/** A list: the public document that everyone with the link may read. No secret belongs in it. */
export interface List {
  id: string;
  name: string;
  /** '' when there is none. */
  description: string;
  /** The day of the occasion as YYYY-MM-DD; '' when there is none. */
  eventDate: string;
  /** Over: out of the dashboard, and closed for purchases. */
  archived: boolean;
  ownerId: string;
  /** Uids, the owner among them, in order of joining. */
  members: string[];
  /** Names of the members; old lists may lack some. */
  memberInfo: MemberInfo[];
  items: Item[];
  /** What the items weigh (`weight.ts`); only lists that have met a heavy item count that. */
  itemBytes?: number;
}

export interface MemberInfo {
  uid: string;
  displayName: string;
}

/** An open invitation, as members see it: its id opens nothing. It is gone once it is used. */
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

/** A member's name as shown: from `memberInfo`, else 'Member' (§2, §9). */
export function memberName(list: Pick<List, 'memberInfo'>, uid: string): string {
  const name = list.memberInfo.find((member) => member.uid === uid)?.displayName.trim();
  return name || FALLBACK_MEMBER_NAME;
}

/** One contributor's part of a list. */
export interface Contribution {
  uid: string;
  name: string;
  items: Item[];
}

/**
 * A list's items grouped by contributor, contributors sorted by name (§2, §9; uid breaks ties so
 * that two people of one name keep their places). Members without items are included only on
 * request; people who left but whose items stayed appear under the fallback name.
 */
export function contributions(
  list: Pick<List, 'members' | 'memberInfo' | 'items'>,
  { includeEmpty }: { includeEmpty: boolean },
): Contribution[] {
  const byUid = new Map<string, Item[]>();
  if (includeEmpty) for (const uid of list.members) byUid.set(uid, []);
  for (const item of list.items) {
    const items = byUid.get(item.addedBy);
    if (items) items.push(item);
    else byUid.set(item.addedBy, [item]);
  }
  return [...byUid]
    .map(([uid, items]) => ({ uid, name: memberName(list, uid), items }))
    .toSorted((a, b) => compareNames(a.name, b.name) || (a.uid < b.uid ? -1 : 1));
}

/**
 * How many items stand before each section, and, last, how many there are in all: for drawing a
 * long list in parts.
 */
export function firstPlaces(sections: readonly Pick<Contribution, 'items'>[]): number[] {
  const places = [0];
  for (const { items } of sections) places.push((places.at(-1) ?? 0) + items.length);
  return places;
}

/** How far the duplicating of a list has come; kept from a failed attempt to the next. */
export interface DuplicateProgress {
  /** The new list's id, once it is being created. */
  listId: string | null;
  /** Ids in the new list by those in the old one: the same at each attempt. */
  copyIds: Record<string, string>;
  /** Ids of the items, in the old list, that are in the new one. */
  itemIds: string[];
}

/** What a dashboard card shows of a list (§2 Dashboard); small enough to keep on the device. */
export interface ListSummary {
  id: string;
  name: string;
  description: string;
  archived: boolean;
  ownerId: string;
  members: string[];
  itemCount: number;
  thumbnails: { imageUrl: string }[];
}

/** §9: at most five thumbnails on a card. */
export const CARD_THUMBNAILS = 5;

/** The card of a list. */
export function summaryOf(list: List): ListSummary {
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    archived: list.archived,
    ownerId: list.ownerId,
    members: list.members,
    itemCount: list.items.length,
    thumbnails: list.items.slice(0, CARD_THUMBNAILS).map(({ imageUrl }) => ({ imageUrl })),
  };
}

/**
 * `next`, with every item that equals its predecessor replaced by that very object, and the whole
 * of `before` when nothing changed: what was drawn from the same object need not be drawn again.
 */
export function keepUnchanged(before: List, next: List): List {
  const known = new Map(before.items.map((item) => [item.id, item]));
  const items = next.items.map((item) => {
    const predecessor = known.get(item.id);
    return predecessor && isSame(predecessor, item) ? predecessor : item;
  });
  const list = { ...next, items };
  const sameItems =
    items.length === before.items.length && items.every((item, at) => item === before.items[at]);
  return sameItems && isSame({ ...before, items: [] }, { ...next, items: [] }) ? before : list;
}

/** `next`, with every card that equals its predecessor replaced by that very object. */
export function keepUnchangedSummaries(
  before: readonly ListSummary[],
  next: readonly ListSummary[],
): ListSummary[] {
  const known = new Map(before.map((list) => [list.id, list]));
  return next.map((list) => {
    const predecessor = known.get(list.id);
    return predecessor && isSame(predecessor, list) ? predecessor : list;
  });
}

/** Both come from the same converter, so that equal values are spelled equally. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
