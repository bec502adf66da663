import { Link } from 'react-router-dom';
import { ClampedText } from '../../components/items/ClampedText.tsx';
import { EventDay } from '../../components/EventDay.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useOnline } from '../../lib/useOnline.ts';
import { isPurchased } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import { MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';
import { CalendarDay } from '../sharing/exports.ts';
import styles from './PublicHeader.module.css';

interface PublicHeaderProps {
  list: List;
  /** How many marks this device made on the list. */
  markCount: number;
}

/** The head of a public list: what it is, when, how much is left, and how marking works. */
export function PublicHeader({ list, markCount }: PublicHeaderProps) {
  const { user } = useAuth();
  const online = useOnline();
  const left = list.archived ? '' : availability(list);
  const day = <EventDay day={list.eventDate} />;
  return (
    <div>
      <div className={styles.title}>
        <h1>{list.name}</h1>
        {list.eventDate && (
          <p>
            <CalendarDay fallback={day} list={list}>
              {day}
            </CalendarDay>
          </p>
        )}
        {left && <p data-screen>{left}</p>}
      </div>
      <div className={styles.lines}>
        {list.description && (
          <ClampedText short className={styles.description}>
            {list.description}
          </ClampedText>
        )}
        <p className={styles.hint} data-screen>
          {hintFor(list, { isOffline: !online && !user })}{' '}
          {markCount > 0 && (
            <Link to={paths.gifts} className={styles.gifts}>
              Your gifts ({markCount} from this list)
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function hintFor(
  { archived, private: isPrivate }: List,
  { isOffline }: { isOffline: boolean },
): string {
  if (archived) return 'This list is archived.';
  if (isPrivate) return MESSAGES.onlyMembersSee;
  if (isOffline) return "Marking works again when you're online.";
  return MESSAGES.howToMark;
}

/** '7 of 12 still available', of the items whose purchases are not hidden; '' when all are hidden. */
function availability({ items }: List): string {
  const known = items.filter(({ isSurprise }) => !isSurprise);
  if (known.length === 0) return '';
  const left = known.filter((item) => !isPurchased(item)).length;
  return `${left} of ${known.length} still available`;
}
