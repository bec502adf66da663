import { attr, rawText, type Page } from './dom.ts';
import { bareName, isProduct, newItem, put, type Item, type Value } from './item.ts';
import { parseLooseJson } from './jsonRepair.ts';

const MAX_DEPTH = 12;
const MAX_NODES = 8000;
/** More products than this are a list's. */
const MAX_FOUND = 300;
/** Of all JSON-LD on a page together. */
const MAX_LETTERS = 1_500_000;
/** Under these a product is another one. */
const RELATED =
  /^(?:isrelatedto|issimilarto|isaccessoryorsparepartfor|isconsumablefor|itemlistelement|itemoffered.+|review|mentions)$/;

/** The products in all JSON-LD of the page, in order, those named as related to another left out. */
export function jsonLdProducts(page: Page): Item[] {
  const found: Item[] = [];
  const budget = { nodes: MAX_NODES };
  let letters = MAX_LETTERS;
  for (const element of page.tagged('script')) {
    if (!/ld\+json/i.test(attr(element, 'type'))) continue;
    const text = rawText(element);
    letters -= text.length;
    if (letters < 0 || budget.nodes < 0 || found.length > MAX_FOUND) break;
    const data = parseLooseJson(text);
    if (data === undefined) continue;
    collect(toValue(data, 0, budget), found, 0);
  }
  return found;
}

function collect(value: Value | null, found: Item[], depth: number): void {
  if (value === null || typeof value === 'string' || depth > MAX_DEPTH) return;
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
 * JSON as items. The page owns the keys, so they go into a Map and never onto an object.
 */
function toValue(data: unknown, depth: number, budget: { nodes: number }): Value | null {
  if (--budget.nodes < 0 || depth > MAX_DEPTH) return null;
  if (typeof data === 'string') return data;
  if (typeof data === 'number' || typeof data === 'boolean') return String(data);
  if (typeof data !== 'object' || data === null) return null;
  const item = newItem([]);
  if (Array.isArray(data)) {
    for (const entry of data) {
      const value = toValue(entry, depth + 1, budget);
      if (value !== null) put(item, '@graph', value);
    }
    return item;
  }
  for (const [key, raw] of Object.entries(data)) {
    if (key === '@type') item.types.push(...[raw].flat().map((type) => bareName(String(type))));
    for (const entry of [raw].flat()) {
      const value = toValue(entry, depth + 1, budget);
      if (value !== null) put(item, bareName(key), value);
    }
  }
  return item;
}
