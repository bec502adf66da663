import { startTransition, useId, useOptimistic } from 'react';
import type { Arrange } from '../hooks/useViewOptions.ts';
import { ORDERS, type Arrangement, type Order } from '../model/viewOptions.ts';
import { Chip } from '../ui/Chip.tsx';
import { adoptStyles } from '../ui/adoptStyles.ts';
import css from './SortControls.css?inline';

adoptStyles(css);

const LABELS: Record<Order, string> = {
  list: 'As listed',
  wanted: 'Most wanted first',
  newest: 'Newest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
};

interface ArrangeBarProps {
  arrangement: Arrangement;
  onArrange: Arrange;
  /** Not where purchases are not shown anyway. */
  canHidePurchased?: boolean;
}

/**
 * In which order the items of each section stand, and whether purchased ones are shown (F3). The bar
 * shows a choice at once; the list follows in a transition.
 */
export default function ArrangeBar({
  arrangement,
  onArrange,
  canHidePurchased = false,
}: ArrangeBarProps) {
  const id = useId();
  const [shown, show] = useOptimistic(arrangement);
  const change: Arrange = (next) =>
    startTransition(() => {
      show(next);
      onArrange(next);
    });
  return (
    <div className="arrange-bar" data-screen>
      <label htmlFor={id} className="arrange-label">
        Order:
      </label>
      <select
        id={id}
        className="arrange-select"
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
