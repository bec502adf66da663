import { usePrefetch } from '../../lib/usePrefetch.ts';
import { anchorOf, type Item } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import { lazyModal } from '../../components/lazyModal.tsx';
import { BulkAddModal } from '../capture/exports.ts';

const DeleteItemModal = lazyModal(() => import('./DeleteItemModal.tsx'));
const ItemModal = lazyModal(() => import('./ItemModal.tsx'));

function prefetchModals(): Promise<unknown> {
  return Promise.all([DeleteItemModal.load(), ItemModal.load()]);
}

/** The item modals that a list's page can open. */
export type ItemAction =
  | { kind: 'add'; /** The initial URL. */ url?: string }
  | { kind: 'bulkAdd'; /** The pasted links. */ links: readonly string[] }
  | { kind: 'edit' | 'delete'; item: Item };

interface ItemModalsProps {
  list: Pick<List, 'id' | 'items'>;
  action: ItemAction | null;
  onClose: () => void;
}

/**
 * The modals for a contributor's own items. They are prefetched, because items can be added offline.
 */
export function ItemModals({ list, action, onClose }: ItemModalsProps) {
  usePrefetch(prefetchModals);
  return (
    <>
      {action?.kind === 'add' && (
        <ItemModal listId={list.id} {...(action.url && { url: action.url })} onClose={onClose} />
      )}
      {action?.kind === 'bulkAdd' && (
        <BulkAddModal listId={list.id} links={action.links} onClose={onClose} />
      )}
      {action?.kind === 'edit' && (
        <ItemModal listId={list.id} item={action.item} onClose={onClose} />
      )}
      {action?.kind === 'delete' && (
        <DeleteItemModal
          item={action.item}
          anchor={anchorOf(list.items, action.item.id)}
          onClose={onClose}
        />
      )}
    </>
  );
}
