import { lazy, Suspense } from 'react';
import type { ExtraAction } from '../components/ListView.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import type { List } from '../model/list.ts';

const ArchiveModal = lazy(() => withListCommands(import('./ArchiveModal.tsx')));
const DuplicateModal = lazy(() => withListCommands(import('./DuplicateModal.tsx')));
const EventDateModal = lazy(() => withListCommands(import('./EventDateModal.tsx')));
const ExchangeModal = lazy(() => import('./OnDemandExchangeModal.tsx'));
const ReorderModal = lazy(() => withListCommands(import('./ReorderModal.tsx')));

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
    <Suspense fallback={null}>
      {action === 'archive' && <ArchiveModal list={list} onClose={onClose} />}
      {action === 'duplicate' && <DuplicateModal list={list} onClose={onClose} />}
      {action === 'eventDate' && <EventDateModal list={list} onClose={onClose} />}
      {action === 'exchange' && <ExchangeModal list={list} onClose={onClose} />}
      {action === 'reorder' && (
        <ReorderModal
          listId={list.id}
          items={list.items.filter(({ addedBy }) => addedBy === viewer)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
