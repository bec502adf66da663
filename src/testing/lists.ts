import { vi } from 'vitest';
import type { AppError } from '../model/errors.ts';
import { subscribeToList, subscribeToLists } from '../data/lists.ts';
import type { List } from '../model/list.ts';

/** For tests that say `vi.mock('../data/lists.ts')`: what the database answers from now on. */

const calm = { pending: false, fromCache: false };

/** The lists of whoever asks; null: no answer yet. */
export function listsAre(answer: List[] | AppError | null): void {
  vi.mocked(subscribeToLists).mockImplementation((_db, _uid, onLists, onError) => {
    if (Array.isArray(answer)) onLists(answer, { fromCache: false, hasMore: false });
    else if (answer) onError(answer);
    return { more: () => undefined, end: () => undefined };
  });
}

/** The one list, or null when there is none; who is listening already is told as well. */
export function listIs(answer: List | AppError | null): void {
  const mock = vi.mocked(subscribeToList);
  const tell = (...[, , onList, onError]: Parameters<typeof subscribeToList>) => {
    if (answer instanceof Error) onError(answer);
    else onList(answer, calm);
  };
  for (const call of mock.mock.calls) tell(...call);
  mock.mockImplementation((...call) => {
    tell(...call);
    return () => undefined;
  });
}

/** What was subscribed to since the test began. */
export function subscriptions(): string[] {
  return vi.mocked(subscribeToLists).mock.calls.map(([, uid]) => `lists of ${uid}`);
}
