import { memo, useId, type ReactNode, type Ref } from 'react';
import type { Item } from '../model/item.ts';
import { MESSAGES } from '../model/messages.ts';
import styles from './ItemSection.module.css';

/**
 * Draws one item, given its place on the page; must stay the same function while nothing but the
 * items changes.
 */
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
  /** The place of its first item on the page. */
  first: number;
  draw: DrawItem;
  ref?: Ref<HTMLElement>;
}

/** Whole rows whether there are one, two or three in a row. */
const GROUP = 12;

/** So many items of a page are always laid out: they are on the first screen, or just below it. */
const SOON = 24;

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
  const starts = Array.from(
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
          {starts.map((start) => (
            <Group
              key={start}
              items={items.slice(start, start + GROUP)}
              first={first + start}
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
  /** The place of its first item on the page. */
  first: number;
  draw: DrawItem;
}

/**
 * Some rows of cards, all of them whole. Far from the screen the browser passes over their layout and
 * painting as a whole. To those who listen there is one list of items.
 */
const Group = memo(
  function Group({ items, first, draw }: GroupProps) {
    // A group on the first screen that could be passed over would be, for a frame: the list would jump.
    const isPassedOver = items.length === GROUP && first >= SOON;
    return (
      <li role="none" className={isPassedOver ? styles.group : undefined}>
        <ul role="none" className={styles.grid}>
          {items.map((item, at) => draw(item, first + at))}
        </ul>
      </li>
    );
  },
  (before, next) =>
    before.draw === next.draw &&
    before.first === next.first &&
    before.items.length === next.items.length &&
    before.items.every((item, at) => item === next.items[at]),
);
