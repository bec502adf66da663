import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deferUpdate } from '../../lib/deferUpdate.ts';
import { useViewOptions } from '../../hooks/useViewOptions.ts';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import { useProgressiveSections } from '../../hooks/useProgressiveRender.ts';
import { applyViewOptions } from '../../model/viewOptions.ts';
import type { Item } from '../../model/item.ts';
import type { Contribution } from '../../model/list.ts';
import { standingMarks, type Mark } from '../../model/mark.ts';
import { Chip } from '../../ui/Chip.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { SortBar } from '../../components/SortBar.tsx';
import { ItemSection, type RenderItem } from '../../components/ItemSection.tsx';
import { PublicItem } from './PublicItem.tsx';
import { useLinkedItem } from './useLinkedItem.ts';
import styles from './PublicSections.module.css';

/** Number of cards above the fold, whose pictures are not loaded lazily. */
const FIRST_ROW = 3;

interface PublicSectionsProps {
  sections: Contribution[];
  /** This device's marks, by item id. */
  marks: ReadonlyMap<string, Mark[]>;
  /** The list is archived, so nothing can be marked. */
  closed: boolean;
  /** Uid of the contributor whose items have no purchases, because they are hidden (F1). */
  hiddenFrom: string | null;
  onMark: (item: Item) => void;
  onUnmark: (item: Item) => void;
}

/**
 * The contributors' sections of a public list with the chips that scroll to them (§2 Public list),
 * sorting and filters (F3). Memoized, so that opening a modal does not render it again.
 */
export const PublicSections = memo(function PublicSections({
  sections,
  marks,
  closed,
  hiddenFrom,
  onMark,
  onUnmark,
}: PublicSectionsProps) {
  const elements = useRef(new Map<string, HTMLElement>());
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const requested = query.get('contributor');
  /** The section to scroll to, a new object at each choice; its uid is null for the top of the page. */
  const [target, setTarget] = useState<{ uid: string | null; isChosen: boolean } | null>(
    // A contributor in the address is scrolled to, but the keyboard focus does not move.
    requested === null ? null : { uid: requested, isChosen: false },
  );
  const [viewOptions, changeViewOptions] = useViewOptions();
  const sorted = useMemo(() => applyViewOptions(sections, viewOptions), [sections, viewOptions]);
  const isLinked = useLinkedItem();
  const { sections: shown, showAll } = useProgressiveSections(
    sorted,
    target?.uid != null || isLinked,
  );
  const renderItem = useCallback<RenderItem>(
    (item, index) => (
      <PublicItem
        key={item.id}
        item={item}
        mine={standingMarks(item, marks.get(item.id), item.addedBy === hiddenFrom)}
        closed={closed}
        eager={index < FIRST_ROW}
        onMark={onMark}
        onUnmark={onUnmark}
      />
    ),
    [marks, hiddenFrom, closed, onMark, onUnmark],
  );

  function choose(uid: string | null) {
    // A section can be scrolled to only once it is rendered.
    showAll();
    setTarget({ uid, isChosen: true });
    changeQuery((now) => {
      if (uid === null) now.delete('contributor');
      else now.set('contributor', uid);
      return now;
    });
  }

  useEffect(() => {
    if (!target) return;
    const section = elements.current.get(target.uid ?? '');
    if (section) scrollToSection(section);
    else if (target.uid === null) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    // Move the keyboard focus to the section without scrolling again. "All" keeps it on the chips.
    if (target.isChosen) section?.focus({ preventScroll: true });
  }, [target]);

  return (
    <>
      <SortBy sections={sections} requested={requested} onChoose={choose} />
      <SortBar viewOptions={viewOptions} onChange={changeViewOptions} canHidePurchased />
      {shown.map(({ uid, name, items, visibleItems, firstIndex }) => (
        <ItemSection
          key={uid}
          ref={(element) => {
            if (element) elements.current.set(uid, element);
            return () => void elements.current.delete(uid);
          }}
          title={`${name}'s Wish List`}
          count={items.length}
          none="Everything here is purchased."
          visibleItems={visibleItems}
          firstIndex={firstIndex}
          renderItem={renderItem}
        />
      ))}
    </>
  );
});

interface SortByProps {
  sections: readonly Contribution[];
  /** Uid of the contributor in the address. */
  requested: string | null;
  /** Called with the contributor's uid, or null for all, after the pressed chip was painted. */
  onChoose: (uid: string | null) => void;
}

/** The chips that scroll to a section. A component of its own, so that a chip is shown as pressed at once. */
function SortBy({ sections, requested, onChoose }: SortByProps) {
  const [chosen, setChosen] = useState(requested);
  const choose = (uid: string | null) => {
    setChosen(uid);
    deferUpdate(() => onChoose(uid));
  };
  return (
    <div className={styles.sort} role="group" aria-label="Sort By" data-screen>
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
  );
}

/** Maximum number of frames in which cards near the target may still get their final heights. */
const MAX_SCROLL_FRAMES = 20;

/**
 * Scrolls to a section. Cards far from the screen have estimated heights (ItemSection.module.css), so
 * the position of a distant section changes while scrolling: repeat until it is stable.
 */
function scrollToSection(section: HTMLElement): void {
  const isFar = Math.abs(section.getBoundingClientRect().top) > 2 * window.innerHeight;
  section.scrollIntoView({ behavior: isFar ? 'instant' : scrollBehavior() });
  if (!isFar) return;
  let frames = 0;
  let before = NaN;
  const scrollAgain = () => {
    section.scrollIntoView({ behavior: 'instant' });
    const isStable = window.scrollY === before;
    before = window.scrollY;
    frames += 1;
    if (!(isStable && frames > 3) && frames < MAX_SCROLL_FRAMES) requestAnimationFrame(scrollAgain);
  };
  requestAnimationFrame(scrollAgain);
}
