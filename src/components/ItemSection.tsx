import { useId, type ReactNode, type Ref } from 'react';
import type { Item } from '../model/item.ts';
import { MESSAGES } from '../model/messages.ts';
import styles from './ItemSection.module.css';

/**
 * Draws one item, given its place on the page; must stay the same function while nothing but the
 * items changes.
 */
export type RenderItem = (item: Item, place: number) => ReactNode;

interface ItemSectionProps {
  title: string;
  /** How many items there are; 0 shows 'No items yet' (§2). */
  count: number;
  /** What to say instead, where items are there but not shown. */
  none?: string;
  /** Said below that: what to do about it. */
  hint?: string;
  /** Those to draw by now. */
  items: readonly Item[];
  /** The place of its first item on the page. */
  first: number;
  draw: RenderItem;
  ref?: Ref<HTMLElement>;
}

/** One contributor's items under their heading, three in a row on wide screens (§2, §9). */
export function ItemSection({
  title,
  count,
  none = MESSAGES.noItems,
  hint,
  items,
  first,
  draw,
  ref,
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
        <ul role="list" className={styles.list}>
          {items.map((item, at) => draw(item, first + at))}
        </ul>
      )}
    </section>
  );
}
