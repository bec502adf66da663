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
import { scrolling } from '../../ui/motion.ts';
import { SortBar } from '../../components/SortBar.tsx';
import { ItemSection, type RenderItem } from '../../components/ItemSection.tsx';
import { PublicItem } from './PublicItem.tsx';
import styles from './PublicSections.module.css';

/** Cards above the fold: their pictures are not lazy. */
const FIRST_ROW = 3;

interface PublicSectionsProps {
  sections: Contribution[];
  /** What this device marked, by item. */
  marks: ReadonlyMap<string, Mark[]>;
  /** Nothing can be marked: the list is over. */
  closed: boolean;
  /** Uid of whose purchases are not in the items (F1). */
  hiddenFrom: string | null;
  onMark: (item: Item) => void;
  onUnmark: (item: Item) => void;
}

/**
 * The contributors' sections of a public list with the chips that lead to them (§2 Public list), and
 * how they are arranged (F3). Drawn anew when an item changed, not when a modal opens.
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
  const asked = query.get('contributor');
  /** The section to go to, anew at each choice; null for the top of the page. */
  const [goal, setGoal] = useState<{ uid: string | null; byHand: boolean } | null>(
    // An address that names a contributor leads to them, but takes the keyboard from nobody.
    asked === null ? null : { uid: asked, byHand: false },
  );
  const [viewOptions, arrange] = useViewOptions();
  const arranged = useMemo(() => applyViewOptions(sections, viewOptions), [sections, viewOptions]);
  const { sections: shown, all } = useProgressiveSections(arranged, goal?.uid != null);
  const draw = useCallback<RenderItem>(
    (item, place) => (
      <PublicItem
        key={item.id}
        item={item}
        mine={standingMarks(item, marks.get(item.id), item.addedBy === hiddenFrom)}
        closed={closed}
        eager={place < FIRST_ROW}
        onMark={onMark}
        onUnmark={onUnmark}
      />
    ),
    [marks, hiddenFrom, closed, onMark, onUnmark],
  );

  function choose(uid: string | null) {
    // What is not drawn yet has no place to scroll to.
    all();
    setGoal({ uid, byHand: true });
    changeQuery((now) => {
      if (uid === null) now.delete('contributor');
      else now.set('contributor', uid);
      return now;
    });
  }

  useEffect(() => {
    if (!goal) return;
    const section = elements.current.get(goal.uid ?? '');
    if (section) scrollToSection(section);
    else if (goal.uid === null) window.scrollTo({ top: 0, behavior: scrolling() });
    // The keyboard goes on from the section, without a second jump. "All" keeps it on the chips.
    if (goal.byHand) section?.focus({ preventScroll: true });
  }, [goal]);

  return (
    <>
      <SortBy sections={sections} asked={asked} onChoose={choose} />
      <SortBar viewOptions={viewOptions} onChange={arrange} canHidePurchased />
      {shown.map(({ uid, name, items, drawn, first }) => (
        <ItemSection
          key={uid}
          ref={(element) => {
            if (element) elements.current.set(uid, element);
            return () => void elements.current.delete(uid);
          }}
          title={`${name}'s Wish List`}
          count={items.length}
          none="Everything here is purchased."
          items={drawn}
          first={first}
          draw={draw}
        />
      ))}
    </>
  );
});

interface SortByProps {
  sections: readonly Contribution[];
  /** The contributor whom the page's address names. */
  asked: string | null;
  /** Told of the contributor, or of all, after the chip has answered. */
  onChoose: (uid: string | null) => void;
}

/** The chips that lead to a contributor's section. By itself: a chip answers before the list moves. */
function SortBy({ sections, asked, onChoose }: SortByProps) {
  const [chosen, setChosen] = useState(asked);
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

/** Frames in which the cards on the way may still find their heights. */
const SETTLING_FRAMES = 20;

/**
 * Cards far from the screen have estimated heights (ItemSection's styles): a section far away is not
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
