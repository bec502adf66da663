import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyModal } from '../../components/lazyModal.tsx';
import { ListLoading, ListMissing } from '../../components/ListStates.tsx';
import { ListView, type ListMenuAction } from './ListView.tsx';
import { FormerIdRedirect } from '../../components/FormerIdRedirect.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { ModalNoticeContext } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { readListCache, writeListCache } from '../../device/lists/listCache.ts';
import { useList } from '../../hooks/useList.ts';
import { useListKey } from '../../hooks/useListKey.ts';
import { focusMain } from '../../lib/modals/focus.ts';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import { useListWithUnsent } from '../../hooks/useUnsent.ts';
import { PasteHandler } from '../capture/exports.ts';
import { Drafts } from '../drafts/exports.ts';
import { KeyboardShortcuts } from '../help/exports.ts';
import { ItemModals, type ItemAction } from '../items/exports.ts';
import { PrintFoot } from '../sharing/exports.ts';
import { JoinNotice } from './JoinNotice.tsx';
import { ListModals, type ListAction } from '../lists/exports.ts';
import { eventHasPassed } from '../../model/marks/hiddenPurchases.ts';
import { isTemporary } from '../../model/errors.ts';
import { isMember, type List } from '../../model/list.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';
import { useModalNavigate } from '../../lib/modals/useModalNavigate.ts';
import { Spinner } from '../../ui/Spinner.tsx';

const ListMenuModals = lazyModal(() => import('./ListMenuModals.tsx'));

/**
 * One list with everybody's wishes (§2 List detail). Until the session and the list are known, and when
 * the network goes before that, the cached list is shown but inert.
 */
export default function ListDetailPage() {
  const { listId = '' } = useParams();
  return <ListDetail key={useListKey(listId)} listId={listId} />;
}

function ListDetail({ listId }: { listId: string }) {
  const { user } = useAuth();
  const state = useList(listId, { enabled: user !== null, hideFrom: user?.uid ?? null });
  const [entry] = useState(() => readListCache(listId));
  // After the event, purchases decide what is shown where, and the cached list has none.
  const isUsable =
    entry?.list.id === listId &&
    (user === null || entry.uid === user.uid) &&
    !eventHasPassed(entry.list);
  // With a key, because it stays the same page when an error appears above it, or goes.
  const cached = isUsable && <Loaded key="list" list={entry.list} viewer={entry.uid} />;
  // While a list is being deleted here, its document disappears long before its subcollections: the
  // page keeps showing it until the deletion is complete, with the modal that shows the progress.
  const [deleting, setDeleting] = useState<List | null>(null);
  // The list as it was shown last behind an open modal, which stays on the page when the list can no longer
  // be read, so that what is typed into it is not lost.
  const [behindModal, setBehindModal] = useState<List | null>(null);
  // `user` is set, because the route guard leaves this page when the session ends.
  const page = (list: List, gone?: string) => (
    <Loaded
      key="list"
      list={list}
      viewer={user?.uid ?? ''}
      live
      gone={gone}
      onDeleting={setDeleting}
      onModal={setBehindModal}
    />
  );
  switch (state.status) {
    case 'loading':
      if (cached) return cached;
      if (user) return <ListLoading />;
      return (
        <Page tall>
          <Spinner fullScreen />
        </Page>
      );
    case 'missing':
      if (user && deleting?.id === listId) return page(deleting);
      return user && behindModal ? (
        page(behindModal, ERROR_MESSAGES['not-found'])
      ) : (
        <ListMissing home />
      );
    case 'error': {
      if (user && behindModal) return page(behindModal, state.error.message);
      const shown = isTemporary(state.error) && cached;
      return (
        <>
          <Page>
            {!shown && <JoinNotice />}
            <LoadError error={state.error} onRetry={state.retry} level={shown ? 2 : 1} />
          </Page>
          {shown}
        </>
      );
    }
    case 'ready':
      return page(state.list);
  }
}

interface LoadedProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  /** The list is not from the cache: the page is usable, and the list is written to the cache. */
  live?: boolean;
  /** Why the list can no longer be read; it is shown as it was. */
  gone?: string | undefined;
  /** Called with the list before it is deleted here, and with null when that was cancelled. */
  onDeleting?: (list: List | null) => void;
  /** Called with the list while a modal is open, and with null when it is closed. */
  onModal?: (list: List | null) => void;
}

function Loaded({ list: stored, viewer, live = false, gone, onDeleting, onModal }: LoadedProps) {
  const { list, waiting } = useListWithUnsent(stored, viewer);
  const navigate = useModalNavigate();
  const isMounted = useIsMounted();
  const isDeleted = useRef(false);
  const [listAction, showListAction, closeListAction] = useDisclosure<ListAction>();
  const [itemAction, showItemAction, closeItemAction] = useDisclosure<ItemAction>();
  const [menuAction, showMenuAction, closeMenuAction] = useDisclosure<ListMenuAction>();
  useEffect(() => {
    if (live && gone === undefined) writeListCache(viewer, stored);
  }, [live, gone, viewer, stored]);
  const isModalOpen = [listAction, itemAction, menuAction].some((action) => action !== null);
  useEffect(() => onModal?.(isModalOpen ? stored : null), [onModal, isModalOpen, stored]);
  // When the modal closes, the page goes with the button that opened it and got the focus back.
  useEffect(() => {
    if (gone === undefined) return;
    return () => {
      if (document.activeElement === document.body) focusMain();
    };
  }, [gone]);

  const canAdd = isMember(list, viewer);
  const addItems = (links: readonly string[]) => {
    const [url = ''] = links;
    showItemAction(links.length > 1 ? { kind: 'bulkAdd', links } : { kind: 'add', url });
  };
  const onImport = () => showMenuAction('importWishList');

  return (
    <>
      <div inert={!live}>
        <ListView
          list={list}
          viewer={viewer}
          live={live}
          waiting={waiting}
          drafts={
            live && (
              <Drafts
                uid={viewer}
                list={list}
                onOpen={(draft) => showItemAction({ kind: 'add', draft })}
              />
            )
          }
          onListAction={showListAction}
          onItemAction={showItemAction}
          onMenuAction={showMenuAction}
        />
      </div>
      {live && (
        <ModalNoticeContext value={gone}>
          <FormerIdRedirect listId={list.id} />
          <ListModals
            action={listAction}
            list={{ ...list, itemCount: list.items.length }}
            onDeleting={() => onDeleting?.(list)}
            onDeleted={() => {
              isDeleted.current = true;
              // Otherwise the deleted list would stay behind the dashboard in the history.
              if (isMounted.current) void navigate(paths.dashboard, { replace: true });
            }}
            onClose={() => {
              closeListAction();
              if (!isDeleted.current) onDeleting?.(null);
            }}
          />
          <ItemModals
            list={list}
            action={itemAction}
            onAction={showItemAction}
            onClose={closeItemAction}
          />
          {menuAction && (
            <ListMenuModals
              list={list}
              viewer={viewer}
              action={menuAction}
              onClose={closeMenuAction}
            />
          )}
          <KeyboardShortcuts what="item" onNew={canAdd ? () => addItems([]) : undefined} />
          <PasteHandler
            onLinks={canAdd ? addItems : undefined}
            onImport={canAdd ? onImport : undefined}
          />
          {!list.private && <PrintFoot listId={list.id} withCode={listAction === 'share'} />}
        </ModalNoticeContext>
      )}
    </>
  );
}
