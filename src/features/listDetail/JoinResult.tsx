import { Link } from 'react-router-dom';
import type { JoinFailure } from '../../hooks/useRouterState.ts';
import { useAfterPaint } from '../../lib/useAfterPaint.ts';
import { FALLBACK_MEMBER_NAME, memberName, type List } from '../../model/list.ts';
import { paths } from '../../model/paths.ts';
import { Notice } from '../../ui/Notice.tsx';

interface JoinResultProps {
  /** Null when the user has joined. */
  failure: JoinFailure | null;
  /** Missing when it is private. */
  list?: List | undefined;
}

/** Says that the user has joined a list, or why not and what to do about it. */
export function JoinResult({ failure, list }: JoinResultProps) {
  const isPainted = useAfterPaint();
  if (!failure) {
    return <Notice tone="success">{isPainted && <>You've joined {list?.name}</>}</Notice>;
  }
  return (
    <Notice tone="error">
      You have not joined this list. {failure.message}{' '}
      {failure.needsNew && `Ask ${ownerOf(list)} for a new link.`}
      {list && failure.token && (
        <Link to={paths.join(list.id, failure.token)} replace>
          Try again
        </Link>
      )}
    </Notice>
  );
}

/** Whom to ask: the owner by name, where the list has it. */
function ownerOf(list?: List): string {
  const name = list && memberName(list, list.ownerId);
  return !name || name === FALLBACK_MEMBER_NAME ? 'a member' : name;
}
