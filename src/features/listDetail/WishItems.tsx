import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ItemCard } from '../../components/items/ItemCard.tsx';
import { formatDay } from '../../model/format.ts';
import { isPurchased, piecesPurchased, type Item } from '../../model/item.ts';
import { itemNameId, paths } from '../../model/paths.ts';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './WishItems.module.css';

export type OnItemAction = (action: { kind: 'edit' | 'delete'; item: Item }) => void;

/** How many pieces are wanted, when it is more than one. */
function wanted(item: Item): string | false {
  return item.quantity > 1 && `${item.quantity} wanted`;
}

/** A note on purchases; paper, which must not reveal them, says how many pieces are wanted. */
function PurchaseNote({ item, children }: { item: Item; children: ReactNode }) {
  return (
    <>
      <span data-screen>{children}</span>
      <span data-print hidden>
        {wanted(item)}
      </span>
    </>
  );
}

/** Who added it, and when (F9); undefined for old items without a time. */
function bylineOf(item: Item, name?: string): string | undefined {
  if (item.addedAt === null) return undefined;
  return `Added ${name ? `by ${name} ` : ''}on ${formatDay(item.addedAt)}`;
}

/**
 * An item for somebody else, with what is purchased of it and the way to where it can be marked. Who
 * added it for a person without an account can edit and delete it.
 */
export const OthersItem = memo(function OthersItem({
  item,
  by,
  archived,
  onItemAction,
}: {
  item: Item;
  /** The name of who added it. */
  by: string;
  /** The list is archived, so nothing can be marked. */
  archived: boolean;
  /** Only for who added it. */
  onItemAction: OnItemAction | undefined;
}) {
  const purchased = isPurchased(item);
  return (
    <ItemCard
      item={item}
      purchased={purchased}
      quantityNote={
        item.purchasedBy.length > 0 && item.quantity > 1 ? (
          <PurchaseNote item={item}>
            {piecesPurchased(item)} of {item.quantity} purchased
          </PurchaseNote>
        ) : (
          wanted(item)
        )
      }
      byline={bylineOf(item, by)}
      // The badge is in the line of the link, so that nothing moves when purchases become known, which a
      // cached list does not have.
      actions={
        (purchased || !archived || onItemAction) && (
          <>
            {purchased && (
              <span className={styles.purchased}>
                <CoreIcon name="check" size={16} />
                Purchased
              </span>
            )}
            {!archived && (
              <Link
                to={paths.publicItem(item.listId, item.id)}
                className={styles.link}
                aria-describedby={itemNameId(item.id)}
              >
                {purchased ? 'Change' : 'Mark on public list'}
                {purchased && <span className="visually-hidden"> on public list</span>}
              </Link>
            )}
            {onItemAction && <OwnActions item={item} onItemAction={onItemAction} />}
          </>
        )
      }
    />
  );
});

/** An item as guests see it: without what is purchased of it. */
export const GuestItem = memo(function GuestItem({ item, by }: { item: Item; by: string }) {
  return <ItemCard item={item} quantityNote={wanted(item)} byline={bylineOf(item, by)} />;
});

/** How much of the viewer's own item was received, after the event; until then, how many are wanted. */
function received(item: Item, eventIsOver: boolean): ReactNode {
  if (!eventIsOver || item.purchasedBy.length === 0) return wanted(item);
  return (
    <PurchaseNote item={item}>
      {item.quantity > 1 ? `${piecesPurchased(item)} of ${item.quantity} received` : 'Received'}
    </PurchaseNote>
  );
}

/** One of the viewer's own items, with buttons to edit and delete it. */
export const OwnItem = memo(function OwnItem({
  item,
  eventIsOver,
  onItemAction,
}: {
  item: Item;
  /** Who bought what is no longer secret. */
  eventIsOver: boolean;
  onItemAction: OnItemAction;
}) {
  return (
    <ItemCard
      item={item}
      quantityNote={received(item, eventIsOver)}
      byline={bylineOf(item)}
      actions={<OwnActions item={item} onItemAction={onItemAction} />}
    />
  );
});

/** The buttons to edit and delete an item that the viewer added. */
function OwnActions({ item, onItemAction }: { item: Item; onItemAction: OnItemAction }) {
  return (
    <div className={styles.own}>
      <IconButton
        icon="edit"
        label={`Edit ${item.name}`}
        onClick={() => onItemAction({ kind: 'edit', item })}
      />
      <IconButton
        icon="delete"
        label={`Delete ${item.name}`}
        onClick={() => onItemAction({ kind: 'delete', item })}
      />
    </div>
  );
}
