import { memo, useId, type ReactNode, type Ref } from 'react';
import type { Item } from '../model/item.ts';
import { MESSAGES } from '../model/messages.ts';
import styles from './ItemSection.module.css';

/** Draws one item; must stay the same function while nothing but the items changes. */
export type DrawItem = (item: Item, place: number) => ReactNode;

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
  draw: DrawItem;
  ref?: Ref<HTMLElement>;
}

/** Whole rows whether there are one, two or three in a row. */
const GROUP = 24;

/** One contributor's items under their heading, three in a row on wide screens (§2, §9). */
export function ItemSection({
  title,
  count,
  none = MESSAGES.noItems,
  hint,
  items,
  draw,
  ref,
}: ItemSectionProps) {
  const id = useId();
  const groups = Array.from(
    { length: Math.ceil(items.length / GROUP) },
    (_, group) => group * GROUP,
  );
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
          {groups.map((first) => (
            <Group
              key={first}
              items={items.slice(first, first + GROUP)}
              first={first}
              draw={draw}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface GroupProps {
  items: readonly Item[];
  /** The place of its first item in the section. */
  first: number;
  draw: DrawItem;
}

/**
 * Some rows of cards, which the browser passes over as a whole while they are far from the screen: a
 * dialog that opens, or a scroll, then costs as much in a long list as in a short one. To those who
 * listen there is one list of items.
 */
const Group = memo(
  function Group({ items, first, draw }: GroupProps) {
    return (
      <li role="none" className={items.length === GROUP ? styles.group : undefined}>
        <ul role="none" className={styles.grid}>
          {items.map((item, at) => draw(item, first + at))}
        </ul>
      </li>
    );
  },
  (before, next) =>
    before.draw === next.draw &&
    before.items.length === next.items.length &&
    before.items.every((item, at) => item === next.items[at]),
);
