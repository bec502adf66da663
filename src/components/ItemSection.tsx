import { useId, type ReactNode, type Ref } from 'react';
import { MESSAGES } from '../model/messages.ts';
import styles from './ItemSection.module.css';

interface ItemSectionProps {
  title: string;
  /** How many items there are; 0 shows 'No items yet' (§2). */
  count: number;
  /** What to say instead, where items are there but not shown. */
  none?: string;
  /** Said below that: what to do about it. */
  hint?: string;
  ref?: Ref<HTMLElement>;
  /** ItemCards. */
  children: ReactNode;
}

/** One contributor's items under their heading, three in a row on wide screens (§2, §9). */
export function ItemSection({
  title,
  count,
  none = MESSAGES.noItems,
  hint,
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
        <div className={styles.none}>
          <p>{none}</p>
          {hint && <p>{hint}</p>}
        </div>
      ) : (
        <ul role="list" className={styles.grid}>
          {children}
        </ul>
      )}
    </section>
  );
}
