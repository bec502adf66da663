import {
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ChangeViewOptions } from '../../hooks/useViewOptions.ts';
import { budgetsFor, formatBudget } from '../../model/sorting/budgets.ts';
import { usualCurrency } from '../../model/currency.ts';
import type { Item } from '../../model/item.ts';
import {
  isNarrowed,
  ORDERS,
  SEARCHABLE_FROM,
  type Order,
  type ViewOptions,
} from '../../model/sorting/viewOptions.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import styles from './SortControls.module.css';

const LABELS: Record<Order, string> = {
  list: 'As listed',
  wanted: 'Most wanted first',
  newest: 'Newest first',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
};

/** Whether a control of this bar filters: a category has its own chips. */
function isFiltered(viewOptions: ViewOptions): boolean {
  return isNarrowed({ ...viewOptions, category: '' });
}

interface SortControlsProps {
  viewOptions: ViewOptions;
  onChange: ChangeViewOptions;
  /** False on pages that never show purchases. */
  canHidePurchased?: boolean;
  /** All items of the list: a long one can be searched and has a budget filter. */
  items: readonly Item[];
  /** What else is in this place of the bar. */
  children?: ReactNode;
}

/**
 * Sorts and filters the items of each section (F3).
 * On wide screens all controls are in the bar, on narrow ones in a panel that its button opens. The
 * controls show a choice at once; the list is updated in a transition.
 */
export default function SortControls({
  viewOptions,
  onChange,
  canHidePurchased = false,
  items,
  children,
}: SortControlsProps) {
  const id = useId();
  const [shown, show] = useOptimistic(viewOptions);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const change: ChangeViewOptions = (next) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // In a modal that a shortcut opened, Escape closes that.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      // Only closes the panel: by default, Escape would also clear the search field.
      event.preventDefault();
      setOpen(false);
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    // With the Tab key; the panel would cover the chips and cards that the focus goes on to.
    const element = box.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !element) return;
      // A press between the controls focuses the part of the page around them.
      if (!element.contains(relatedTarget) && !relatedTarget.contains(element)) setOpen(false);
    };
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener('pointerdown', onPointerDown, { signal });
    element?.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => closed.abort();
  }, [isOpen]);

  const isChanged = shown.order !== 'list' || shown.hidePurchased || isFiltered(shown);
  const isSearchable = items.length >= SEARCHABLE_FROM || isFiltered(viewOptions);
  const usual = usualCurrency(items);
  const budgets = budgetsFor(items, usual);
  // The address may have a budget that was chosen when the list had other prices.
  const isOther = shown.budget !== null && !budgets.includes(shown.budget);
  const offered = isOther ? [shown.budget ?? 0, ...budgets] : budgets;
  return (
    <div ref={box} className={styles.controls}>
      {children}
      <button
        type="button"
        className={buttonClass('secondary', `${styles.opener} ${isChanged ? styles.changed : ''}`)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={18} />
        <span>Sort &amp; filter</span>
      </button>
      <div id={id} className={`${styles.panel} ${isOpen ? styles.open : ''}`}>
        {isSearchable && (
          <>
            <SearchField
              search={viewOptions.search}
              onSearch={(search) => change((now) => ({ ...now, search }))}
            />
            <SortSelect
              label="Price:"
              value={String(shown.budget ?? '')}
              options={[
                ['', 'Any price'],
                ...offered.map(
                  (max) => [String(max), `Under ${formatBudget(max, usual)}`] as const,
                ),
              ]}
              onChoose={(value) => {
                const budget = value === '' ? null : Number(value);
                change((now) => ({ ...now, budget }));
              }}
            />
          </>
        )}
        <SortSelect
          label="Order:"
          value={shown.order}
          options={ORDERS.map((order) => [order, LABELS[order]])}
          onChoose={(value) => {
            const order = ORDERS.find((known) => known === value) ?? 'list';
            change((now) => ({ ...now, order }));
          }}
        />
        {canHidePurchased && (
          <Chip
            pressed={shown.hidePurchased}
            onClick={() => change((now) => ({ ...now, hidePurchased: !now.hidePurchased }))}
          >
            Hide purchased
          </Chip>
        )}
      </div>
    </div>
  );
}
