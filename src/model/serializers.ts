import { ITEM_DEFAULTS, type Item } from './item.ts';
import type { List } from './list.ts';
import type { DocumentData } from './deserializers.ts';

/** The keys that every stored item has (§3 Item). */
const REQUIRED = [
  'id',
  'name',
  'url',
  'price',
  'size',
  'color',
  'notes',
  'imageUrl',
  'listId',
  'addedBy',
  'purchasedBy',
] as const;
type OptionalKey = Exclude<keyof typeof ITEM_DEFAULTS, (typeof REQUIRED)[number]>;
const OPTIONAL = (Object.keys(ITEM_DEFAULTS) as OptionalKey[]).filter(
  (key) => !(REQUIRED as readonly string[]).includes(key),
);

/** The stored form of an item: eleven keys always, the others unless they have the default value. */
export function itemToFields(item: Item): DocumentData {
  const given = OPTIONAL.filter((key) => isGiven(item, key));
  const fields = Object.fromEntries([...REQUIRED, ...given].map((key) => [key, item[key]]));
  const counts = countsToField(item.purchasedCounts);
  return Object.keys(counts).length > 0 ? { ...fields, purchasedCounts: counts } : fields;
}

function isGiven(item: Item, key: OptionalKey): boolean {
  if (key === 'purchasedCounts') return false;
  // Without a price there is no currency to store.
  if (key === 'currency' && item.price === null) return false;
  return item[key] !== ITEM_DEFAULTS[key];
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
