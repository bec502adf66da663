import { priceToText } from '../../model/format.ts';
import type { Item } from '../../model/item.ts';

/**
 * The values that the item form starts with.
 * @param item the item to edit; undefined for a new one
 * @param url the address of a new item
 * @param usual the usual currency of the list
 */
export function formValues(item: Item | undefined, url = '', usual: string) {
  const { price = null, currency } = item ?? {};
  const shown = price === null || currency === undefined ? usual : currency;
  return {
    url: item?.url ?? url,
    name: item?.name ?? '',
    price: priceToText(price, shown),
    currency: shown,
    color: item?.color ?? '',
    size: item?.size ?? '',
    imageUrl: item?.imageUrl ?? '',
    notes: item?.notes ?? '',
    category: item?.category ?? '',
    quantity: String(item?.quantity ?? 1),
    mostWanted: item?.mostWanted ?? false,
    for: '',
    newPerson: '',
  };
}
