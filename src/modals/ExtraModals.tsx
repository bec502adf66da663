import type { ExtraAction } from '../components/ListView.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import type { List } from '../model/list.ts';
import { onDemand } from './onDemand.tsx';

const ArchiveModal = onDemand(() => withListCommands(import('./ArchiveModal.tsx')));
const DuplicateModal = onDemand(() => withListCommands(import('./DuplicateModal.tsx')));
const EventDateModal = onDemand(() => withListCommands(import('./EventDateModal.tsx')));
const ExchangeModal = onDemand(() => import('./ExchangeModal.tsx'));
const ReorderModal = onDemand(() => withListCommands(import('./ReorderModal.tsx')));

interface ExtraModalsProps {
  list: List;
  /** Uid of who looks. */
  viewer: string;
  action: ExtraAction | null;
  onClose: () => void;
}

/** The modals that a list's menu opens; each loads when opened. */
export function ExtraModals({ list, viewer, action, onClose }: ExtraModalsProps) {
  return (
    <>
      {action === 'archive' && <ArchiveModal list={list} onClose={onClose} />}
      {action === 'duplicate' && <DuplicateModal list={list} onClose={onClose} />}
      {action === 'eventDate' && (
        <EventDateModal list={list} isOwner={list.ownerId === viewer} onClose={onClose} />
      )}
      {action === 'exchange' && <ExchangeModal list={list} onClose={onClose} />}
      {action === 'reorder' && (
        <ReorderModal
          listId={list.id}
          items={list.items.filter(({ addedBy }) => addedBy === viewer)}
          onClose={onClose}
        />
      )}
    </>
  );
}
