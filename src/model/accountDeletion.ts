import * as v from 'valibot';
import { ACCOUNT_DELETION_MESSAGES } from './accountDeletionMessages.ts';
import type { List } from './list.ts';
import { FORM_MESSAGES } from './forms/formMessages.ts';
import type { Provider } from './user.ts';

/** What the deletion of an account does to lists, told before it is done. */

/** A list its owner takes along: gone for everybody. */
export interface OwnedList {
  id: string;
  name: string;
  members: number;
  items: number;
}

/** A list of others that is left. */
export interface JoinedList {
  id: string;
  name: string;
  /** How many items on it are the leaver's. */
  ownItems: number;
}

export interface DeletionPlan {
  owned: OwnedList[];
  joined: JoinedList[];
}

/** What becomes of a user's lists. */
export function departureOf(lists: readonly List[], uid: string): DeletionPlan {
  const isMine = ({ ownerId }: List) => ownerId === uid;
  return {
    owned: lists.filter(isMine).map(({ id, name, members, items }) => ({
      id,
      name,
      members: members.length,
      items: items.length,
    })),
    joined: lists
      .filter((list) => !isMine(list))
      .map(({ id, name, items }) => ({
        id,
        name,
        ownItems: items.filter(({ addedBy }) => addedBy === uid).length,
      })),
  };
}

/** Whether `now` holds a list that was not among those that were shown. */
export function hasUnseen(shown: DeletionPlan, now: DeletionPlan): boolean {
  const seen = new Set([...shown.owned, ...shown.joined].map(({ id }) => id));
  return [...now.owned, ...now.joined].some(({ id }) => !seen.has(id));
}

/** The word that has to be typed. */
export const CONFIRMATION = 'DELETE';

/** Delete Account: the password where there is one, and the word. */
export function accountDeletionSchema(provider: Provider) {
  return v.object({
    password:
      provider === 'email'
        ? v.pipe(v.string(), v.nonEmpty(FORM_MESSAGES.passwordRequired))
        : v.string(),
    word: v.pipe(
      v.string(),
      v.trim(),
      v.check((word) => word === CONFIRMATION, ACCOUNT_DELETION_MESSAGES.wordNeeded),
    ),
    items: v.picklist(['take', 'leave']),
  });
}
