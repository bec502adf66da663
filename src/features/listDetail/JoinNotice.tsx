import { useSearchParams } from 'react-router-dom';
import { useRouterState } from '../../hooks/useRouterState.ts';
import type { List } from '../../model/list.ts';
import { JoinResult } from './JoinResult.tsx';
import styles from './ListView.module.css';

/**
 * The result of joining, on the list's page (§2 List detail, §8 Join failure). A user who is a member
 * now has joined, even when an error was reported. Without `list`, because it is private, only a
 * failure is shown.
 */
export function JoinNotice({ list, member = false }: { list?: List; member?: boolean }) {
  const [query] = useSearchParams();
  const { joinFailure: failure = null } = useRouterState();
  const hasJoined = member && (failure !== null || query.get('joined') === 'true');
  if (!hasJoined && (member || failure === null)) return null;
  return (
    <div className={styles.joined}>
      <JoinResult failure={hasJoined ? null : failure} list={list} />
    </div>
  );
}
