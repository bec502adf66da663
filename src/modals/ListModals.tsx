import { lazy, Suspense } from 'react';
import type { ListAction } from '../components/ListCard.tsx';

const DeleteListModal = lazy(() => import('./DeleteListModal.tsx'));
const InviteModal = lazy(() => import('./InviteModal.tsx'));
const LeaveListModal = lazy(() => import('./LeaveListModal.tsx'));
const ListModal = lazy(() => import('./ListModal.tsx'));

interface ListModalsProps {
  /** What the person asked for; null while nothing is open. */
  action: ListAction | 'create' | null;
  /** The list it is about; not needed to create one. */
  list: { id: string; name: string; ownerId: string; members: string[]; itemCount: number } | null;
  onDeleted?: () => void;
  onClose: () => void;
}

/** The modals about a whole list, shared by dashboard and list detail; each loads when opened. */
export function ListModals({ action, list, onDeleted, onClose }: ListModalsProps) {
  return (
    <Suspense fallback={null}>
      {action === 'create' && <ListModal onClose={onClose} />}
      {action === 'edit' && list && <ListModal list={list} onClose={onClose} />}
      {action === 'invite' && list && <InviteModal list={list} onClose={onClose} />}
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
