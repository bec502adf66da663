/** A schema.org-like thing, whichever syntax it was written in. */
export interface Item {
  /** Lower case, without namespace: 'product', 'offer'. */
  types: string[];
  /** By property name, lower case, without prefix. */
  props: Map<string, Value[]>;
}

export type Value = string | Item;

const PRODUCT_TYPES = new Set([
  'product',
  'productgroup',
  'individualproduct',
  'productmodel',
  'someproducts',
  'vehicle',
  'car',
  'book',
  'movie',
  'musicalbum',
  'videogame',
  'offering',
  'productorservice',
  'actualproductorserviceinstance',
]);

/** An Item with these types and nothing in it. */
export function newItem(types: string[]): Item {
  return { types, props: new Map() };
}

/** Adds one value to a property. */
export function put(item: Item, prop: string, value: Value): void {
  const known = item.props.get(prop);
  if (known === undefined) item.props.set(prop, [value]);
  else known.push(value);
}

/** 'https://schema.org/Product', 'gr:Offering', 'product' → 'product', 'offering'. */
export function bareName(name: string): string {
  return name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1)
    .toLowerCase();
}

/** Whether the item is something a shop sells. */
export function isProduct(item: Item): boolean {
  return item.types.some((type) => PRODUCT_TYPES.has(type));
}

/** All values of the first of these properties that has any. */
export function values(item: Item, ...props: string[]): Value[] {
  for (const prop of props) {
    const found = item.props.get(prop);
    if (found !== undefined && found.length > 0) return found;
  }
  return [];
}

/** The first non-empty text of these properties; an item stands for its own name. */
export function textIn(item: Item, ...props: string[]): string | null {
  for (const prop of props) {
    for (const value of item.props.get(prop) ?? []) {
      const text =
        typeof value === 'string' ? value.trim() : textIn(value, 'name', '@value', 'value');
      if (text !== null && text !== '') return text;
    }
  }
  return null;
}

/** The items among the values of a property. */
export function itemsIn(item: Item, ...props: string[]): Item[] {
  return props
    .flatMap((prop) => item.props.get(prop) ?? [])
    .filter((value) => typeof value !== 'string');
}
