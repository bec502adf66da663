import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ArrangeBar } from '../components/ArrangeBar.tsx';
import { ItemSection } from '../components/ItemSection.tsx';
import { ListLoading, ListMissing } from '../components/ListStates.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { PublicItem } from '../components/PublicItem.tsx';
import { SurpriseBar } from '../components/SurpriseBar.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useArrangement } from '../hooks/useArrangement.ts';
import { useAuth, useViewer } from '../hooks/useAuth.tsx';
import { useSectionsGradually } from '../hooks/useGradually.ts';
import { useList } from '../hooks/useList.ts';
import { useMyMarksOn } from '../hooks/useMyMarks.ts';
import { useNoIndex } from '../hooks/useNoIndex.ts';
import { useOpen } from '../hooks/useOpen.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';
import { arrangedSections } from '../model/arrangement.ts';
import { formatDay } from '../model/format.ts';
import type { Item } from '../model/item.ts';
import { Extras } from '../modals/Extras.tsx';
import { contributions, type Contribution, type List } from '../model/list.ts';
import { Chip } from '../ui/Chip.tsx';
import type { Mark } from '../model/mark.ts';
import { isOver, todayHere } from '../model/surprise.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { scrolling } from '../ui/motion.ts';
import styles from './PublicList.module.css';

const load = {
  mark: () => withListCommands(import('../modals/MarkModal.tsx')),
  unmark: () => withListCommands(import('../modals/UnmarkModal.tsx')),
  reveal: () => import('../modals/RevealModal.tsx'),
};
const MarkModal = lazy(load.mark);
const UnmarkModal = lazy(load.unmark);
const RevealModal = lazy(load.reveal);

/** So that a gift marked in a shop without a network gets a sentence, not a broken page. */
function loadAhead(): Promise<unknown> {
  return Promise.all([import('../ui/print.ts'), ...Object.values(load).map((one) => one())]);
}

/** Cards above the fold: their pictures are not lazy. */
const FIRST_ROW = 3;

/** What anyone with the link sees, and where gifts are marked as purchased (§2 Public list). */
export default function PublicList() {
  const { listId = '' } = useParams();
  const viewer = useViewer();
  const [revealed, setRevealed] = useState(false);
  const state = useList(listId, { hideFrom: revealed ? null : viewer });
  useNoIndex();
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

type Open = { modal: 'mark' | 'unmark'; item: Item } | { modal: 'reveal' };

interface LoadedProps {
  list: List;
  /** Uid of who does not see what was bought of their own items. */
  hiddenFrom: string | null;
  onReveal: () => void;
}

function Loaded({ list, hiddenFrom, onReveal }: LoadedProps) {
  const { user } = useAuth();
  const [open, show, close] = useOpen<Open>();
  const marks = useMyMarksOn(list.id);
  const sections = useMemo(() => contributions(list, { includeEmpty: false }), [list]);
  useWhenIdle(loadAhead);
  const hasHidden =
    hiddenFrom !== null &&
    !isOver(list, todayHere()) &&
    sections.some(({ uid }) => uid === hiddenFrom);
  const item = open && 'item' in open ? itemNow(list, open.item) : null;

  return (
    <Page title={list.name}>
      <h1>{list.name}</h1>
      {list.eventDate && <p className={styles.hint}>{formatDay(list.eventDate)}</p>}
      {list.description && <p className={styles.description}>{list.description}</p>}
      <p className={styles.hint} data-screen>
        {list.archived
          ? 'This list is over: nothing can be marked any more.'
          : 'Bought something? Mark it, so that nobody gives the same twice. You need no account.'}
      </p>
      {marks.size > 0 && (
        <p data-screen>
          <Link to={paths.gifts}>Your gifts ({marks.size} from this list)</Link>
        </p>
      )}
      {hasHidden && <SurpriseBar onReveal={() => show({ modal: 'reveal' })} />}
      {sections.length === 0 ? (
        <EmptyState icon="gift" title="Nothing wished for yet">
          <p>Come back soon: wishes appear here as they are added.</p>
        </EmptyState>
      ) : (
        <Sections
          sections={sections}
          marks={marks}
          closed={list.archived}
          hiddenFrom={hasHidden ? hiddenFrom : null}
          onOpen={show}
        />
      )}
      <Extras />
      <Suspense fallback={null}>
        {open?.modal === 'reveal' && <RevealModal onReveal={onReveal} onClose={close} />}
        {open?.modal === 'mark' && item && (
          <MarkModal
            item={item}
            listName={list.name}
            suggestedName={user?.displayName ?? ''}
            onClose={close}
          />
        )}
        {open?.modal === 'unmark' && item && (
          <UnmarkModal
            item={item}
            mine={marks.get(item.id)}
            onAddName={() => show({ modal: 'mark', item })}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** The item as the list has it now; as it was, when it is gone. */
function itemNow(list: List, item: Item): Item {
  return list.items.find(({ id }) => id === item.id) ?? item;
}

interface SectionsProps {
  sections: Contribution[];
  /** What this device marked, by item. */
  marks: ReadonlyMap<string, Mark>;
  closed: boolean;
  /** Uid of whose purchases are not in the items. */
  hiddenFrom: string | null;
  onOpen: (what: Open) => void;
}

/** Drawn anew when an item changed, not when a modal opens. */
const Sections = memo(function Sections({
  sections,
  marks,
  closed,
  hiddenFrom,
  onOpen,
}: SectionsProps) {
  const elements = useRef(new Map<string, HTMLElement>());
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('contributor');
  const [arrangement, arrange] = useArrangement();
  const shown = useMemo(() => arrangedSections(sections, arrangement), [sections, arrangement]);
  const { parts, all } = useSectionsGradually(shown);
  const { onMark, onUnmark } = useMemo(
    () => ({
      onMark: (item: Item) => onOpen({ modal: 'mark', item }),
      onUnmark: (item: Item) => onOpen({ modal: 'unmark', item }),
    }),
    [onOpen],
  );

  // An address that names a contributor leads to them, once.
  const askedFor = useRef(chosen);
  useEffect(() => {
    if (askedFor.current === null) return;
    all();
    requestAnimationFrame(() => {
      elements.current.get(askedFor.current ?? '')?.scrollIntoView({ behavior: 'instant' });
    });
  }, [all]);

  function choose(uid: string | null) {
    const next = new URLSearchParams(query);
    next.delete('contributor');
    if (uid !== null) next.set('contributor', uid);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  function scrollTo(uid: string | null) {
    choose(uid);
    // What is not drawn yet has no place to scroll to.
    flushSync(all);
    const section = elements.current.get(uid ?? sections[0]?.uid ?? '');
    if (uid === null) window.scrollTo({ top: 0, behavior: scrolling() });
    else if (section) scrollToSection(section);
    // The keyboard goes on from the section, without a second jump. "All" keeps it on the chips.
    if (uid !== null) section?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.sort} role="group" aria-label="Sort By" data-screen>
        <span className={styles.sortLabel}>Sort By:</span>
        <Chip pressed={chosen === null} onClick={() => scrollTo(null)}>
          All
        </Chip>
        {sections.map(({ uid, name }) => (
          <Chip key={uid} pressed={chosen === uid} onClick={() => scrollTo(uid)}>
            {name}
          </Chip>
        ))}
      </div>
      <ArrangeBar arrangement={arrangement} onArrange={arrange} canHidePurchased />
      {shown.map(({ uid, name, items }, sectionIndex) => (
        <ItemSection
          key={uid}
          ref={(element) => {
            if (element) elements.current.set(uid, element);
            return () => void elements.current.delete(uid);
          }}
          title={`${name}'s Wish List`}
          count={items.length}
          none="Everything here is purchased."
        >
          {parts[sectionIndex]?.map((item, index) => (
            <PublicItem
              key={item.id}
              item={item}
              mine={markOf(item, marks, hiddenFrom)}
              closed={closed}
              eager={sectionIndex === 0 && index < FIRST_ROW}
              onMark={onMark}
              onUnmark={onUnmark}
            />
          ))}
        </ItemSection>
      ))}
    </>
  );
});

/**
 * This device's mark of an item, unless somebody has taken the name off it meanwhile; where the names
 * are hidden, nobody can tell.
 */
function markOf(
  item: Item,
  marks: ReadonlyMap<string, Mark>,
  hiddenFrom: string | null,
): Mark | undefined {
  const mark = marks.get(item.id);
  const isThere = mark && (item.addedBy === hiddenFrom || item.purchasedBy.includes(mark.name));
  return isThere ? mark : undefined;
}

/** Frames in which the cards on the way may still find their heights. */
const SETTLING_FRAMES = 20;

/**
 * Cards far from the screen have estimated heights (ItemCard's styles): a section far away is not
 * where it seems before its surroundings have come near, so the page looks again until it stays.
 */
function scrollToSection(section: HTMLElement): void {
  const isFar = Math.abs(section.getBoundingClientRect().top) > 2 * window.innerHeight;
  section.scrollIntoView({ behavior: isFar ? 'instant' : scrolling() });
  if (!isFar) return;
  let frames = 0;
  let before = NaN;
  const settle = () => {
    section.scrollIntoView({ behavior: 'instant' });
    const stays = window.scrollY === before;
    before = window.scrollY;
    frames += 1;
    if (!(stays && frames > 3) && frames < SETTLING_FRAMES) requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}
