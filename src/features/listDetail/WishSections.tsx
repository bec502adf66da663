import { memo, useMemo } from 'react';
import { ItemSection, type RenderItem } from '../../components/items/ItemSection.tsx';
import { SortBar } from '../../components/sorting/SortBar.tsx';
import { SortByChips } from '../../components/sorting/SortByChips.tsx';
import { useSectionTarget } from '../../components/sorting/useSectionTarget.ts';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import { useProgressiveRender } from '../../hooks/useProgressiveRender.ts';
import { useViewOptions } from '../../hooks/useViewOptions.ts';
import { usePrinting } from '../../lib/usePrinting.ts';
import { pluralize } from '../../model/format.ts';
import { isPurchased } from '../../model/item.ts';
import { contributions, isMember, memberName, personOf, type List } from '../../model/list.ts';
import { MESSAGES } from '../../model/messages.ts';
import { applyViewOptions, isNarrowed } from '../../model/sorting/viewOptions.ts';
import { GuestItem, OthersItem, OwnItem, type OnItemAction } from './WishItems.tsx';

const NewItems = lazyPart(() => import('../../components/sorting/NewItems.tsx'));

interface WishSectionsProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  /** The event is over, so that purchases of the viewer's own items are no longer secret (F1). */
  eventIsOver: boolean;
  /** Leaves out the viewer's items that were given, because they are shown as gifts received. */
  hideReceived: boolean;
  onItemAction: OnItemAction;
}

/**
 * Your Wish List, then one section per other member and per person without an account, sorted by name
 * (§2 List detail). A guest has no own section. Members see what is purchased of the others' items,
 * because they give too; what is bought for the viewer is not shown before the event is over (F1).
 */
export const WishSections = memo(function WishSections({
  list,
  viewer,
  eventIsOver,
  hideReceived,
  onItemAction,
}: WishSectionsProps) {
  const [viewOptions, changeViewOptions] = useViewOptions();
  const { requested, isTargeted, goTo } = useSectionTarget();
  const isGuest = !isMember(list, viewer);
  // On paper no gap may tell what was bought (F5).
  const showsPurchased = usePrinting() || isGuest;
  const ownUid = isGuest ? null : viewer;
  const wished = useMemo(() => {
    const all = contributions(list, { includeEmpty: true });
    // Somebody who has left the list sees their remaining items among the others' sections.
    return [...all.filter(({ uid }) => uid === ownUid), ...all.filter(({ uid }) => uid !== ownUid)];
  }, [list, ownUid]);
  const sections = useMemo(() => {
    const options = showsPurchased ? { ...viewOptions, hidePurchased: false } : viewOptions;
    return applyViewOptions(wished, options).map(({ uid, name, items }) => ({
      uid,
      name,
      items: hideReceived
        ? items.filter((item) => item.addedBy !== ownUid || !isPurchased(item))
        : items,
    }));
  }, [wished, showsPurchased, ownUid, hideReceived, viewOptions]);
  const { sections: progressive, showAll } = useProgressiveRender(sections, isTargeted);
  const renderItem: RenderItem = (item) => {
    const isMine = item.addedBy === ownUid;
    // Who wrote the wishes of a person without an account also gives, unless they want to be
    // surprised, too.
    if (isMine && (item.isSurprise || !personOf(list, item))) {
      return (
        <OwnItem key={item.id} item={item} eventIsOver={eventIsOver} onItemAction={onItemAction} />
      );
    }
    const by = isMine ? 'you' : memberName(list, item.addedBy);
    if (isGuest) return <GuestItem key={item.id} item={item} by={by} />;
    return (
      <OthersItem
        key={item.id}
        item={item}
        by={by}
        archived={list.archived}
        onItemAction={isMine ? onItemAction : undefined}
      />
    );
  };
  const chips = useMemo(
    () =>
      sections.map(({ uid, name, items }) => ({ uid, name: uid === ownUid ? 'You' : name, items })),
    [sections, ownUid],
  );

  // The chip stays while its filter is on, so that it can be cleared.
  const canHidePurchased = !isGuest && (sections.length > 1 || viewOptions.hidePurchased);
  const isFiltered = isNarrowed(viewOptions) || (canHidePurchased && viewOptions.hidePurchased);
  // A single item needs no bar, unless a filter is on, which would otherwise stay on for good.
  const hasBar = list.items.length > (isFiltered ? 0 : 1);

  /** What an empty section says: §2 for one's own; items may be filtered out or received. */
  function emptyText(uid: string): { none: string; hint?: string } {
    const isOwn = uid === ownUid;
    const items = wished.find((section) => section.uid === uid)?.items ?? [];
    if (items.length === 0) {
      return isOwn
        ? { none: MESSAGES.noItems, hint: MESSAGES.pasteLink }
        : { none: 'No wishes yet' };
    }
    if (isNarrowed(viewOptions)) return { none: 'Nothing here matches.' };
    return {
      none: isOwn ? 'You received everything you wished for.' : 'Everything here is purchased.',
    };
  }

  return (
    <>
      {hasBar ? (
        <SortBar
          listId={list.id}
          viewOptions={viewOptions}
          onChange={changeViewOptions}
          canHidePurchased={canHidePurchased}
          items={list.items}
        >
          {sections.length > 1 ? (
            <SortByChips
              sections={chips}
              requested={requested}
              onChoose={(uid) => {
                // A section can be scrolled to only once it is rendered.
                showAll();
                goTo(uid);
              }}
            />
          ) : (
            <p className="hint">{pluralize(list.items.length, 'item')}</p>
          )}
        </SortBar>
      ) : (
        <NewItems listId={list.id} items={list.items} />
      )}
      {progressive.map(({ uid, name, items, visibleItems, firstIndex }) => (
        <ItemSection
          key={uid}
          uid={uid}
          {...(uid === ownUid
            ? { title: 'Your Wish List', printedTitle: `${name}'s Wish List` }
            : { title: `${name}'s Wish List` })}
          count={items.length}
          {...emptyText(uid)}
          visibleItems={visibleItems}
          firstIndex={firstIndex}
          renderItem={renderItem}
        />
      ))}
    </>
  );
});
