import type { ListAction } from '../components/ListCard.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';
import { onDemand } from './onDemand.tsx';

const DeleteListModal = onDemand(() => withListCommands(import('./DeleteListModal.tsx')));
const InviteModal = onDemand(() => withListCommands(import('./InviteModal.tsx')));
const LeaveListModal = onDemand(() => withListCommands(import('./LeaveListModal.tsx')));
const ListModal = onDemand(() => withListCommands(import('./ListModal.tsx')));
const ShareModal = onDemand(() => import('./ShareModal.tsx'));

function loadAhead(): Promise<unknown> {
  const modals = [DeleteListModal, InviteModal, LeaveListModal, ListModal, ShareModal];
  return Promise.all(modals.map(({ load }) => load()));
}

interface ListModalsProps {
  /** What the person asked for; null while nothing is open. */
  action: ListAction | 'create' | null;
  /** The list it is about; not needed to create one. */
  list: { id: string; name: string; ownerId: string; members: string[]; itemCount: number } | null;
  /** The list is about to go. */
  onDeleting?: () => void;
  onDeleted?: () => void;
  onClose: () => void;
}

/**
 * The modals about a whole list, shared by dashboard and list detail; each loads when opened, or
 * once the page has settled, so that opening one offline does not break the page.
 */
export function ListModals({ action, list, onDeleting, onDeleted, onClose }: ListModalsProps) {
  useWhenIdle(loadAhead);
  return (
    <>
      {action === 'create' && <ListModal onClose={onClose} />}
      {action === 'edit' && list && <ListModal list={list} onClose={onClose} />}
      {action === 'invite' && list && <InviteModal list={list} onClose={onClose} />}
      {action === 'share' && list && <ShareModal list={list} onClose={onClose} />}
      {action === 'leave' && list && <LeaveListModal list={list} onClose={onClose} />}
      {action === 'delete' && list && (
        <DeleteListModal
          list={{ ...list, memberCount: list.members.length }}
          {...(onDeleting && { onDeleting })}
          {...(onDeleted && { onDeleted })}
          onClose={onClose}
        />
      )}
    </>
  );
}
