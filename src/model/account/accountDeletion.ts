import * as v from 'valibot';
import { ACCOUNT_DELETION_MESSAGES } from './accountDeletionMessages.ts';
import type { List } from '../list.ts';
import { FORM_MESSAGES } from '../forms/formMessages.ts';
import type { Provider } from '../user.ts';

/** The plan of an account deletion: what happens to each list, shown before it is confirmed. */

/** A list that the user owns: it is deleted for everybody. */
interface OwnedList {
  id: string;
  name: string;
  members: number;
  items: number;
}

/** A list of another owner: the user leaves it. */
interface JoinedList {
  id: string;
  name: string;
  /** How many items on it the user added. */
  ownItems: number;
}

export interface DeletionPlan {
  owned: OwnedList[];
  joined: JoinedList[];
}

/** The deletion plan for a user's lists. */
export function deletionPlanOf(lists: readonly List[], uid: string): DeletionPlan {
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

/**
 * Whether `now` does something that the plan the user was shown does not: it contains another list, or
 * deletes one that was only to be left.
 */
export function hasUnseen(shown: DeletionPlan, now: DeletionPlan): boolean {
  const deleted = new Set(shown.owned.map(({ id }) => id));
  const left = new Set(shown.joined.map(({ id }) => id));
  return (
    now.owned.some(({ id }) => !deleted.has(id)) ||
    now.joined.some(({ id }) => !deleted.has(id) && !left.has(id))
  );
}

/** The word the user has to type. */
export const CONFIRMATION = 'DELETE';

/** Delete Account: the password, where the account has one, and the confirmation word. */
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
