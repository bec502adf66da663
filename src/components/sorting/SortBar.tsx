import { type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import styles from './SortBar.module.css';

/** Records the visit of a list that is too short to have a sort bar. */
export const NewItems = lazyPart(async () => ({
  default: (await import('./SortControls.tsx')).NewItems,
}));
const SortControls = lazyPart(() => import('./SortControls.tsx'));
const SortBarDetails = lazyPart(() => import('./SortBarDetails.tsx'));

interface SortBarProps extends ComponentProps<typeof SortControls> {
  /** At the start of the bar: the chips that scroll to a section. */
  children?: ReactNode;
}

/**
 * The bar below the top bar, which stays there while the page scrolls, and below it the categories of
 * the list, if there are several. The controls load after the list; their height is reserved.
 */
export function SortBar({ children, ...controls }: SortBarProps) {
  const { items, viewOptions, onChange } = controls;
  const categories = new Set(items.map(({ category }) => category.toLowerCase()).filter(Boolean));
  const hasChips = viewOptions.category !== '' || categories.size > 1;
  return (
    <>
      <div className={styles.bar} data-screen>
        {children}
        <SortControls {...controls} />
      </div>
      <SortBarDetails
        fallback={hasChips && <div className={styles.categories} />}
        items={items}
        viewOptions={viewOptions}
        hasChips={hasChips}
        onChange={onChange}
      />
    </>
  );
}
