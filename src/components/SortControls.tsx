import { startTransition, useId, useOptimistic } from 'react';
import type { ChangeViewOptions } from '../hooks/useViewOptions.ts';
import { ORDERS, type ViewOptions, type Order } from '../model/viewOptions.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './SortControls.module.css';

const LABELS: Record<Order, string> = {
  list: 'As listed',
  wanted: 'Most wanted first',
  newest: 'Newest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
};

interface SortControlsProps {
  viewOptions: ViewOptions;
  onChange: ChangeViewOptions;
  /** False on pages that never show purchases. */
  canHidePurchased?: boolean;
}

/**
 * Sorts the items of each section and hides purchased ones (F3). The bar shows a choice at once; the
 * list is updated in a transition.
 */
export default function SortControls({
  viewOptions,
  onChange,
  canHidePurchased = false,
}: SortControlsProps) {
  const id = useId();
  const [shown, show] = useOptimistic(viewOptions);
  const change: ChangeViewOptions = (next) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return (
    <div className={styles.bar} data-screen>
      <label htmlFor={id} className={styles.label}>
        Order:
      </label>
      <select
        id={id}
        className={styles.select}
        value={shown.order}
        onChange={({ target }) => {
          const order = ORDERS.find((one) => one === target.value) ?? 'list';
          change((now) => ({ ...now, order }));
        }}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {LABELS[order]}
          </option>
        ))}
      </select>
      {canHidePurchased && (
        <Chip
          pressed={shown.hidePurchased}
          onClick={() => change((now) => ({ ...now, hidePurchased: !now.hidePurchased }))}
        >
          Hide purchased
        </Chip>
      )}
    </div>
  );
}
