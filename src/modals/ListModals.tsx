import { lazy, Suspense } from 'react';
import type { ListAction } from '../components/ListCard.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';

const load = {
  deletion: () => withListCommands(import('./DeleteListModal.tsx')),
  invite: () => withListCommands(import('./InviteModal.tsx')),
  leave: () => withListCommands(import('./LeaveListModal.tsx')),
  name: () => withListCommands(import('./ListModal.tsx')),
  share: () => import('./ShareModal.tsx'),
};
const DeleteListModal = lazy(load.deletion);
const InviteModal = lazy(load.invite);
const LeaveListModal = lazy(load.leave);
const ListModal = lazy(load.name);
const ShareModal = lazy(load.share);

function loadAhead(): Promise<unknown> {
  return Promise.all(Object.values(load).map((one) => one()));
}

interface ListModalsProps {
  /** What the person asked for; null while nothing is open. */
  action: ListAction | 'create' | null;
  /** The list it is about; not needed to create one. */
  list: { id: string; name: string; ownerId: string; members: string[]; itemCount: number } | null;
  onDeleted?: () => void;
  onClose: () => void;
}

/**
 * The modals about a whole list, shared by dashboard and list detail; each loads when opened, or
 * once the page has settled, so that opening one offline does not break the page.
 */
export function ListModals({ action, list, onDeleted, onClose }: ListModalsProps) {
  useWhenIdle(loadAhead);
  return (
    <Suspense fallback={null}>
      {action === 'create' && <ListModal onClose={onClose} />}
      {action === 'edit' && list && <ListModal list={list} onClose={onClose} />}
      {action === 'invite' && list && <InviteModal list={list} onClose={onClose} />}
      {action === 'share' && list && <ShareModal list={list} onClose={onClose} />}
      {action === 'leave' && list && <LeaveListModal list={list} onClose={onClose} />}
      {action === 'delete' && list && (
        <DeleteListModal
          list={{ ...list, memberCount: list.members.length }}
          {...(onDeleted && { onDeleted })}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
