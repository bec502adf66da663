import { textOf } from '../../page/dom.ts';
import { isShared } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { VisiblePrice } from './visiblePrice.ts';

/** Least score of a visible price that is certainly the product's. */
const CERTAIN = 60;

/**
 * The price beside the heading and the button to buy, if the page shows its prices in another currency than the
 * one that markup states: shops convert what they show for the visitor's country.
 */
export function shownConverted(stated: Money, visible: readonly VisiblePrice[]): Money | null {
  const { currency } = stated;
  const isShown = ({ value }: VisiblePrice): boolean =>
    value.currency === currency || value.amount === stated.amount;
  if (currency === null || visible.some(isShown)) return null;
  const [best] = visible
    .filter(
      ({ value, plausible, struck, score }) =>
        value.currency !== null && plausible && !struck && score >= CERTAIN,
    )
    .toSorted((a, b) => b.score - a.score);
  // '$49' may be Canadian dollars, too.
  if (best === undefined || isShared(textOf(best.element, 40))) return null;
  return best.value;
}
