import { vi } from 'vitest';
import type { AppError } from '../model/errors.ts';
import { subscribeToList, subscribeToLists } from '../data/lists.ts';
import type { List } from '../model/list.ts';

/** Controls the mock of `data/lists.ts` in tests that call `vi.mock` for it. */

/** Sets the lists that subscribers receive; null: no snapshot yet. */
export function listsAre(answer: List[] | AppError | null): void {
  vi.mocked(subscribeToLists).mockImplementation((_db, _uid, onLists, onError) => {
    if (Array.isArray(answer)) onLists(answer, { fromCache: false, hasMore: false });
    else if (answer) onError(answer);
    return { more: () => undefined, end: () => undefined };
  });
}

/** Sets the list that current and new subscribers receive; null when it does not exist. */
export function listIs(answer: List | AppError | null): void {
  const mock = vi.mocked(subscribeToList);
  const tell = (...[, , onList, onError]: Parameters<typeof subscribeToList>) => {
    if (answer instanceof Error) onError(answer);
    else onList(answer, { fromCache: false });
  };
  for (const call of mock.mock.calls) tell(...call);
  mock.mockImplementation((...call) => {
    tell(...call);
    return () => undefined;
  });
}

/** The subscriptions since the start of the test. */
export function subscriptions(): string[] {
  return vi.mocked(subscribeToLists).mock.calls.map(([, uid]) => `lists of ${uid}`);
}
