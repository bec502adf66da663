import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import type { List } from '../../model/list.ts';
import { Notice } from '../../ui/Notice.tsx';

const JoinFailureNotice = lazyWithRetry(() => import('./JoinFailureNotice.tsx'), {
  optional: true,
});

/** The state that the Join page passes to the list's page, in the history entry, when joining failed. */
export interface JoinFailure {
  /** The error message for the user. */
  message: string;
  /** The token of the invite when it is not used up, so that trying again may help. */
  token?: string;
  /** The invite is of no use any more. */
  needsNew?: boolean;
}

/**
 * The result of joining, on the list's page (§2 List detail, §8 Join failure). A user who is a member
 * now has joined, even when an error was reported. Without `list`, because it is private, only a
 * failure is shown.
 */
export function JoinNotice({ list, member }: { list?: List; member?: boolean }) {
  const failure = failureIn(useLocation().state);
  const [query] = useSearchParams();
  const isSaid = failure !== null || query.get('joined') === 'true';
  const hasJoined = useTold(isSaid && member === true, list?.id);
  if (member) return hasJoined && <Notice tone="success">You've joined {list?.name}</Notice>;
  if (failure === null) return null;
  return (
    <Suspense>
      <JoinFailureNotice failure={failure} list={list} />
    </Suspense>
  );
}

/** Milliseconds after which the address no longer says that the user has joined. */
const IN_ADDRESS_MS = 10_000;

/**
 * Whether to tell that the user has joined the list, as the address (§2) or its history entry says.
 * They stop saying so after a while, so that a reload does not tell it again; the page still does.
 */
function useTold(isSaid: boolean, listId: string | undefined): boolean {
  const changeQuery = useChangeQuery();
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (!isSaid) return undefined;
    const timer = setInterval(() => {
      // The history entry is then that of the modal.
      if (isPageBusy(null)) return;
      setTold(listId);
      changeQuery((now) => {
        now.delete('joined');
        return now;
      });
    }, IN_ADDRESS_MS);
    return () => clearInterval(timer);
  }, [isSaid, listId, changeQuery]);
  return isSaid || (listId !== undefined && told === listId);
}

function failureIn(state: unknown): JoinFailure | null {
  const failure = (state as { joinFailure?: JoinFailure } | null)?.joinFailure;
  return failure ?? null;
}
