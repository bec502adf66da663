import { decodeHTMLStrict } from 'entities/decode';
import { attr, rawText, type Page } from '../page/dom.ts';
import { bareName, isProduct, newItem, put, type Item, type Value } from '../item.ts';
import { parseBeforeDamage } from './jsonDamage.ts';
import { parseLooseJson } from './jsonRepair.ts';
import { linkReferences, withoutVariants } from './references.ts';

const MAX_DEPTH = 12;
const MAX_NODES = 8000;
/** A page with more products than this is a list of products. */
const MAX_FOUND = 300;
/** Of all JSON-LD on a page together. */
const MAX_LETTERS = 1_500_000;
/** Longer texts are cut: they are descriptions, which are not used. Addresses are shorter. */
const MAX_TEXT = 4096;
const MAX_KEY = 200;
const MAX_TYPES = 8;
/** Products below these properties are other products. */
const RELATED =
  /^(?:isrelatedto|issimilarto|isaccessoryorsparepartfor|isconsumablefor|itemlistelement|itemoffered.+|review|mentions)$/;

/** How many more nodes may be read, and the items read so far. */
interface Reading {
  nodes: number;
  items: Item[];
}

/**
 * The products in all JSON-LD of the page, in order, except those that are only related to another one.
 * References by `@id` are replaced with the items that they refer to.
 */
export function jsonLdProducts(page: Page): Item[] {
  const found: Item[] = [];
  const reading: Reading = { nodes: MAX_NODES, items: [] };
  let letters = MAX_LETTERS;
  for (const element of page.tagged('script')) {
    if (!/ld\+json/i.test(attr(element, 'type'))) continue;
    const text = rawText(element);
    letters -= text.length;
    if (letters < 0 || reading.nodes < 0 || found.length > MAX_FOUND) break;
    const data = parseLooseJson(text) ?? parseBeforeDamage(text);
    if (data === undefined) continue;
    collect(toValue(data, 0, reading), found, 0);
  }
  // References are resolved after collecting, because they make cycles and collecting walks a tree.
  linkReferences(reading.items);
  return withoutVariants(found);
}

function collect(value: Value | null, found: Item[], depth: number): void {
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return;
  if (isProduct(value)) {
    found.push(value);
    return;
  }
  for (const [prop, values] of value.props) {
    if (RELATED.test(prop)) continue;
    for (const child of values) collect(child, found, depth + 1);
  }
}

/**
 * JSON as items. The keys come from the page, so they go into a Map and never onto an object
 * (prototype pollution).
 */
function toValue(data: unknown, depth: number, reading: Reading): Value | null {
  if (--reading.nodes < 0 || depth > MAX_DEPTH) return null;
  if (typeof data === 'string') return toText(data);
  if (typeof data === 'number') return data;
  if (typeof data === 'boolean') return String(data);
  if (typeof data !== 'object' || data === null) return null;
  const item = newItem([]);
  reading.items.push(item);
  if (Array.isArray(data)) {
    for (const entry of data) {
      const value = toValue(entry, depth + 1, reading);
      if (value !== null) put(item, '@graph', value);
    }
    return item;
  }
  for (const [written, raw] of Object.entries(data)) {
    const key = bareName(written.slice(0, MAX_KEY));
    if (key === '@type')
      for (const type of [raw].flat().slice(0, MAX_TYPES))
        if (typeof type === 'string') item.types.push(bareName(type.slice(0, MAX_KEY)));
    for (const entry of [raw].flat()) {
      const value = toValue(entry, depth + 1, reading);
      if (value !== null) put(item, key, value);
    }
  }
  return item;
}

/**
 * Decodes HTML character references, because shops also escape texts in JSON. Only references with a
 * semicolon are decoded: '?a=1&copy=2' is an address.
 */
function toText(written: string): string {
  const text = written.slice(0, MAX_TEXT);
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}
