import { lazy, Suspense } from 'react';
import type { ItemAction } from '../components/ListView.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';

const load = {
  deletion: () => withListCommands(import('./DeleteItemModal.tsx')),
  item: () => withListCommands(import('./ItemModal.tsx')),
};
const DeleteItemModal = lazy(load.deletion);
const ItemModal = lazy(load.item);

function loadAhead(): Promise<unknown> {
  return Promise.all(Object.values(load).map((one) => one()));
}

interface ItemModalsProps {
  listId: string;
  action: ItemAction | null;
  onClose: () => void;
}

/**
 * The modals about a contributor's own item; each loads when opened, or once the page has settled:
 * items can be added offline.
 */
export function ItemModals({ listId, action, onClose }: ItemModalsProps) {
  useWhenIdle(loadAhead);
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
