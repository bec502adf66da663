import { useId, type ReactNode, type Ref } from 'react';
import { MESSAGES } from '../model/messages.ts';
import styles from './ItemSection.module.css';

interface ItemSectionProps {
  title: string;
  /** How many items there are; 0 shows 'No items yet' (§2). */
  count: number;
  /** What to say instead, where items are there but not shown. */
  none?: string;
  ref?: Ref<HTMLElement>;
  /** ItemCards. */
  children: ReactNode;
}

/** One contributor's items under their heading, three in a row on wide screens (§2, §9). */
export function ItemSection({
  title,
  count,
  none = MESSAGES.noItems,
  ref,
  children,
}: ItemSectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} tabIndex={-1} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {count === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul role="list" className={styles.grid}>
          {children}
        </ul>
      )}
    </section>
  );
}
