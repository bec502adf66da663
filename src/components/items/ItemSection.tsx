import { useId, type ReactNode } from 'react';
import type { Item } from '../../model/item.ts';
import { MESSAGES } from '../../model/messages.ts';
import { sectionId } from '../sorting/scrollToSection.ts';
import styles from './ItemSection.module.css';

/** Renders one item, given its index on the page. */
export type RenderItem = (item: Item, index: number) => ReactNode;

/** More items than fit on the first screen; the same number is in ItemSection.module.css. */
const FIRST_ITEMS = 24;

interface ItemSectionProps {
  /** Uid of the contributor, or id of a person without an account. */
  uid: string;
  title: string;
  /** The title on paper, if it differs: whoever reads the paper is not the "you" of the screen. */
  printedTitle?: string;
  /** The number of items; 0 shows 'No items yet' (§2). */
  count: number;
  /** Shown instead of that when items exist but are filtered out. */
  none?: string;
  /** Shown below that: how to add items. */
  hint?: string;
  /** The items to render now. */
  visibleItems: readonly Item[];
  /** The index of its first item on the page. */
  firstIndex: number;
  renderItem: RenderItem;
}

/** One contributor's items under their heading, three in a row on wide screens (§2, §9). */
export function ItemSection({
  uid,
  title,
  printedTitle,
  count,
  none = MESSAGES.noItems,
  hint,
  visibleItems,
  firstIndex,
  renderItem,
}: ItemSectionProps) {
  const titleId = useId();
  return (
    <section id={sectionId(uid)} aria-labelledby={titleId} tabIndex={-1} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {printedTitle ? (
          <>
            <span data-screen>{title}</span>
            <span data-print hidden>
              {printedTitle}
            </span>
          </>
        ) : (
          title
        )}
      </h2>
      {count === 0 ? (
        <div className={styles.none}>
          <p>{none}</p>
          {hint && <p>{hint}</p>}
        </div>
      ) : (
        <ul role="list" className={`${styles.list} ${firstIndex < FIRST_ITEMS ? '' : styles.far}`}>
          {visibleItems.map((item, index) => renderItem(item, firstIndex + index))}
        </ul>
      )}
    </section>
  );
}
