import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { BringBackButton } from '../../components/BringBackButton.tsx';
import type { ListAction } from '../lists/exports.ts';
import { readVisit } from '../../device/lists/dashboardCache.ts';
import { PublicListLink } from '../../components/PublicListLink.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { formatDay, formatDaysUntil, pluralize } from '../../model/format.ts';
import { roleOf, type ListSummary, type Role } from '../../model/list.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ItemPicture } from '../../components/items/ItemPicture.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ListCard.module.css';

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
  const nameId = useId();
  // After a list is deleted, its card goes when the server says so, often after the dialog has closed.
  const card = useFocusWhenRemoved();
  return (
    <li ref={card} className={styles.card}>
      <Cover list={list} />
      <div className={styles.head}>
        <h2 className={`clamped ${styles.name}`}>
          <Link id={nameId} to={paths.list(list.id)} className={styles.open}>
            {list.name}
          </Link>
          {hasNews(list) && <NewsDot />}
        </h2>
        <CardIcons list={list} role={role} onAction={onAction} />
      </div>
      <p className={`hint ${styles.meta}`}>
        {list.eventDate && <EventDate day={list.eventDate} />}
        <span>{pluralize(list.itemCount, 'item')}</span>
        <span>{pluralize(list.members.length, 'Member')}</span>
        {list.private && <span>Private</span>}
        <span className={styles.role}>{role}</span>
      </p>
      {list.description && <p className={`clamped ${styles.description}`}>{list.description}</p>}
      <CardActions list={list} role={role} nameId={nameId} onAction={onAction} />
    </li>
  );
});

/** Whether others have added items since this device last showed the list. */
function hasNews({ id, lastAddedAt = 0 }: ListSummary): boolean {
  const seen = readVisit(id)?.last ?? Infinity;
  return lastAddedAt > seen && lastAddedAt <= Date.now();
}

function NewsDot() {
  return (
    <span className={styles.news} title="New items">
      <span aria-hidden="true"> ●</span>
      <span className="visually-hidden">New items</span>
    </span>
  );
}

/** The first pictures in a row, over the whole width of the card. */
function Cover({ list }: { list: ListSummary }) {
  const more = list.itemCount - list.thumbnails.length;
  if (list.itemCount === 0) return <p className={styles.empty}>No wishes yet</p>;
  return (
    <div className={styles.cover}>
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

/** 'in 12 days', with the date as a tooltip; or the date, when that has passed or is far away. */
function EventDate({ day }: { day: string }) {
  const until = formatDaysUntil(day);
  return (
    <time dateTime={day} title={formatDay(day)} className={until ? styles.soon : undefined}>
      {until || formatDay(day)}
    </time>
  );
}

type PartProps = Pick<ListCardProps, 'list' | 'onAction'> & { role: Role };

/** §2: edit and delete for the owner; anybody else can only leave. */
function CardIcons({ list, role, onAction }: PartProps) {
  return (
    <div className={styles.icons}>
      {role === 'Admin' ? (
        <>
          <IconButton
            icon="edit"
            label={`Edit ${list.name}`}
            onClick={() => onAction('edit', list)}
          />
          <IconButton
            icon="delete"
            label={`Delete ${list.name}`}
            onClick={() => onAction('delete', list)}
          />
        </>
      ) : (
        <IconButton
          icon="leave"
          label={`Leave ${list.name}`}
          onClick={() => onAction('leave', list)}
        />
      )}
    </div>
  );
}

/** The actions that all cards have, described by the name of their list. */
function CardActions({ list, role, nameId, onAction }: PartProps & { nameId: string }) {
  const copy = useCopy();
  return (
    <div className={styles.actions}>
      {list.archived && role === 'Admin' && (
        <BringBackButton describedBy={nameId} onClick={() => onAction('archive', list)} />
      )}
      {!list.archived && (
        <Button
          variant="secondary"
          aria-describedby={nameId}
          onClick={() => onAction('invite', list)}
        >
          Invite Members
        </Button>
      )}
      <div className={styles.public}>
        <PublicListLink
          listId={list.id}
          aria-describedby={nameId}
          className={buttonClass('ghost')}
        />
        <IconButton
          icon="copy"
          label="Copy Public Link"
          aria-describedby={nameId}
          onClick={() => copy(absoluteUrl(paths.publicList(list.id)))}
        />
      </div>
    </div>
  );
}
