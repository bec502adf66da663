import { useId } from 'react';
import { ORDERS, type Arrangement, type Order } from '../model/arrangement.ts';
import { Chip } from '../ui/Chip.tsx';
import { adoptStyles } from '../ui/adoptStyles.ts';
import css from './ArrangeBar.css?inline';

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
  onArrange: (next: Arrangement) => void;
  /** Not where purchases are not shown anyway. */
  canHidePurchased?: boolean;
}

/** In which order the items of each section stand, and whether purchased ones are shown (F3). */
export default function ArrangeBar({
  arrangement,
  onArrange,
  canHidePurchased = false,
}: ArrangeBarProps) {
  const id = useId();
  return (
    <div className="arrange-bar" data-screen>
      <label htmlFor={id} className="arrange-label">
        Order:
      </label>
      <select
        id={id}
        className="arrange-select"
        value={arrangement.order}
        onChange={({ target }) => {
          const order = ORDERS.find((one) => one === target.value) ?? 'list';
          onArrange({ ...arrangement, order });
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
          pressed={arrangement.hidePurchased}
          onClick={() => onArrange({ ...arrangement, hidePurchased: !arrangement.hidePurchased })}
        >
          Hide purchased
        </Chip>
      )}
    </div>
  );
}
