import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import { usePrefetch } from '../../lib/loading/usePrefetch.ts';
import type { Draft } from '../../model/drafts/draft.ts';
import { anchorOf, type Item } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import { paths } from '../../model/paths.ts';
import { SAVED_ON_DEVICE } from '../../model/unsentMessages.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { lazyModal } from '../../components/lazyModal.tsx';
import { BulkAddModal } from '../bulkAdd/exports.ts';
import { ItemModal, type AddedItem } from '../itemForm/exports.ts';
import { useShowAdded } from './useShowAdded.ts';

const DeleteItemModal = lazyModal(() => import('./DeleteItemModal.tsx'));

/** Prefetched, because items can be added offline. */
const PREFETCHED = [DeleteItemModal, ItemModal];

/** The item modals that a list's page can open. */
export type ItemAction =
  | {
      kind: 'add';
      /** The initial URL. */
      url?: string;
      draft?: Draft;
      /** Whom the item is for: the id of a person. */
      person?: string;
    }
  | { kind: 'bulkAdd'; /** The pasted links. */ links: readonly string[] }
  | { kind: 'edit' | 'delete'; item: Item };

interface ItemModalsProps {
  list: Pick<List, 'id' | 'items' | 'people'>;
  action: ItemAction | null;
  onAction: (action: ItemAction) => void;
  onClose: () => void;
}

/** The modals for a contributor's own items. */
export default function ItemModals({ list, action, onAction, onClose }: ItemModalsProps) {
  usePrefetch(PREFETCHED);
  const showAdded = useShowAdded(list.items);
  const offerAnother = useOfferAnother(list.id, (person) => onAction({ kind: 'add', person }));
  const onAdded = (added: AddedItem) => {
    showAdded(added);
    offerAnother(added);
  };
  return (
    <>
      {action?.kind === 'add' && (
        <ItemModal
          list={list}
          person={action.person}
          url={action.url}
          draft={action.draft}
          onAdded={onAdded}
          onClose={onClose}
        />
      )}
      {action?.kind === 'bulkAdd' && (
        <BulkAddModal list={list} links={action.links} onClose={onClose} />
      )}
      {action?.kind === 'edit' && <ItemModal list={list} item={action.item} onClose={onClose} />}
      {action?.kind === 'delete' && (
        <DeleteItemModal
          // The list may have a new link since the question was opened (F13).
          item={{ ...action.item, listId: list.id }}
          anchor={anchorOf(list.items, action.item.id)}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Says what was added, with a button that opens the form again, for the same person. */
function useOfferAnother(
  listId: string,
  open: (person: string) => void,
): (added: AddedItem) => void {
  const showToast = useToast();
  const navigate = useNavigate();
  const owner = useAuth().user?.uid ?? null;
  const isMounted = useIsMounted();
  return ({ name, how, person }) =>
    showToast(how === 'queued' ? SAVED_ON_DEVICE : `Added ${name}.`, {
      label: 'Add another',
      opensModal: true,
      owner,
      // On another page, the first step is to go back to the list.
      onClick: () => (isMounted.current ? open(person) : navigate(paths.list(listId))),
    });
}
