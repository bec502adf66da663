import { startTransition, useOptimistic } from 'react';
import type { ChangeViewOptions } from '../hooks/useViewOptions.ts';
import { categoriesOf } from '../model/categories.ts';
import type { Item } from '../model/item.ts';
import { isSameCategory } from '../model/viewOptions.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './SortByChips.module.css';

interface CategoryChipsProps {
  /** The category that is shown; '' for all. */
  category: string;
  items: readonly Pick<Item, 'category'>[];
  onChange: ChangeViewOptions;
}

/** Shows the items of one category (F15). The pressed chip is shown at once, the list after it. */
export function CategoryChips({ category, items, onChange }: CategoryChipsProps) {
  const [shown, show] = useOptimistic(category);
  const choose = (next: string) =>
    startTransition(() => {
      show(next);
      onChange((now) => ({ ...now, category: next }));
    });
  return (
    <div className={styles.strip} role="group" aria-label="Category">
      <span className={styles.label}>Category:</span>
      <Chip pressed={shown === ''} onClick={() => choose('')}>
        All
      </Chip>
      {categoriesOf(items).map((one) => (
        <Chip key={one} pressed={isSameCategory(one, shown)} onClick={() => choose(one)}>
          {one}
        </Chip>
      ))}
    </div>
  );
}
