import { memo, useCallback, useMemo } from 'react';
import { useViewOptions } from '../../hooks/useViewOptions.ts';
import { useProgressiveSections } from '../../hooks/useProgressiveRender.ts';
import { applyViewOptions } from '../../model/viewOptions.ts';
import { formatDay } from '../../model/format.ts';
import {
  contributions,
  isMember,
  memberName,
  type Contribution,
  type List,
} from '../../model/list.ts';
import type { Item } from '../../model/item.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemCard } from '../../components/ItemCard.tsx';
import { SortBar } from '../../components/SortBar.tsx';
import { ItemSection, type RenderItem } from '../../components/ItemSection.tsx';

interface WishSectionsProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  onItemAction: (action: { kind: 'edit' | 'delete'; item: Item }) => void;
}

/**
 * Your Wish List, then one read-only section per other member, sorted by name (§2 List detail). A
 * guest has no own section. Purchases are not shown here at all (F1).
 */
export const WishSections = memo(function WishSections({
  list,
  viewer,
  onItemAction,
}: WishSectionsProps) {
  const [viewOptions, changeViewOptions] = useViewOptions();
  const sections = useMemo(
    () =>
      applyViewOptions(contributions(list, { includeEmpty: true }), {
        ...viewOptions,
        hidePurchased: false,
      }),
    [list, viewOptions],
  );
  const member = isMember(list, viewer);
  const isOwn = ({ uid }: Pick<Contribution, 'uid'>) => member && uid === viewer;
  const own = sections.filter(isOwn);
  // Somebody who has left the list sees their remaining items among the others' sections.
  const others = sections.filter((section) => !isOwn(section));
  const progressive = useProgressiveSections([...own, ...others]).sections;
  const renderOwnItem = useCallback<RenderItem>(
    (item) => <OwnItem key={item.id} item={item} onItemAction={onItemAction} />,
    [onItemAction],
  );
  const { memberInfo } = list;
  const renderOtherItem = useCallback<RenderItem>(
    (item) => (
      <ItemCard
        key={item.id}
        item={item}
        quantityNote={wanted(item)}
        byline={bylineOf(item, memberName({ memberInfo }, item.addedBy))}
      />
    ),
    [memberInfo],
  );
  return (
    <>
      {list.items.length > 1 && <SortBar viewOptions={viewOptions} onChange={changeViewOptions} />}
      {progressive.map((section) => (
        <ItemSection
          key={section.uid}
          count={section.items.length}
          visibleItems={section.visibleItems}
          firstIndex={section.firstIndex}
          {...(isOwn(section)
            ? {
                title: 'Your Wish List',
                hint: 'Copy a link in any shop, then Add New Item: it fills itself in.',
                renderItem: renderOwnItem,
              }
            : { title: `${section.name}'s Wish List`, renderItem: renderOtherItem })}
        />
      ))}
    </>
  );
});

/** How many pieces are wanted, when it is more than one. */
function wanted(item: Item): string | false {
  return item.quantity > 1 && `${item.quantity} wanted`;
}

/** Who added it, and when (F9); undefined for old items without a time. */
function bylineOf(item: Item, name?: string): string | undefined {
  if (item.addedAt === null) return undefined;
  return `Added ${name ? `by ${name} ` : ''}on ${formatDay(item.addedAt)}`;
}

/** One of the viewer's own items, with buttons to edit and delete it. */
const OwnItem = memo(function OwnItem({
  item,
  onItemAction,
}: Pick<WishSectionsProps, 'onItemAction'> & { item: Item }) {
  return (
    <ItemCard
      item={item}
      quantityNote={wanted(item)}
      byline={bylineOf(item)}
      actions={
        <>
          <Button
            variant="icon"
            aria-label={`Edit ${item.name}`}
            onClick={() => onItemAction({ kind: 'edit', item })}
          >
            <Icon name="edit" />
          </Button>
          <Button
            variant="icon"
            aria-label={`Delete ${item.name}`}
            onClick={() => onItemAction({ kind: 'delete', item })}
          >
            <Icon name="delete" />
          </Button>
        </>
      }
    />
  );
});
