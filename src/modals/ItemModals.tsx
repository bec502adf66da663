import { lazy, Suspense } from 'react';
import type { Item } from '../model/item.ts';

const DeleteItemModal = lazy(() => import('./DeleteItemModal.tsx'));
const ItemModal = lazy(() => import('./ItemModal.tsx'));

/** What a contributor can do with items. */
export type ItemAction =
  | { kind: 'add' }
  | { kind: 'edit'; item: Item }
  | { kind: 'delete'; item: Item };

interface ItemModalsProps {
  listId: string;
  action: ItemAction | null;
  onClose: () => void;
}

/** The modals about a contributor's own item; each loads when opened. */
export function ItemModals({ listId, action, onClose }: ItemModalsProps) {
  return (
    <Suspense fallback={null}>
      {action?.kind === 'add' && <ItemModal listId={listId} onClose={onClose} />}
      {action?.kind === 'edit' && (
        <ItemModal listId={listId} item={action.item} onClose={onClose} />
      )}
      {action?.kind === 'delete' && <DeleteItemModal item={action.item} onClose={onClose} />}
    </Suspense>
  );
}
