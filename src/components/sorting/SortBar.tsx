import { type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import styles from './SortBar.module.css';

const NewItems = lazyPart(() => import('./NewItems.tsx'));
const SortControls = lazyPart(() => import('./SortControls.tsx'));
const SortBarDetails = lazyPart(() => import('./SortBarDetails.tsx'));

interface SortBarProps extends ComponentProps<typeof SortControls> {
  listId: string;
  /** At the start of the bar: the chips that scroll to a section. */
  children?: ReactNode;
}

/**
 * The bar below the top bar, which stays there while the page scrolls, with what is new on the list (F17), and
 * below it the categories of the list, if there are several. The controls load after the list; their height is
 * reserved.
 */
export function SortBar({ listId, children, ...controls }: SortBarProps) {
  const { items, viewOptions, onChange } = controls;
  const categories = new Set(items.map(({ category }) => category.toLowerCase()).filter(Boolean));
  const hasChips = viewOptions.category !== '' || categories.size > 1;
  return (
    <>
      <div className={styles.bar} data-screen>
        {children}
        <SortControls {...controls}>
          <NewItems listId={listId} items={items} />
        </SortControls>
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
