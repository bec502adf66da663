import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useViewOptions } from '../../hooks/useViewOptions.ts';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import { useProgressiveSections } from '../../hooks/useProgressiveRender.ts';
import { applyViewOptions, isNarrowed, type ViewOptions } from '../../model/viewOptions.ts';
import { isPurchased, type Item } from '../../model/item.ts';
import { sectionOffsets, type Contribution } from '../../model/list.ts';
import { standingMarks, type Mark } from '../../model/mark.ts';
import { Button } from '../../ui/Button.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { itemNameId } from '../../components/ItemCard.tsx';
import { SortBar } from '../../components/SortBar.tsx';
import { ItemSection, type RenderItem } from '../../components/ItemSection.tsx';
import { PublicItem } from './PublicItem.tsx';
import { scrollToSection } from './scrollToSection.ts';
import { SortByChips } from './SortByChips.tsx';
import { usePrinting } from './usePrinting.ts';
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

/** What to scroll to: a section, a card, or the top of the page when both are missing. */
interface Target {
  uid?: string;
  itemName?: string;
  /** Chosen with a chip: the keyboard focus moves to the section. */
  isChosen: boolean;
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
  const { hash } = useLocation();
  const changeQuery = useChangeQuery();
  const requested = query.get('contributor');
  /** A new object at each choice. */
  const [target, setTarget] = useState<Target | null>(() => targetOf(requested, hash));
  const [viewOptions, changeViewOptions] = useViewOptions();
  const asked = usePurchasedWhenAsked(sections, viewOptions, hiddenFrom);
  // On paper the order must not tell what was bought.
  const known = usePrinting() ? undefined : asked;
  const sorted = useMemo(
    () => applyViewOptions(sections, viewOptions, known),
    [sections, viewOptions, known],
  );
  const { sections: shown, showAll } = useProgressiveSections(
    sorted,
    Boolean(target?.uid ?? target?.itemName),
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
    setTarget({ ...(uid !== null && { uid }), isChosen: true });
    changeQuery((now) => {
      if (uid === null) now.delete('contributor');
      else now.set('contributor', uid);
      return now;
    });
  }

  useEffect(() => {
    if (!target) return;
    const { uid, itemName, isChosen } = target;
    const section = itemName
      ? document.getElementById(itemName)?.closest('li')
      : elements.current.get(uid ?? '');
    if (section) scrollToSection(section);
    else if (isChosen && uid === undefined) {
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
    }
    // Move the keyboard focus without scrolling again. "All" keeps it on the chips.
    if (isChosen) section?.focus({ preventScroll: true });
    else if (itemName) section?.querySelector('a')?.focus({ preventScroll: true });
  }, [target]);

  const count = sectionOffsets(sections).at(-1) ?? 0;
  const narrowed = isNarrowed(viewOptions);
  const isEmpty = narrowed && sorted.every(({ items }) => items.length === 0);
  return (
    <>
      <SortBar
        viewOptions={viewOptions}
        onChange={changeViewOptions}
        canHidePurchased
        itemCount={count}
      >
        <SortByChips
          sections={sections}
          elements={elements}
          requested={requested}
          onChoose={choose}
        />
      </SortBar>
      {isEmpty && (
        <div className={styles.none} role="status">
          <p>No wish on this list matches your search and filters.</p>
          <Button
            variant="secondary"
            onClick={() =>
              changeViewOptions((now) => ({
                ...now,
                budget: null,
                search: '',
                hidePurchased: false,
              }))
            }
          >
            Clear filters
          </Button>
        </div>
      )}
      {!isEmpty &&
        shown.map(({ uid, name, items, visibleItems, firstIndex }) => (
          <ItemSection
            key={uid}
            ref={(element) => {
              if (element) elements.current.set(uid, element);
              return () => void elements.current.delete(uid);
            }}
            title={`${name}'s Wish List`}
            count={items.length}
            none={narrowed ? 'Nothing here matches.' : 'Everything here is purchased.'}
            visibleItems={visibleItems}
            firstIndex={firstIndex}
            renderItem={renderItem}
          />
        ))}
    </>
  );
});

/** The contributor or item in the address is scrolled to. */
function targetOf(contributor: string | null, hash: string): Target | null {
  const itemName = decodeURIComponent(hash.slice(1));
  if (itemName.startsWith(itemNameId(''))) return { itemName, isChosen: false };
  return contributor === null ? null : { uid: contributor, isChosen: false };
}

/**
 * Ids of the items that were purchased when the page was opened, or when the order or a filter was last
 * changed: they come last. Also computed again when purchases are hidden from another viewer, whom the
 * order must not tell what was bought for them.
 */
function usePurchasedWhenAsked(
  sections: readonly Contribution[],
  viewOptions: ViewOptions,
  hiddenFrom: string | null,
): ReadonlySet<string> {
  const asked = JSON.stringify([viewOptions, hiddenFrom]);
  const [known, setKnown] = useState(() => ({ asked, ids: purchasedIds(sections) }));
  if (known.asked === asked) return known.ids;
  const now = { asked, ids: purchasedIds(sections) };
  setKnown(now);
  return now.ids;
}

function purchasedIds(sections: readonly Contribution[]): ReadonlySet<string> {
  const items = sections.flatMap((section) => section.items);
  return new Set(items.filter(isPurchased).map(({ id }) => id));
}
