import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import type { Item } from '../model/item.ts';
import { currencyNote } from '../model/viewOptions.ts';
import styles from './SortBar.module.css';

const SortControls = lazyWithRetry(() => import('./SortControls.tsx'), { optional: true });
const CategoryChips = lazyWithRetry(() => import('./CategoryChips.tsx'), { optional: true });

interface SortBarProps extends ComponentProps<typeof SortControls> {
  /** All items of the list. */
  items: readonly Pick<Item, 'price' | 'currency' | 'category'>[];
  /** At the start of the bar: the chips that scroll to a section. */
  children?: ReactNode;
}

/**
 * The bar below the top bar, which stays there while the page scrolls. Its controls for sorting and
 * filtering are loaded after the list; its height is reserved. So is that of the categories' chips below
 * it, for lists with at least two.
 */
export function SortBar({ children, ...controls }: SortBarProps) {
  const { items, viewOptions, onChange } = controls;
  const note = currencyNote(items, viewOptions);
  const { category } = viewOptions;
  const hasCategories = category !== '' || differentCategories(items) > 1;
  return (
    <>
      <div className={styles.bar} data-screen>
        {children}
        <Suspense fallback={null}>
          <SortControls {...controls} />
        </Suspense>
      </div>
      {hasCategories && (
        <div className={styles.categories} data-screen>
          <Suspense fallback={null}>
            <CategoryChips category={category} items={items} onChange={onChange} />
          </Suspense>
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

function differentCategories(items: readonly Pick<Item, 'category'>[]): number {
  return new Set(items.map(({ category }) => category.toLowerCase()).filter(Boolean)).size;
}
