import { lazyModal } from '../../components/lazyModal.tsx';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { useQueryParameter } from '../../lib/useQueryParameter.ts';
import { paths } from '../../model/paths.ts';
import type { Draft } from '../../model/drafts/draft.ts';
import type { List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { useModalNavigate } from '../../lib/modals/useModalNavigate.ts';
import { useDrafts } from './useDrafts.ts';

const DraftsModal = lazyModal(() => import('./DraftsModal.tsx'));

interface DraftsProps {
  uid: string;
  /** Shows the drafts of this list only, under whichever id they were saved (F13). */
  list?: Pick<List, 'id' | 'formerIds' | 'people'>;
  /** The name of a list; undefined when it is not known. */
  listName?: (listId: string) => string | undefined;
  /** Opens the form of a draft; by default on the page of its list. */
  onOpen?: (draft: Draft) => void;
}

/**
 * The button that shows the user's drafts; nothing while there are none. It loads after the page, and is
 * placed where it moves nothing. Opens the draft of the `draft` parameter of the address.
 */
export default function Drafts({ uid, list, listName, onOpen }: DraftsProps) {
  const all = useDrafts(uid);
  const ids = list && [list.id, ...(list.formerIds ?? [])];
  const drafts = all?.filter(({ listId }) => !ids || ids.includes(listId)) ?? null;
  const navigate = useModalNavigate();
  const open = (draft: Draft) => {
    if (!onOpen) {
      void navigate(paths.listWithDraft(draft.listId, draft.id));
    } else {
      close();
      onOpen(draft);
    }
  };
  const [isOpen, show, close] = useDisclosure<true>();
  useQueryParameter(
    'draft',
    (asked) => {
      // Drafts arrive after the page: a modal that the user has opened meanwhile stays.
      if (isPageBusy(null)) return false;
      const draft = drafts?.find(({ id }) => id === asked);
      if (draft) onOpen?.(draft);
      return true;
    },
    drafts !== null,
  );
  return (
    <>
      {drafts && drafts.length > 0 && (
        <Button variant="secondary" onClick={() => show(true)}>
          Drafts ({drafts.length})
        </Button>
      )}
      {isOpen && drafts && (
        <DraftsModal
          drafts={drafts}
          listName={listName}
          people={list?.people}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  );
}
