import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import type { List } from '../../model/list.ts';

const JoinResult = lazyWithRetry(() => import('./JoinResult.tsx'), { optional: true });

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
export function JoinNotice({ list, member = false }: { list?: List; member?: boolean }) {
  const [query] = useSearchParams();
  const failure = failureIn(useLocation().state);
  const hasJoined = member && (failure !== null || query.get('joined') === 'true');
  if (!hasJoined && (member || failure === null)) return null;
  return (
    <Suspense>
      <JoinResult failure={hasJoined ? null : failure} list={list} />
    </Suspense>
  );
}

function failureIn(state: unknown): JoinFailure | null {
  const failure = (state as { joinFailure?: JoinFailure } | null)?.joinFailure;
  return failure ?? null;
}
