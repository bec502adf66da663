import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import { currencyNote } from '../model/viewOptions.ts';
import styles from './SortBar.module.css';

/** Notes the visit of a list that is too short to be sorted. */
export const NewItems = lazyWithRetry(
  async () => ({ default: (await import('./SortControls.tsx')).NewItems }),
  { optional: true },
);
const SortControls = lazyWithRetry(() => import('./SortControls.tsx'), { optional: true });

interface SortBarProps extends ComponentProps<typeof SortControls> {
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
