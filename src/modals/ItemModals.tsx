import type { ItemAction } from '../components/ListView.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';
import { neighbourOf } from '../model/item.ts';
import type { List } from '../model/list.ts';
import { onDemand } from './onDemand.tsx';

const DeleteItemModal = onDemand(() => withListCommands(import('./DeleteItemModal.tsx')));
const ItemModal = onDemand(() => withListCommands(import('./ItemModal.tsx')));
const SeveralModal = onDemand(() => withListCommands(import('./SeveralModal.tsx')));

function loadAhead(): Promise<unknown> {
  return Promise.all([DeleteItemModal.load(), ItemModal.load()]);
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
    <>
      {action?.kind === 'add' && (
        <ItemModal listId={list.id} {...(action.url && { url: action.url })} onClose={onClose} />
      )}
      {action?.kind === 'several' && (
        <SeveralModal listId={list.id} links={action.links} onClose={onClose} />
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
    </>
  );
}
