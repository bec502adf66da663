import { PublicListLink } from '../../components/PublicListLink.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { eventHasPassed } from '../../model/marks/hiddenPurchases.ts';
import { hasOneMember, isForOthers, type List } from '../../model/list.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { reorderable } from '../../model/people/reorderable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, menuItemClass, MenuItem } from '../../ui/Menu.tsx';
import type { ListAction } from '../lists/exports.ts';
import type { ListMenuAction } from './ListView.tsx';

/** The menu with less frequent actions on a list. */
export default function ListMenu({
  list,
  viewer,
  onBulkAdd,
  onListAction,
  onAction,
}: {
  list: List;
  viewer: string;
  onBulkAdd: () => void;
  onListAction: (action: ListAction) => void;
  onAction: (action: ListMenuAction) => void;
}) {
  const copy = useCopy();
  const canReorder = reorderable(list, viewer).length > 0;
  const isOwner = list.ownerId === viewer;
  const hasOthersItems = list.items.some(({ addedBy }) => addedBy !== viewer);
  const showsMarks = list.items.some((item) => isForOthers(list, item, viewer));
  return (
    <Menu label="More actions" button={<Icon name="more" />} beside>
      <MenuItem onClick={onBulkAdd}>Add several items</MenuItem>
      {canReorder && <MenuItem onClick={() => onAction('reorder')}>Reorder your items</MenuItem>}
      <MenuItem onClick={() => onAction('importExport')}>Export and import</MenuItem>
      <hr />
      <MenuItem onClick={() => onAction('eventDate')}>
        {list.eventDate ? 'Change event date' : 'Set event date'}
      </MenuItem>
      {list.eventDate && !eventHasPassed(list) && (
        <MenuItem onClick={() => onAction('calendar')}>Add to calendar</MenuItem>
      )}
      <hr />
      {isOwner && (list.members.length > 1 || hasOthersItems) && (
        <MenuItem onClick={() => onAction('members')}>Members</MenuItem>
      )}
      <MenuItem onClick={() => onAction('people')}>People without an account</MenuItem>
      {!list.archived && (showsMarks || hasOneMember(list)) && (
        <MenuItem onClick={() => onAction('marks')}>Marks</MenuItem>
      )}
      <hr />
      <MenuItem onClick={() => copy(absoluteUrl(paths.publicList(list.id)))}>
        Copy Public Link
      </MenuItem>
      <PublicListLink listId={list.id} role="menuitem" tabIndex={-1} className={menuItemClass} />
      <hr />
      <MenuItem onClick={() => onAction('duplicate')}>Duplicate list</MenuItem>
      <MenuItem onClick={() => onAction('space')}>Space on this list</MenuItem>
      {isOwner && (
        <MenuItem onClick={() => onListAction('archive')}>
          {list.archived ? 'Bring list back' : 'Archive list'}
        </MenuItem>
      )}
    </Menu>
  );
}
