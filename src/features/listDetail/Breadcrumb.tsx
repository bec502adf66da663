import { Link } from 'react-router-dom';
import { paths } from '../../model/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Breadcrumb.module.css';

/** §2 List detail: Lists, then the list's name. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol role="list">
        <li>
          <Link to={paths.lists}>Lists</Link>
        </li>
        <li aria-current="page">
          <Icon name="chevronRight" size={16} />
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
