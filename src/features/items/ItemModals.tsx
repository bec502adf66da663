import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrefetch } from '../../lib/usePrefetch.ts';
import type { Draft } from '../../model/drafts/draft.ts';
import { anchorOf, type Item } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import { paths } from '../../model/paths.ts';
import { SAVED_ON_DEVICE } from '../../model/unsentMessages.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { lazyModal } from '../../components/lazyModal.tsx';
import { BulkAddModal } from '../capture/exports.ts';
import type { AddedItem } from './ItemModal.tsx';
import { useShowAdded } from './useShowAdded.ts';

const DeleteItemModal = lazyModal(() => import('./DeleteItemModal.tsx'));
const ItemModal = lazyModal(() => import('./ItemModal.tsx'));

function prefetchModals(): Promise<unknown> {
  return Promise.all([DeleteItemModal.load(), ItemModal.load()]);
}

/** The item modals that a list's page can open. */
export type ItemAction =
  | { kind: 'add'; /** The initial URL. */ url?: string; draft?: Draft }
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
export default function ItemModals({ list, action, onClose }: ItemModalsProps) {
  usePrefetch(prefetchModals);
  const showAdded = useShowAdded(list.items);
  const [isAddingAnother, setAddingAnother] = useState(false);
  const offerAnother = useOfferAnother(list.id, () => setAddingAnother(true));
  const onAdded = (added: AddedItem) => {
    showAdded(added);
    offerAnother(added);
  };
  const adding =
    action?.kind === 'add' ? action : isAddingAnother && { url: undefined, draft: undefined };
  return (
    <>
      {adding && (
        <ItemModal
          listId={list.id}
          items={list.items}
          {...(adding.url && { url: adding.url })}
          {...(adding.draft && { draft: adding.draft })}
          onAdded={onAdded}
          onClose={() => {
            setAddingAnother(false);
            onClose();
          }}
        />
      )}
      {action?.kind === 'bulkAdd' && (
        <BulkAddModal listId={list.id} items={list.items} links={action.links} onClose={onClose} />
      )}
      {action?.kind === 'edit' && (
        <ItemModal listId={list.id} items={list.items} item={action.item} onClose={onClose} />
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

/** Says what was added, with a button that opens the form again. */
function useOfferAnother(listId: string, open: () => void): (added: AddedItem) => void {
  const showToast = useToast();
  const navigate = useNavigate();
  const owner = useAuth().user?.uid ?? null;
  const latest = useLatestWhileMounted(open);
  return ({ name, how }) =>
    showToast(how === 'queued' ? SAVED_ON_DEVICE : `Added ${name}.`, {
      label: 'Add another',
      undoesNothing: true,
      owner,
      // On another page, the first step is to go back to the list.
      onClick: () => (latest.current ? latest.current() : void navigate(paths.list(listId))),
    });
}

/** A ref with the last rendered value; null after the component was removed. */
function useLatestWhileMounted<T>(value: T): { current: T | null } {
  const latest = useRef<T | null>(null);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  }, [value]);
  return latest;
}
