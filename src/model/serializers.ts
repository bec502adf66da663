import { DEFAULT_CURRENCY } from './currency.ts';
import type { Item } from './item.ts';
import type { List } from './list.ts';
import type { DocumentData } from './deserializers.ts';

/** The stored form of an item: eleven keys always, the others unless they have the default value. */
export function itemToFields(item: Item): DocumentData {
  const { id, name, url, price, size, color, notes, imageUrl, listId, addedBy, purchasedBy } = item;
  const { currency, purchasedCounts, quantity, mostWanted, category, addedAt } = item;
  return {
    id,
    name,
    url,
    price,
    size,
    color,
    notes,
    imageUrl,
    listId,
    addedBy,
    purchasedBy,
    ...(price !== null && currency !== DEFAULT_CURRENCY && { currency }),
    ...(Object.keys(purchasedCounts).length > 0 && {
      purchasedCounts: countsToField(purchasedCounts),
    }),
    ...(quantity > 1 && { quantity }),
    ...(mostWanted && { mostWanted }),
    ...(category !== '' && { category }),
    ...(addedAt !== null && { addedAt }),
    ...(item.for !== '' && { for: item.for }),
  };
}

/** The stored form of a new list; an empty description is omitted. */
export function listToFields(list: List): DocumentData {
  return {
    id: list.id,
    name: list.name,
    ...(list.description === '' ? {} : { description: list.description }),
    ownerId: list.ownerId,
    members: list.members,
    memberInfo: list.memberInfo,
    ...(Object.keys(list.people).length > 0 && { people: list.people }),
    items: list.items.map(itemToFields),
    ...(list.itemBytes !== undefined && { itemBytes: list.itemBytes }),
  };
}

function countsToField(counts: Record<string, number>): DocumentData {
  return Object.fromEntries(Object.entries(counts).map(([name, n]) => [countKey(name), n]));
}

/**
 * The key under which a purchaser's number of pieces is stored. Firestore reserves keys like `__x__`,
 * so those get a trailing blank; no name ends in a blank, so the key stays unique.
 */
export function countKey(name: string): string {
  return /^__.*__$/.test(name) ? `${name} ` : name;
}
