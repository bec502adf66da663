import { startTransition, useOptimistic } from 'react';
import type { ChangeViewOptions } from '../../hooks/useViewOptions.ts';
import { categoriesOf } from '../../model/sorting/categories.ts';
import { currencyNote } from '../../model/sorting/currencyNote.ts';
import type { Item } from '../../model/item.ts';
import { isSameCategory, type ViewOptions } from '../../model/sorting/viewOptions.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ChipStrip } from './ChipStrip.tsx';
import styles from './SortBar.module.css';

interface SortBarDetailsProps {
  /** All items of the list. */
  items: readonly Pick<Item, 'price' | 'currency' | 'category'>[];
  viewOptions: ViewOptions;
  /** There are several categories to choose from, or one is chosen. */
  hasChips: boolean;
  onChange: ChangeViewOptions;
}

/**
 * Below the sort bar: the chips of the categories, which show the items of one (F15), and how prices
 * in other currencies are compared. A pressed chip is shown at once; the list follows in a transition.
 */
export default function SortBarDetails({
  items,
  viewOptions,
  hasChips,
  onChange,
}: SortBarDetailsProps) {
  const [shown, show] = useOptimistic(viewOptions.category);
  const choose = (category: string) =>
    startTransition(() => {
      show(category);
      onChange((now) => ({ ...now, category }));
    });
  const note = currencyNote(items, viewOptions);
  return (
    <>
      {hasChips && (
        <div className={styles.categories} data-screen>
          <ChipStrip label="Category">
            <Chip pressed={shown === ''} onClick={() => choose('')}>
              All
            </Chip>
            {categoriesOf(items).map((category) => (
              <Chip
                key={category}
                pressed={isSameCategory(category, shown)}
                onClick={() => choose(category)}
              >
                {category}
              </Chip>
            ))}
          </ChipStrip>
        </div>
      )}
      {note && (
        <p role="status" className={`hint ${styles.note}`}>
          {note}
        </p>
      )}
    </>
  );
}
