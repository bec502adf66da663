import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useParams } from 'react-router-dom';
import { ItemCard, itemNameId } from '../components/ItemCard.tsx';
import { ItemSection, type DrawItem } from '../components/ItemSection.tsx';
import { ListLoading, ListMissing } from '../components/ListStates.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { withListCommands } from '../hooks/withListCommands.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { useSectionsGradually } from '../hooks/useGradually.ts';
import { useList } from '../hooks/useList.ts';
import { useNoIndex } from '../hooks/useNoIndex.ts';
import { useOpen } from '../hooks/useOpen.ts';
import { useWhenIdle } from '../hooks/useWhenIdle.ts';
import { isPurchased, type Item } from '../model/item.ts';
import { contributions, type Contribution, type List } from '../model/list.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './PublicList.module.css';

const load = {
  mark: () => withListCommands(import('../modals/MarkModal.tsx')),
  unmark: () => withListCommands(import('../modals/UnmarkModal.tsx')),
};
const MarkModal = lazy(load.mark);
const UnmarkModal = lazy(load.unmark);

/** So that a gift marked in a shop without a network gets a sentence, not a broken page. */
function loadAhead(): Promise<unknown> {
  return Promise.all(Object.values(load).map((one) => one()));
}

/** Cards above the fold: their pictures are not lazy. */
const FIRST_ROW = 3;

/** What anyone with the link sees, and where gifts are marked as purchased (§2 Public list). */
export default function PublicList() {
  const { listId = '' } = useParams();
  const state = useList(listId);
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
      return <Loaded list={state.list} />;
  }
}

function Loaded({ list }: { list: List }) {
  const { user } = useAuth();
  const [open, show, close] = useOpen<Item>();
  const sections = useMemo(() => contributions(list, { includeEmpty: false }), [list]);
  useWhenIdle(loadAhead);

  return (
    <Page title={list.name}>
      <h1>{list.name}</h1>
      {list.description && <p className={styles.description}>{list.description}</p>}
      <p className={styles.hint}>
        Bought something? Mark it, so that nobody gives the same twice. You need no account.
      </p>
      {sections.length === 0 ? (
        <EmptyState icon="gift" title="Nothing wished for yet">
          <p>Come back soon: wishes appear here as they are added.</p>
        </EmptyState>
      ) : (
        <Sections sections={sections} onOpen={show} />
      )}
      <Suspense fallback={null}>
        {open &&
          (isPurchased(open) ? (
            <UnmarkModal item={open} onClose={close} />
          ) : (
            <MarkModal item={open} suggestedName={user?.displayName ?? ''} onClose={close} />
          ))}
      </Suspense>
    </Page>
  );
}

interface SectionsProps {
  sections: Contribution[];
  onOpen: (item: Item) => void;
}

/** Drawn anew when an item changed, not when a modal opens. */
const Sections = memo(function Sections({ sections, onOpen }: SectionsProps) {
  const elements = useRef(new Map<string, HTMLElement>());
  const [chosen, setChosen] = useState<string | null>(null);
  /** The section to go to, anew at each choice; null for the top of the page. */
  const [goal, setGoal] = useState<{ uid: string | null }>();
  const { parts, all } = useSectionsGradually(sections);
  const drawFirst = useCallback<DrawItem>(
    (item, place) => (
      <PublicItem key={item.id} item={item} eager={place < FIRST_ROW} onOpen={onOpen} />
    ),
    [onOpen],
  );
  const draw = useCallback<DrawItem>(
    (item) => <PublicItem key={item.id} item={item} eager={false} onOpen={onOpen} />,
    [onOpen],
  );

  function choose(uid: string | null) {
    // The finger is answered first.
    setChosen(uid);
    startTransition(() => {
      // What is not drawn yet has no place to scroll to.
      all();
      setGoal({ uid });
    });
  }

  useEffect(() => {
    if (!goal) return;
    const section = elements.current.get(goal.uid ?? '');
    if (section) scrollToSection(section);
    else window.scrollTo({ top: 0, behavior: 'smooth' });
    // The keyboard goes on from the section, without a second jump. "All" keeps it on the chips.
    section?.focus({ preventScroll: true });
  }, [goal]);

  return (
    <>
      <div className={styles.sort} role="group" aria-label="Sort By">
        <span className={styles.sortLabel}>Sort By:</span>
        <Chip pressed={chosen === null} onClick={() => choose(null)}>
          All
        </Chip>
        {sections.map(({ uid, name }) => (
          <Chip key={uid} pressed={chosen === uid} onClick={() => choose(uid)}>
            {name}
          </Chip>
        ))}
      </div>
      {sections.map(({ uid, name, items }, place) => (
        <ItemSection
          key={uid}
          ref={(element) => {
            if (element) elements.current.set(uid, element);
            return () => void elements.current.delete(uid);
          }}
          title={`${name}'s Wish List`}
          count={items.length}
          items={parts[place] ?? []}
          draw={place === 0 ? drawFirst : draw}
        />
      ))}
    </>
  );
});

/** Frames in which the cards on the way may still find their heights. */
const SETTLING_FRAMES = 20;

/**
 * Cards far from the screen have estimated heights (ItemCard's styles): a section far away is not
 * where it seems before its surroundings have come near, so the page looks again until it stays.
 */
function scrollToSection(section: HTMLElement): void {
  const isFar = Math.abs(section.getBoundingClientRect().top) > 2 * window.innerHeight;
  section.scrollIntoView({ behavior: isFar ? 'instant' : 'smooth' });
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

interface PublicItemProps {
  item: Item;
  eager: boolean;
  onOpen: (item: Item) => void;
}

const PublicItem = memo(function PublicItem({ item, eager, onOpen }: PublicItemProps) {
  const purchased = isPurchased(item);
  return (
    <ItemCard
      item={item}
      purchased={purchased}
      eager={eager}
      actions={
        <Button
          variant={purchased ? 'secondary' : 'primary'}
          className={styles.mark}
          aria-describedby={itemNameId(item.id)}
          onClick={() => onOpen(item)}
        >
          {purchased ? 'Unmark as Purchased' : 'Mark as Purchased'}
        </Button>
      }
    />
  );
});
