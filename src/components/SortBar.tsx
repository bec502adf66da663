import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import styles from './SortBar.module.css';

const SortControls = lazyWithRetry(() => import('./SortControls.tsx'), { optional: true });
const waiting = <div className={styles.waiting} />;

/** The bar by which a list is arranged; comes after its list, and nothing moves when it does. */
export function SortBar(props: ComponentProps<typeof SortControls>) {
  return (
    <Suspense fallback={waiting}>
      <SortControls {...props} />
    </Suspense>
  );
}
