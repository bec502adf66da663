import type { Candidate } from '../evidence.ts';
import type { Page } from '../page/dom.ts';
import { currencyCode } from '../price/money/currency.ts';
import { inlineScripts, type InlineScript } from './inlineScripts.ts';
import { balanced, parseLooseJson } from './jsonRepair.ts';
import { dataHandedOver, plainData, textHandedOver } from './payload.ts';
import { similarity } from '../names.ts';
import { MAX_WRITTEN, readMachine } from '../price/stated/offers.ts';
import { plainDigits } from '../price/money/plainDigits.ts';
import type { Money } from '../price/money/money.ts';

/** A product found in the data a page hands to its own scripts. */
interface StateProduct {
  name: string;
  prices: Candidate<Money>[];
  images: string[];
  color: string | null;
  size: string | null;
}

/** Of all scripts of a page together. */
const MAX_CHARACTERS = 1_500_000;
const MAX_NODES = 30_000;
const HANDED_OVER = /__next_f|\.enqueue\(/;
const ASSIGNMENT =
  /(?:^|[;\s])(?:(?:var|let|const)\s{1,20})?(?:window\s{0,8}\.\s{0,8}|self\.)?[\w$.]{2,60}\s{0,20}=\s{0,200}(?=\[?\s{0,8}\{)/g;

/**
 * The product in the page's state (JSON scripts, `window.X = {…}`) whose name is the page's, or
 * null. Only entries that have both a name and a price count.
 */
export function stateProduct(page: Page, name: string): StateProduct | null {
  let best: { product: StateProduct; score: number } | null = null;
  const budget = { nodes: MAX_NODES };
  let handedOver = '';
  const look = (data: unknown): void =>
    visit(
      data,
      (entry) => {
        const product = productIn(entry);
        if (product === null) return;
        const likeness = similarity(product.name, name);
        const score = likeness * 10 + product.prices.length + (product.images.length > 0 ? 1 : 0);
        if (likeness >= 0.75 && (best === null || score > best.score)) best = { product, score };
      },
      budget,
    );
  for (const script of inlineScripts(page, MAX_CHARACTERS, mayHaveProduct)) {
    const { type, text } = script;
    // What a framework is handed over is one text in several pieces.
    if (isHandedOver(script)) handedOver += textHandedOver(text);
    else {
      const found = /json/i.test(type) ? plainData(parseLooseJson(text)) : assigned(text);
      for (const data of found) look(data);
    }
  }
  for (const data of dataHandedOver(handedOver)) look(data);
  return best === null ? null : (best as { product: StateProduct }).product;
}

function mayHaveProduct(script: InlineScript): boolean {
  const { type, text } = script;
  if (/template|html/i.test(type) || text.length < 40) return false;
  return isHandedOver(script) || /pric/i.test(text);
}

function isHandedOver({ type, text }: InlineScript): boolean {
  return type === '' && HANDED_OVER.test(text);
}

/** Objects assigned to variables, as far as they are JSON. */
function assigned(text: string): unknown[] {
  const found: unknown[] = [];
  let attempts = 0;
  for (const match of text.matchAll(ASSIGNMENT)) {
    // The number of attempts is limited, because each may read to the end of the script.
    if (++attempts > 12) break;
    const json = balanced(text, text.indexOf('{', match.index + match[0].length));
    if (json !== null && json.length > 60 && /pric/i.test(json)) found.push(parseLooseJson(json));
  }
  return found;
}

function visit(
  data: unknown,
  each: (entry: Map<string, unknown>) => void,
  budget: { nodes: number },
): void {
  const stack: unknown[] = [data];
  for (; stack.length > 0 && budget.nodes > 0; budget.nodes--) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (Array.isArray(node)) {
      for (const child of node.slice(0, 300)) stack.push(child);
      continue;
    }
    const entries = Object.entries(node);
    each(
      new Map(
        entries
          .slice(0, 200)
          .map(([key, value]) => [key.toLowerCase().replace(/[_-]/g, ''), value]),
      ),
    );
    for (const [, child] of entries) if (typeof child === 'object') stack.push(child);
  }
}

const NAMES = ['name', 'title', 'productname', 'producttitle', 'displayname', 'skuname'];
const CODES = ['currency', 'currencycode', 'pricecurrency'];
const PRICES = [
  'formattedprice',
  'priceformatted',
  'displayprice',
  'bestpriceformated',
  'bestpriceformatted',
  'saleprice',
  'specialprice',
  'finalprice',
  'currentprice',
  'offerprice',
  'sellingprice',
  'discountedprice',
  'price',
  'prices',
  'pricing',
  'pricerange',
  'priceinfo',
  'productprice',
  'pricevalue',
  'regularprice',
];
const PICTURES = [
  'image',
  'imageurl',
  'images',
  'featuredimage',
  'mainimage',
  'picture',
  'primaryimage',
  'img',
  'thumbnail',
  'media',
];

function productIn(entry: Map<string, unknown>): StateProduct | null {
  const name = firstText(entry, NAMES);
  if (name === null || name.length < 3) return null;
  const code = firstText(entry, CODES) ?? codeIn(entry);
  const prices: Candidate<Money>[] = [];
  for (const key of PRICES) {
    const minor = minorIn(entry.get(key));
    const written = minor ?? amountIn(entry.get(key));
    if (written === null) continue;
    const money = readMachine(written, currencyCode(code ?? ''));
    if (money !== null && money.amount > 0) {
      prices.push({ value: money, score: 26, reason: `state ${key}` });
      // Shopify and others count cents; the visible page tells which it is.
      if (minor === null && /^\d{3,9}$/.test(String(written)) && !hasFraction(entry.get(key)))
        prices.push({
          value: { ...money, amount: money.amount / 100 },
          score: 12,
          reason: `state ${key} in cents`,
        });
    }
    break;
  }
  if (prices.length === 0) return null;
  const images = PICTURES.flatMap((key) => [entry.get(key)].flat().slice(0, 3)).flatMap((value) => {
    const text = typeof value === 'string' ? value : amountlessUrl(value);
    return text === null ? [] : [text];
  });
  return {
    name,
    prices,
    images,
    color: firstText(entry, ['color', 'colour']),
    size: firstText(entry, ['size']),
  };
}

/** The names of amounts in an amount that is an object, best first. */
const AMOUNTS = [
  'value',
  'amount',
  'price',
  'current',
  'sale',
  'sales',
  'final',
  'gross',
  'minvariantprice',
  'minimumprice',
  'finalprice',
];

/** What stands under these names, whatever their case; of nothing but objects. */
function partsOf(value: object): Map<string, unknown> {
  return new Map(
    Object.entries(value)
      .slice(0, 40)
      .map(([key, part]): [string, unknown] => [key.toLowerCase().replace(/[_-]/g, ''), part]),
  );
}

/** The currency beside an amount that is an object: {value: 64, currency: 'USD'}. */
function codeIn(entry: Map<string, unknown>, names = PRICES, depth = 0): string | null {
  for (const key of names) {
    const value = entry.get(key);
    if (typeof value !== 'object' || value === null) continue;
    const parts = partsOf(value);
    return firstText(parts, CODES) ?? (depth < 2 ? codeIn(parts, AMOUNTS, depth + 1) : null);
  }
  return null;
}

/** Whether an amount beside others has a fraction: then none of them counts cents. */
function hasFraction(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return [...partsOf(value).values()].some(
    (part) => typeof part === 'number' && !Number.isInteger(part),
  );
}

/** An amount: a number, text, or a thing that has one, a few levels down at most. */
function amountIn(value: unknown, depth = 0): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    const plain = plainDigits(value.slice(0, MAX_WRITTEN));
    return /^\D{0,5}\d[\d.,' ]{0,40}\D{0,6}$/.test(plain) ? plain : null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 2) return null;
  const parts = partsOf(value);
  for (const key of AMOUNTS) {
    const part = parts.get(key);
    if (part === undefined || part === null) continue;
    return minorIn(part) ?? amountIn(part, depth + 1);
  }
  return null;
}

/** An amount that says that it counts the smallest coins, and how many make one: {centAmount: 2990, fractionDigits: 2}. */
function minorIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const amount: unknown = Reflect.get(value, 'centAmount');
  const digits: unknown = Reflect.get(value, 'fractionDigits') ?? 2;
  if (typeof amount !== 'number' || typeof digits !== 'number' || digits < 0 || digits > 4)
    return null;
  return amount / 10 ** digits;
}

function amountlessUrl(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const key of ['url', 'src', 'large', 'original', 'href']) {
    const inner: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof inner === 'string') return inner;
  }
  return null;
}

function firstText(entry: Map<string, unknown>, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = entry.get(key);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
