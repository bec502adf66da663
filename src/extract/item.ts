/** A schema.org-like thing, whichever syntax it was written in. */
export interface Item {
  /** Lower case, without namespace: 'product', 'offer'. */
  types: string[];
  /** By property name, lower case, without prefix. */
  props: Map<string, Value[]>;
}

/** A number is a number in the markup, too (JSON), so its point is certainly a decimal point. */
export type Value = string | number | Item;

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

/** Items can refer to each other in cycles, so the search for a name is limited in depth and width. */
const MAX_DEPTH = 3;
const MAX_INNER = 3;

/** The first non-empty text of these properties; an item stands for its own name. */
export function textIn(item: Item, ...props: string[]): string | null {
  const plain = plainIn(item, ...props);
  return plain === null ? null : String(plain);
}

/** As `textIn`, but a number in the markup stays a number. */
export function plainIn(item: Item, ...props: string[]): string | number | null {
  for (const prop of props) {
    for (const value of item.props.get(prop) ?? []) {
      const plain = plainOf(value, 0);
      if (plain !== null) return plain;
    }
  }
  return null;
}

function plainOf(value: Value, depth: number): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() || null;
  if (depth >= MAX_DEPTH) return null;
  for (const prop of ['name', '@value', 'value']) {
    for (const inner of value.props.get(prop)?.slice(0, MAX_INNER) ?? []) {
      const plain = plainOf(inner, depth + 1);
      if (plain !== null) return plain;
    }
  }
  return null;
}

/** The items among the values of a property. */
export function itemsIn(item: Item, ...props: string[]): Item[] {
  return props
    .flatMap((prop) => item.props.get(prop) ?? [])
    .filter((value) => typeof value === 'object');
}
