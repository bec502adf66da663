import { memo } from 'react';
import { isPurchased, piecesPurchased, type Item } from '../../model/item.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { Button } from '../../ui/Button.tsx';
import { ItemCard } from '../../components/items/ItemCard.tsx';
import { itemNameId } from '../../model/paths.ts';
import styles from './PublicItem.module.css';

/** Opens the modal in which an item is marked, or unmarked. */
export type OnMarkAction = (action: { kind: 'mark' | 'unmark'; item: Item }) => void;

interface PublicItemProps {
  item: Item;
  /** This device's marks of the item; a stable array while they do not change. */
  mine: readonly Mark[];
  /** The list is archived, so nothing can be marked. */
  archived: boolean;
  eager: boolean;
  onAction: OnMarkAction;
}

/** An item of the public list, with its button (§2 Public list). */
export const PublicItem = memo(function PublicItem({
  item,
  mine,
  archived,
  eager,
  onAction,
}: PublicItemProps) {
  const seen = withMine(item, mine);
  const purchased = isPurchased(seen);
  const isBegun = !purchased && seen.purchasedBy.length > 0;
  return (
    <ItemCard
      item={item}
      purchased={purchased}
      badge={badgeOf(purchased, mine)}
      quantityNote={
        item.quantity > 1 && (
          <span data-screen>
            {piecesPurchased(seen)} of {item.quantity} purchased
          </span>
        )
      }
      eager={eager}
      actions={
        !archived && (
          <>
            <Button
              variant={purchased ? 'ghost' : 'secondary'}
              className={purchased ? `${styles.mark} ${styles.unmark}` : styles.mark}
              aria-describedby={itemNameId(item.id)}
              onClick={() => onAction({ kind: purchased ? 'unmark' : 'mark', item })}
            >
              {purchased ? 'Unmark as Purchased' : 'Mark as Purchased'}
            </Button>
            {isBegun && (
              <Button
                variant="ghost"
                aria-describedby={itemNameId(item.id)}
                onClick={() => onAction({ kind: 'unmark', item })}
              >
                {mine.length > 0 ? 'Undo' : 'Unmark'}
              </Button>
            )}
          </>
        )
      }
    />
  );
});

/** The badge of an item: who marked it on this device sees that, also while pieces are left. */
function badgeOf(purchased: boolean, mine: readonly Mark[]): string | undefined {
  if (mine.length > 0) return 'You marked this';
  return purchased ? 'Purchased' : undefined;
}

/** Adds the viewer's own marks to an item whose purchases are hidden from them (F1). */
function withMine(item: Item, mine: readonly Mark[]): Item {
  const missing = mine.filter(({ name }) => !item.purchasedBy.includes(name));
  if (missing.length === 0) return item;
  return {
    ...item,
    purchasedBy: [...item.purchasedBy, ...missing.map(({ name }) => name)],
    purchasedCounts: {
      ...item.purchasedCounts,
      ...Object.fromEntries(missing.map(({ name, pieces }) => [name, pieces])),
    },
  };
}
