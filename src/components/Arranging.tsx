import { Suspense, type ComponentProps } from 'react';
import { late } from '../hooks/late.ts';
import styles from './Arranging.module.css';

const ArrangeBar = late(() => import('./ArrangeBar.tsx'));
const waiting = <div className={styles.waiting} />;

/** The bar by which a list is arranged; comes after its list, and nothing moves when it does. */
export function Arranging(props: ComponentProps<typeof ArrangeBar>) {
  return (
    <Suspense fallback={waiting}>
      <ArrangeBar {...props} />
    </Suspense>
  );
}
