import { usePrefetch } from '../../lib/loading/usePrefetch.ts';
import { InviteModal, ShareModal } from '../sharing/exports.ts';
import { lazyModal } from '../../components/lazyModal.tsx';
import type { ListSummary } from '../../model/list.ts';

/** The modals that can be opened for a list; `archive` brings an archived list back. */
export type ListAction = 'edit' | 'delete' | 'leave' | 'invite' | 'share' | 'archive';

export const ListModal = lazyModal(() => import('./ListModal.tsx'));
const ArchiveModal = lazyModal(() => import('./ArchiveModal.tsx'));
const DeleteListModal = lazyModal(() => import('./DeleteListModal.tsx'));
const LeaveListModal = lazyModal(() => import('./LeaveListModal.tsx'));

/** Prefetched, so that they can be opened offline. */
const PREFETCHED = [
  ArchiveModal,
  DeleteListModal,
  InviteModal,
  LeaveListModal,
  ListModal,
  ShareModal,
];

interface ListModalsProps {
  /** The open modal; null for none. */
  action: ListAction | 'create' | null;
  /** The list of the modal; null when creating one. */
  list: Omit<ListSummary, 'thumbnails'> | null;
  /** Called before the list is deleted. */
  onDeleting?: () => void;
  onDeleted?: () => void;
  onClose: () => void;
}

/** The modals for a whole list, used by the dashboard and the list detail page. */
export function ListModals({ action, list, onDeleting, onDeleted, onClose }: ListModalsProps) {
  usePrefetch(PREFETCHED);
  return (
    <>
      {action === 'create' && <ListModal onClose={onClose} />}
      {action === 'edit' && list && <ListModal list={list} onClose={onClose} />}
      {action === 'invite' && list && <InviteModal list={list} onClose={onClose} />}
      {action === 'share' && list && <ShareModal list={list} onClose={onClose} />}
      {action === 'leave' && list && <LeaveListModal list={list} onClose={onClose} />}
      {action === 'archive' && list && <ArchiveModal list={list} onClose={onClose} />}
      {action === 'delete' && list && (
        <DeleteListModal
          list={list}
          onDeleting={onDeleting}
          onDeleted={onDeleted}
          onClose={onClose}
        />
      )}
    </>
  );
}
