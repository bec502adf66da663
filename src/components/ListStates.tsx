import { MESSAGES } from '../model/messages.ts';
import { DeadEnd } from './DeadEnd.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import sectionStyles from './items/ItemSection.module.css';
import styles from './ListStates.module.css';
import { Page } from '../ui/Page.tsx';

/** The skeleton of a list while it is loading. */
export function ListLoading() {
  return (
    <Page tall>
      <Skeletons label="Loading the list" className={styles.loading}>
        <Skeleton className={styles.heading} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.bar} />
        <Skeleton className={styles.section} />
        <div className={`${sectionStyles.list} ${styles.grid}`}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className={styles.card} />
          ))}
        </div>
      </Skeletons>
    </Page>
  );
}

/** §2: a missing list, with a link to My Lists. */
export function ListMissing({ home }: { home: boolean }) {
  return (
    <DeadEnd title={MESSAGES.listMissing} home={home}>
      It may have been deleted, or the link is incomplete. Ask for the link again.
    </DeadEnd>
  );
}
