import { lazy, Suspense, type ComponentProps } from 'react';
import styles from './Arranging.module.css';

const ArrangeBar = lazy(() => import('./ArrangeBar.tsx'));
const waiting = <div className={styles.waiting} />;

/** The bar by which a list is arranged; comes after its list, and nothing moves when it does. */
export function Arranging(props: ComponentProps<typeof ArrangeBar>) {
  return (
    <Suspense fallback={waiting}>
      <ArrangeBar {...props} />
    </Suspense>
  );
}
