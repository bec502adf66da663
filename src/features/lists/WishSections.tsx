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
import { isPurchased, piecesPurchased, type Item } from '../../model/item.ts';
import { paths } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { ItemCard, itemNameId } from '../../components/ItemCard.tsx';
import { SortBar } from '../../components/SortBar.tsx';
import { ItemSection, type RenderItem } from '../../components/ItemSection.tsx';
import styles from './WishSections.module.css';

interface WishSectionsProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  /** The viewer's items that were given are shown elsewhere, as gifts received. */
  hideReceived?: boolean;
  onItemAction: (action: { kind: 'edit' | 'delete'; item: Item }) => void;
}

/**
 * Your Wish List, then one read-only section per other member, sorted by name (§2 List detail). A
 * guest has no own section. Members see what is purchased of the others' items, because they give too;
 * purchases of the viewer's own items are never shown here (F1).
 */
export const WishSections = memo(function WishSections({
  list,
  viewer,
  hideReceived = false,
  onItemAction,
}: WishSectionsProps) {
  const [viewOptions, changeViewOptions] = useViewOptions();
  const sections = useMemo(
    () =>
      applyViewOptions(
        contributions(hideReceived ? withoutReceived(list, viewer) : list, { includeEmpty: true }),
        { ...viewOptions, hidePurchased: false },
      ),
    [list, viewer, hideReceived, viewOptions],
  );
  const member = isMember(list, viewer);
  const isOwn = ({ uid }: Pick<Contribution, 'uid'>) => member && uid === viewer;
  const own = sections.filter(isOwn);
  const hasWished = list.items.some(({ addedBy }) => addedBy === viewer);
  // Somebody who has left the list sees their remaining items among the others' sections.
  const others = sections.filter((section) => !isOwn(section));
  const progressive = useProgressiveSections([...own, ...others]).sections;
  const renderOwnItem = useCallback<RenderItem>(
    (item) => <OwnItem key={item.id} item={item} onItemAction={onItemAction} />,
    [onItemAction],
  );
  const { memberInfo, archived } = list;
  const renderOtherItem = useCallback<RenderItem>(
    (item) => {
      const byline = bylineOf(item, memberName({ memberInfo }, item.addedBy));
      return member ? (
        <OthersItem key={item.id} item={item} byline={byline} closed={archived} />
      ) : (
        <ItemCard key={item.id} item={item} quantityNote={wanted(item)} byline={byline} />
      );
    },
    [member, memberInfo, archived],
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
                ...(hasWished
                  ? { none: 'You received everything you wished for.' }
                  : { hint: "Paste a product link and we'll fill in the details." }),
                renderItem: renderOwnItem,
              }
            : {
                title: `${section.name}'s Wish List`,
                none: 'No wishes yet',
                renderItem: renderOtherItem,
              })}
        />
      ))}
    </>
  );
});

/** The list without the viewer's items of which all wanted pieces were given. */
function withoutReceived(list: List, viewer: string): List {
  const items = list.items.filter((item) => item.addedBy !== viewer || !isPurchased(item));
  return { ...list, items };
}

/** How many pieces are wanted, when it is more than one. */
function wanted(item: Item): string | false {
  return item.quantity > 1 && `${item.quantity} wanted`;
}

/** Who added it, and when (F9); undefined for old items without a time. */
function bylineOf(item: Item, name?: string): string | undefined {
  if (item.addedAt === null) return undefined;
  return `Added ${name ? `by ${name} ` : ''}on ${formatDay(item.addedAt)}`;
}

/** Somebody else's item, with what is purchased of it and the way to where it can be marked. */
const OthersItem = memo(function OthersItem({
  item,
  byline,
  closed,
}: {
  item: Item;
  byline: string | undefined;
  /** The list is archived, so nothing can be marked. */
  closed: boolean;
}) {
  const purchased = isPurchased(item);
  const toPublic = { to: paths.publicItem(item.listId, item.id), className: styles.link };
  return (
    <ItemCard
      item={item}
      purchased={purchased}
      marked=""
      quantityNote={
        item.purchasedBy.length > 0 && item.quantity > 1
          ? `${piecesPurchased(item)} of ${item.quantity} purchased`
          : wanted(item)
      }
      byline={byline}
      // Below the other texts, in the line of the link: a cached list has no purchases, and nothing moves
      // when they become known.
      actions={
        (purchased || !closed) && (
          <>
            {purchased && (
              <span className={styles.purchased}>
                <CoreIcon name="check" size={16} />
                Purchased
              </span>
            )}
            {!closed && (
              <Link {...toPublic} aria-describedby={itemNameId(item.id)}>
                {purchased ? 'Change' : 'Mark on public list'}
                {purchased && <span className="visually-hidden"> on public list</span>}
              </Link>
            )}
          </>
        )
      }
    />
  );
});

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
        <div className={styles.own}>
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
        </div>
      }
    />
  );
});
