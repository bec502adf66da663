import { lazy, Suspense } from 'react';
import type { ItemAction } from '../components/ListView.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';
import { neighbourOf } from '../model/item.ts';
import type { List } from '../model/list.ts';

const load = {
  deletion: () => withListCommands(import('./DeleteItemModal.tsx')),
  item: () => withListCommands(import('./ItemModal.tsx')),
  several: () => withListCommands(import('./OnDemandSeveralModal.tsx')),
};
const DeleteItemModal = lazy(load.deletion);
const ItemModal = lazy(load.item);
const OnDemandSeveralModal = lazy(load.several);

function loadAhead(): Promise<unknown> {
  return Promise.all(Object.values(load).map((one) => one()));
}

interface ItemModalsProps {
  list: Pick<List, 'id' | 'items'>;
  action: ItemAction | null;
  onClose: () => void;
}

/**
 * The modals about a contributor's own item; each loads when opened, or once the page has settled:
 * items can be added offline.
 */
export function ItemModals({ list, action, onClose }: ItemModalsProps) {
  useWhenIdle(loadAhead);
  return (
    <Suspense fallback={null}>
      {action?.kind === 'add' && (
        <ItemModal listId={list.id} {...(action.url && { url: action.url })} onClose={onClose} />
      )}
      {action?.kind === 'several' && (
        <OnDemandSeveralModal listId={list.id} links={action.links} onClose={onClose} />
      )}
      {action?.kind === 'edit' && (
        <ItemModal listId={list.id} item={action.item} onClose={onClose} />
      )}
      {action?.kind === 'delete' && (
        <DeleteItemModal
          item={action.item}
          neighbour={neighbourOf(list.items, action.item.id)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
