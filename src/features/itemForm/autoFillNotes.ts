import { formatPrice } from '../../model/format.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import type { ReadPrice } from '../../model/itemForm/priceText.ts';
import type { ProductPrice } from '../../model/productPrice.ts';
import type { Fillable } from './useFilledFields.ts';
import type { ProductInfo } from './useProductInfo.ts';

/** The status of auto-fill; undefined before anything was requested. */
export function noteOf(info: ProductInfo): string | undefined {
  const { status } = info;
  if (status === 'loading') return "Reading the shop's page…";
  if (status === 'filled') return "Filled in from the shop's page. Change what you like.";
  if (status === 'offline') {
    return info.product ? FORM_MESSAGES.offlineNamed : FORM_MESSAGES.offline;
  }
  if (status !== 'failed') return undefined;
  return info.product ? FORM_MESSAGES.pageUnreadableNamed : FORM_MESSAGES.pageUnreadable;
}

/** What the fields are called in a sentence to the contributor. */
const FIELD_NAMES: Record<Fillable, string> = {
  name: 'name',
  price: 'price',
  color: 'color',
  size: 'size',
  imageUrl: 'picture',
};

/** What Refresh from shop changed. */
export function changesOf(
  changed: readonly Fillable[],
  before: ReadPrice,
  now: ProductPrice | null,
): string {
  if (changed.length === 0) return 'Nothing has changed at the shop.';
  const was = Number.isFinite(before.price)
    ? ` (was ${formatPrice(before.price ?? 0, before.currency)})`
    : '';
  const parts = changed.map((field) =>
    field === 'price' && now
      ? `price ${formatPrice(now.price, now.currency)}${was}`
      : FIELD_NAMES[field],
  );
  return `New from the shop: ${parts.join(', ')}.`;
}
