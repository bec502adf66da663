import { memo } from 'react';
import { roleOf, type ListSummary } from '../../model/list.ts';
import { paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { ItemPicture } from '../../components/ItemPicture.tsx';
import styles from './ListCard.module.css';

/** The list modals that a card can open. */
export type ListAction = 'edit' | 'delete' | 'leave' | 'invite' | 'share';

interface ListCardProps {
  list: ListSummary;
  uid: string;
  onAction: (action: ListAction, list: ListSummary) => void;
}

/**
 * A list on the dashboard (§2). The whole card links to the list: the link of the name is stretched
 * over the card, and the buttons are placed above it, so that no interactive elements are nested.
 */
export const ListCard = memo(function ListCard({ list, uid, onAction }: ListCardProps) {
  const role = roleOf(list, uid);
  const more = list.itemCount - list.thumbnails.length;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={paths.list(list.id)} className={styles.open}>
            {list.name}
          </Link>
        </h2>
        {role === 'Admin' ? (
          <div className={styles.icons}>
            <Button
              variant="icon"
              aria-label={`Edit ${list.name}`}
              onClick={() => onAction('edit', list)}
            >
              <Icon name="edit" />
            </Button>
            <Button
              variant="icon"
              aria-label={`Delete ${list.name}`}
              onClick={() => onAction('delete', list)}
            >
              <Icon name="delete" />
            </Button>
          </div>
        ) : (
          <div className={styles.icons}>
            <Button
              variant="icon"
              aria-label={`Leave ${list.name}`}
              onClick={() => onAction('leave', list)}
            >
              <Icon name="leave" />
            </Button>
          </div>
        )}
      </div>
      {list.description && <p className={styles.description}>{list.description}</p>}
      <Thumbnails list={list} more={more} />
      <p className={styles.meta}>
        <span className={styles.role}>{role}</span>
        <Icon name="members" size={16} />
        {list.members.length} {list.members.length === 1 ? 'Member' : 'Members'}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onAction('invite', list)}>
          <Icon name="invite" size={18} />
          Invite Members
        </Button>
        <Link
          to={paths.publicList(list.id)}
          target="_blank"
          rel="noopener"
          className={buttonClass('ghost')}
        >
          <Icon name="eye" size={18} />
          View Public List
        </Link>
      </div>
    </li>
  );
});

function Thumbnails({ list, more }: { list: ListSummary; more: number }) {
  if (list.itemCount === 0) return <p className={styles.empty}>Nothing wished for yet</p>;
  return (
    <div className={styles.thumbnails}>
      {list.thumbnails.map((item, index) => (
        // Two items may have the same picture, so the index is part of the key.
        // oxlint-disable-next-line react/no-array-index-key
        <ItemPicture key={`${index} ${item.imageUrl}`} imageUrl={item.imageUrl} />
      ))}
      {more > 0 && (
        <p className={styles.more}>
          +{more} more {more === 1 ? 'item' : 'items'}
        </p>
      )}
    </div>
  );
}
