import { memberName, roleOf, type List } from '../../model/list.ts';
import modalStyles from '../../components/modals/modals.module.css';
import styles from '../../components/modals/rows.module.css';

interface PeopleProps {
  list: Pick<List, 'ownerId' | 'members' | 'memberInfo'>;
  /** Uid of the user who looks at the list. */
  viewer: string;
}

/** The members of a list with their roles (§2 Dashboard), in the order of joining. */
export function People({ list, viewer }: PeopleProps) {
  return (
    <section aria-label="People">
      <h3 className={modalStyles.subtitle}>People</h3>
      <ul role="list" className={styles.rows}>
        {list.members.map((uid) => (
          <li key={uid} className={styles.row}>
            <span>
              {memberName(list, uid)}
              {uid === viewer && ' (you)'}
            </span>
            <span className={styles.role}>{roleOf(list, uid)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
