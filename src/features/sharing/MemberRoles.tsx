import { memberName, roleOf, type List } from '../../model/list.ts';
import modalStyles from '../../components/modals/modals.module.css';

interface MemberRolesProps {
  list: Pick<List, 'ownerId' | 'members' | 'memberInfo'>;
  /** Uid of the user who looks at the list. */
  viewer: string;
}

/** The members of a list with their roles (§2 Dashboard), in the order of joining. */
export function MemberRoles({ list, viewer }: MemberRolesProps) {
  return (
    <section aria-label="People">
      <h3 className={modalStyles.subtitle}>People</h3>
      <ul role="list" className={modalStyles.rows}>
        {list.members.map((uid) => (
          <li key={uid} className={modalStyles.row}>
            <span>
              {memberName(list, uid)}
              {uid === viewer && ' (you)'}
            </span>
            <span className="hint">{roleOf(list, uid)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
