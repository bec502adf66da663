import type { ListMenuAction } from './ListView.tsx';
import type { List } from '../../model/list.ts';
import { CalendarModal } from '../sharing/exports.ts';
import { ImportExportModal } from '../importing/exports.ts';
import { ReorderModal } from '../items/exports.ts';
import { MarksModal, MembersModal, PeopleModal } from '../members/exports.ts';
import { lazyModal } from '../../components/lazyModal.tsx';

const DuplicateModal = lazyModal(() => import('./DuplicateModal.tsx'));
const SpaceModal = lazyModal(() => import('./SpaceModal.tsx'));
const EventDateModal = lazyModal(() => import('./EventDateModal.tsx'));

interface ListMenuModalsProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  action: ListMenuAction;
  onClose: () => void;
}

/** The modals of a list's menu. They and this are loaded when one is opened. */
export default function ListMenuModals({ list, viewer, action, onClose }: ListMenuModalsProps) {
  return (
    <>
      {action === 'calendar' && <CalendarModal list={list} onClose={onClose} />}
      {action === 'duplicate' && <DuplicateModal list={list} onClose={onClose} />}
      {action === 'eventDate' && (
        <EventDateModal list={list} isOwner={list.ownerId === viewer} onClose={onClose} />
      )}
      {action === 'importExport' && <ImportExportModal list={list} onClose={onClose} />}
      {action === 'importWishList' && (
        <ImportExportModal list={list} isWishList onClose={onClose} />
      )}
      {action === 'marks' && <MarksModal list={list} viewer={viewer} onClose={onClose} />}
      {action === 'members' && <MembersModal list={list} onClose={onClose} />}
      {action === 'people' && <PeopleModal list={list} onClose={onClose} />}
      {action === 'reorder' && <ReorderModal list={list} viewer={viewer} onClose={onClose} />}
      {action === 'space' && <SpaceModal list={list} onClose={onClose} />}
    </>
  );
}
