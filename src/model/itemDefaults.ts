import { DEFAULT_CURRENCY } from './currency.ts';
import type { Item } from './item.ts';

/** The fields of an item for which nothing is given. */
export const ITEM_DEFAULTS = {
  price: null,
  currency: DEFAULT_CURRENCY,
  size: '',
  color: '',
  notes: '',
  imageUrl: '',
  purchasedBy: [],
  purchasedCounts: {},
  quantity: 1,
  mostWanted: false,
  category: '',
  addedAt: null,
  for: '',
} satisfies Partial<Item>;
