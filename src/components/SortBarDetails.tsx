import type { ChangeViewOptions } from '../hooks/useViewOptions.ts';
import { currencyNote } from '../model/currencyNote.ts';
import type { Item } from '../model/item.ts';
import type { ViewOptions } from '../model/viewOptions.ts';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './SortBar.module.css';

interface SortBarDetailsProps {
  /** All items of the list. */
  items: readonly Pick<Item, 'price' | 'currency' | 'category'>[];
  viewOptions: ViewOptions;
  /** There are several categories to choose from, or one is chosen. */
  hasChips: boolean;
  onChange: ChangeViewOptions;
}

/** Below the sort bar: the chips of the categories, and what to know about compared prices. */
export default function SortBarDetails({
  items,
  viewOptions,
  hasChips,
  onChange,
}: SortBarDetailsProps) {
  const note = currencyNote(items, viewOptions);
  return (
    <>
      {hasChips && (
        <div className={styles.categories} data-screen>
          <CategoryChips category={viewOptions.category} items={items} onChange={onChange} />
        </div>
      )}
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}
