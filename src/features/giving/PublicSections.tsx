import { memo, useMemo, useState } from 'react';
import { useViewOptions } from '../../hooks/useViewOptions.ts';
import { useProgressiveRender } from '../../hooks/useProgressiveRender.ts';
import { applyViewOptions, isNarrowed, type ViewOptions } from '../../model/sorting/viewOptions.ts';
import { isPurchased } from '../../model/item.ts';
import type { Contribution } from '../../model/list.ts';
import { standingMarks, type Mark } from '../../model/marks/mark.ts';
import { Button } from '../../ui/Button.tsx';
import { SortBar } from '../../components/sorting/SortBar.tsx';
import { SortByChips } from '../../components/sorting/SortByChips.tsx';
import { useSectionTarget } from '../../components/sorting/useSectionTarget.ts';
import { ItemSection, type RenderItem } from '../../components/items/ItemSection.tsx';
import { PublicItem, type OnMarkAction } from './PublicItem.tsx';
import { usePrinting } from '../../lib/usePrinting.ts';
import sectionStyles from '../../components/items/ItemSection.module.css';
import styles from './PublicSections.module.css';

/** Number of cards above the fold, whose pictures are not loaded lazily. */
const FIRST_ROW = 3;

interface PublicSectionsProps {
  listId: string;
  sections: Contribution[];
  /** This device's marks, by item id. */
  marks: ReadonlyMap<string, Mark[]>;
  /** The list is archived, so nothing can be marked. */
  archived: boolean;
  /** Uid of the viewer, if purchases of some items are hidden from them (F1). */
  hiddenFrom: string | null;
  onAction: OnMarkAction;
}

/**
 * The contributors' sections of a public list with the chips that scroll to them (§2 Public list),
 * sorting and filters (F3). Memoized, so that opening a modal does not render it again.
 */
export const PublicSections = memo(function PublicSections({
  listId,
  sections,
  marks,
  archived,
  hiddenFrom,
  onAction,
}: PublicSectionsProps) {
  const { requested, isTargeted, goTo } = useSectionTarget();
  const [viewOptions, changeViewOptions] = useViewOptions();
  const sortedLast = usePurchasedWhenSorted(sections, viewOptions, hiddenFrom);
  // On paper neither the order nor a gap may tell what was bought (F5).
  const isPrinting = usePrinting();
  const sorted = useMemo(
    () =>
      isPrinting
        ? applyViewOptions(sections, { ...viewOptions, hidePurchased: false })
        : applyViewOptions(sections, viewOptions, sortedLast),
    [sections, viewOptions, sortedLast, isPrinting],
  );
  const { sections: shown, showAll } = useProgressiveRender(sorted, isTargeted);
  const renderItem: RenderItem = (item, index) => (
    <PublicItem
      key={item.id}
      item={item}
      mine={standingMarks(item, marks.get(item.id), item.isSurprise)}
      archived={archived}
      eager={index < FIRST_ROW}
      onAction={onAction}
    />
  );

  function choose(uid: string | null) {
    // A section can be scrolled to only once it is rendered.
    showAll();
    goTo(uid);
  }

  const allItems = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const narrowed = isNarrowed(viewOptions);
  const isEmpty = narrowed && sorted.every(({ items }) => items.length === 0);
  return (
    <>
      <SortBar
        listId={listId}
        viewOptions={viewOptions}
        onChange={changeViewOptions}
        canHidePurchased
        items={allItems}
      >
        <SortByChips
          sections={sections}
          requested={requested}
          isTracking={!isEmpty}
          onChoose={choose}
        />
      </SortBar>
      {isEmpty && (
        <div className={`${sectionStyles.none} ${styles.none}`} role="status">
          <p>No wish on this list matches your search and filters.</p>
          <Button
            variant="secondary"
            onClick={() => {
              // This button is about to disappear. The search field would keep its text if it had the focus.
              document.querySelector<HTMLElement>('[aria-pressed]')?.focus();
              changeViewOptions((now) => ({
                ...now,
                budget: null,
                search: '',
                category: '',
                hidePurchased: false,
              }));
            }}
          >
            Clear filters
          </Button>
        </div>
      )}
      {!isEmpty &&
        shown.map(({ uid, name, items, visibleItems, firstIndex }) => (
          <ItemSection
            key={uid}
            uid={uid}
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

/**
 * Ids of the items that were purchased when the page was opened, or when the order or a filter was last
 * changed: they come last. Also computed again when purchases are hidden from another viewer, because
 * the order must not reveal what was bought for them.
 */
function usePurchasedWhenSorted(
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
