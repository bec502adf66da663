import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import type { Item } from '../model/item.ts';
import { currencyNote } from '../model/viewOptions.ts';
import styles from './SortBar.module.css';

export const NewItems = lazyWithRetry(() => import('./NewItems.tsx'), { optional: true });
const SortControls = lazyWithRetry(() => import('./SortControls.tsx'), { optional: true });

interface SortBarProps extends ComponentProps<typeof SortControls> {
  items: readonly Item[];
  /** At the start of the bar: the chips that scroll to a section. */
  children?: ReactNode;
}

/**
 * The bar below the top bar, which stays there while the page scrolls. Its controls for sorting and
 * filtering are loaded after the list; its height is reserved.
 */
export function SortBar({ children, ...controls }: SortBarProps) {
  const note = currencyNote(controls.items, controls.viewOptions);
  return (
    <>
      <div className={styles.bar} data-screen>
        {children}
        <Suspense fallback={null}>
          <NewItems listId={controls.items[0]?.listId ?? ''} items={controls.items} />
        </Suspense>
        <Suspense fallback={null}>
          <SortControls {...controls} />
        </Suspense>
      </div>
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}
