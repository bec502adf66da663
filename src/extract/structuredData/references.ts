import { itemsIn, type Item, type Value } from '../item.ts';

/**
 * Replaces references such as `{"@id": "…#offer"}` with the items that they refer to. WordPress plugins write
 * graphs in which picture, offer and variants are separate nodes. The first of several items with the same id
 * counts, and a reference to nothing is kept. Afterwards items can contain each other in cycles.
 */
export function linkReferences(items: readonly Item[]): void {
  const byId = new Map<string, Item>();
  for (const item of items) {
    const id = idOf(item);
    if (id !== null && !isReference(item) && !byId.has(id)) byId.set(id, item);
  }
  if (byId.size === 0) return;
  const linked = (value: Value): Value => {
    if (typeof value !== 'object' || !isReference(value)) return value;
    return byId.get(idOf(value) ?? '') ?? value;
  };
  for (const item of items) {
    for (const [prop, values] of item.props) {
      if (values.some((value) => typeof value === 'object'))
        item.props.set(prop, values.map(linked));
    }
  }
}

/**
 * Without the products that another product lists as its variants: they are not what the page is
 * about.
 */
export function withoutVariants(products: readonly Item[]): Item[] {
  const variants = new Set<Item>();
  for (const product of products) {
    // Otherwise two products that list each other as variants would both be removed.
    if (variants.has(product)) continue;
    for (const variant of itemsIn(product, 'hasvariant'))
      if (variant !== product) variants.add(variant);
  }
  return products.filter((product) => !variants.has(product));
}

function idOf(item: Item): string | null {
  const [id] = item.props.get('@id') ?? [];
  return typeof id === 'string' ? id : null;
}

/** Whether the item has nothing but an id, and perhaps a type. */
function isReference(item: Item): boolean {
  for (const prop of item.props.keys()) if (prop !== '@id' && prop !== '@type') return false;
  return item.props.has('@id');
}
