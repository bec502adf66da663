import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ListLoading, ListMissing } from '../../components/ListStates.tsx';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import { FormerIdRedirect } from '../../components/FormerIdRedirect.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicSections } from './PublicSections.tsx';
import { useAuth, useViewer } from '../../hooks/useAuth.tsx';
import { useList } from '../../hooks/useList.ts';
import { useListKey } from '../../hooks/useListKey.ts';
import { useMyMarksOn } from '../gifts/exports.ts';
import { useUnansweredMarks } from './useUnansweredMarks.ts';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { usePrefetch } from '../../lib/loading/usePrefetch.ts';
import { KeyboardShortcuts } from '../help/exports.ts';
import { PrintFoot } from '../sharing/exports.ts';
import { lazyModal } from '../../components/lazyModal.tsx';
import type { Item } from '../../model/item.ts';
import { canRestoreMarks, contributions, type List } from '../../model/list.ts';
import { describeHidden } from '../../model/marks/hiddenPurchases.ts';
import { standingMarks } from '../../model/marks/mark.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './PublicListPage.module.css';

const HiddenPurchasesBanner = lazyPart(() => import('./HiddenPurchasesBanner.tsx'));
const NewItems = lazyPart(() => import('../../components/sorting/NewItems.tsx'));
const MarkModal = lazyModal(() => import('./MarkModal.tsx'));
const UnmarkModal = lazyModal(() => import('./UnmarkModal.tsx'));
const RevealModal = lazyModal(() => import('./RevealModal.tsx'));

/** Prefetched, so that marking a gift offline shows an error message and not a broken page. */
const PREFETCHED = [MarkModal, UnmarkModal, RevealModal];

/** The page for anyone with the public link, where gifts are marked as purchased (§2 Public list). */
export default function PublicListPage() {
  const { listId = '' } = useParams();
  return <PublicList key={useListKey(listId)} listId={listId} />;
}

function PublicList({ listId }: { listId: string }) {
  const viewer = useViewer();
  const [revealed, setRevealed] = useState(false);
  const state = useList(listId, { hideFrom: revealed ? null : viewer });
  switch (state.status) {
    case 'loading':
      return <ListLoading />;
    case 'missing':
      return <ListMissing home={false} />;
    case 'error':
      return (
        <Page>
          <LoadError error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'ready':
      return (
        <Loaded
          list={state.list}
          hiddenFrom={revealed ? null : viewer}
          onReveal={() => setRevealed(true)}
        />
      );
  }
}

type Open = { kind: 'mark' | 'unmark'; item: Item } | { kind: 'reveal'; whose: string };

interface LoadedProps {
  list: List;
  /** Uid of the viewer, from whom purchases are hidden; null when revealed. */
  hiddenFrom: string | null;
  onReveal: () => void;
}

function Loaded({ list, hiddenFrom, onReveal }: LoadedProps) {
  const { user } = useAuth();
  const [open, show, close] = useDisclosure<Open>();
  const marks = useMyMarksOn(list.id);
  useUnansweredMarks(list, open !== null);
  const sections = useMemo(() => contributions(list, { includeEmpty: false }), [list]);
  usePrefetch(PREFETCHED);
  const hiddenItems = useMemo(() => describeHidden(list), [list]);
  const hasHidden = hiddenItems !== '';
  const item = open && 'item' in open ? itemNow(list, open.item) : null;
  const hidden = item?.isSurprise ?? false;
  const mine = item ? standingMarks(item, marks.get(item.id), hidden) : [];
  const markCount = [...marks.values()].flat().length;

  return (
    <Page title={list.name} tall>
      <FormerIdRedirect listId={list.id} />
      <PublicHeader list={list} markCount={markCount} />
      {hasHidden && (
        <HiddenPurchasesBanner
          fallback={<div className={styles.waiting} />}
          whose={hiddenItems}
          onReveal={() => show({ kind: 'reveal', whose: hiddenItems })}
        />
      )}
      {sections.length === 0 ? (
        <EmptyState icon="gift" title={list.archived ? 'No wishes' : 'No wishes yet'}>
          {!list.archived && <p>Come back soon: wishes appear here as they are added.</p>}
        </EmptyState>
      ) : (
        <PublicSections
          listId={list.id}
          sections={sections}
          marks={marks}
          archived={list.archived}
          hiddenFrom={hasHidden ? hiddenFrom : null}
          onAction={show}
        />
      )}
      <KeyboardShortcuts />
      {sections.length === 0 && <NewItems listId={list.id} items={list.items} />}
      {!list.private && <PrintFoot listId={list.id} />}
      {open?.kind === 'reveal' && (
        <RevealModal whose={open.whose} onReveal={onReveal} onClose={close} />
      )}
      {open?.kind === 'mark' && item && (
        <MarkModal
          item={item}
          listName={list.name}
          hidden={hidden}
          restorable={canRestoreMarks(list, item)}
          suggestedName={(item.quantity > 1 && mine[0]?.name) || (user?.displayName ?? '')}
          onClose={close}
        />
      )}
      {open?.kind === 'unmark' && item && (
        <UnmarkModal
          item={item}
          mine={mine}
          hidden={hidden}
          restorable={canRestoreMarks(list, item)}
          onAddName={() => show({ kind: 'mark', item })}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** The current version of an item; the given one when it was deleted. */
function itemNow(list: List, item: Item): Item {
  return list.items.find(({ id }) => id === item.id) ?? item;
}
