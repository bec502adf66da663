import { startTransition, useCallback, useRef, useState } from 'react';
import { endAttempt, openAttempts } from '../device/attempts.ts';
import { AppError, mayPass, toAppError } from '../model/errors.ts';
import { writeDashboardCache, type CachedDashboard } from '../device/lists/dashboardCache.ts';
import { loadLists } from './loadData.ts';
import { keepUnchangedOf, summaryOf, type List, type ListSummary } from '../model/list.ts';
import type { User } from '../model/user.ts';
import { useSubscription } from './useSubscription.ts';

/** The cards of the dashboard, or why they cannot be shown. */
type ListsState =
  | { status: 'loading'; lists: ListSummary[] | null }
  | { status: 'ready'; lists: ListSummary[]; /** There are older lists. */ hasMore: boolean }
  | { status: 'error'; error: AppError };

type Known = ListsState & { of: string };
type ListsModule = Awaited<ReturnType<typeof loadLists>>;

/** Milliseconds without an answer after which the server counts as unreachable. */
const TIMEOUT_MS = 10_000;

/**
 * The lists the user is a member of, live (§7). Until the first snapshot, and while the session is
 * loading (`user` is null), the cached cards. `retry` subscribes again after an error, `more` loads
 * older lists.
 */
export function useLists(
  user: User | null,
  cachedDashboard: CachedDashboard | null,
): ListsState & { retry: () => void; more: () => void } {
  const uid = user?.uid;
  const firstName = user?.firstName ?? '';
  const [state, setState] = useState<Known | null>(null);
  const loadMore = useRef<() => void>(undefined);

  const areCached = uid !== undefined && cachedDashboard?.uid === uid;
  const onError = useCallback(
    (error: unknown) => {
      if (uid === undefined) return;
      setState((before) => {
        const isShown = before?.of === uid ? before.status === 'ready' : areCached;
        // Cards that are shown stay on the screen when their listener fails for a reason that may pass.
        if (isShown && mayPass(error)) {
          console.info('The lists are shown as they were', error);
          return before;
        }
        return { status: 'error', error: toAppError(error), of: uid };
      });
    },
    [uid, areCached],
  );
  const listen = useCallback(
    ({ listen: listenTo, subscribeToLists }: ListsModule) => {
      if (uid === undefined) return () => undefined;
      let before = areCached ? cachedDashboard.lists : [];
      let isLive = false;
      let hasLoadedMore = false;
      // A browser may believe that it is online, and Firestore goes on trying without an end.
      const timer = areCached
        ? undefined
        : setTimeout(() => onError(new AppError('offline')), TIMEOUT_MS);
      const onLists: Parameters<typeof subscribeToLists>[2] = (fresh, { fromCache, hasMore }) => {
        isLive ||= !fromCache;
        // Firestore's cache may contain only the lists that were opened: until the server responds,
        // the cached cards are more complete.
        if (!isLive && fresh.length < Math.max(before.length, 1)) {
          if (!areCached && !navigator.onLine) onError(new AppError('offline'));
          return;
        }
        clearTimeout(timer);
        const lists = keepUnchangedOf(
          before,
          fresh.map((list) => summaryOf(list, uid)),
        );
        before = lists;
        startTransition(() => setState({ status: 'ready', lists, hasMore, of: uid }));
        if (fromCache) return;
        // The next visit starts without the older lists again, so they are not cached.
        if (!hasLoadedMore) writeDashboardCache({ uid, firstName, lists });
        endAttempts(uid, fresh);
      };
      const end = listenTo((db) => {
        const subscription = subscribeToLists(db, uid, onLists, (error) => {
          clearTimeout(timer);
          // A listener that starts again begins with what the cache has, which may be nothing.
          isLive = false;
          onError(error);
        });
        loadMore.current = () => {
          hasLoadedMore = true;
          subscription.more();
        };
        return subscription.end;
      });
      return () => {
        clearTimeout(timer);
        loadMore.current = undefined;
        end();
      };
    },
    [uid, firstName, cachedDashboard, areCached, onError],
  );
  const subscribeAgain = useSubscription(loadLists, uid === undefined ? null : listen, onError);

  const retry = useCallback(() => {
    setState(null);
    subscribeAgain();
  }, [subscribeAgain]);
  const more = useCallback(() => loadMore.current?.(), []);
  if (state && state.of === uid) return { ...state, retry, more };
  const isTheirs = user === null || areCached;
  return { status: 'loading', lists: (isTheirs && cachedDashboard?.lists) || null, retry, more };
}

/** Ends the attempts to create lists that the server has reported: they succeeded. */
function endAttempts(uid: string, lists: readonly List[]): void {
  const ids = new Set<unknown>(lists.map(({ id }) => id));
  for (const [key, id] of openAttempts(`create ${uid} `)) if (ids.has(id)) endAttempt(key);
}
