import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import styles from './SortBar.module.css';

const SortControls = lazyWithRetry(() => import('./SortControls.tsx'), { optional: true });
const waiting = <div className={styles.waiting} />;

/** The bar for sorting and filtering; loaded after the list, with a placeholder of the same size. */
export function SortBar(props: ComponentProps<typeof SortControls>) {
  return (
    <Suspense fallback={waiting}>
      <SortControls {...props} />
    </Suspense>
  );
}
