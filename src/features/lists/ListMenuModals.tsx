import type { ListMenuAction } from './ListView.tsx';
import type { List } from '../../model/list.ts';
import { MarksModal } from '../giving/exports.ts';
import { ImportExportModal } from '../importing/exports.ts';
import { ReorderModal } from '../items/exports.ts';
import { lazyModal } from '../../components/lazyModal.tsx';

const ArchiveModal = lazyModal(() => import('./ArchiveModal.tsx'));
const DuplicateModal = lazyModal(() => import('./DuplicateModal.tsx'));
const EventDateModal = lazyModal(() => import('./EventDateModal.tsx'));

interface ListMenuModalsProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  action: ListMenuAction | null;
  onClose: () => void;
}

/** The modals of a list's menu; each is loaded when it is opened. */
export function ListMenuModals({ list, viewer, action, onClose }: ListMenuModalsProps) {
  return (
    <>
      {action === 'archive' && <ArchiveModal list={list} onClose={onClose} />}
      {action === 'duplicate' && <DuplicateModal list={list} onClose={onClose} />}
      {action === 'eventDate' && (
        <EventDateModal list={list} isOwner={list.ownerId === viewer} onClose={onClose} />
      )}
      {action === 'importExport' && <ImportExportModal list={list} onClose={onClose} />}
      {action === 'importBrought' && <ImportExportModal list={list} brought onClose={onClose} />}
      {action === 'marks' && <MarksModal list={list} viewer={viewer} onClose={onClose} />}
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
