import { parseJson } from './jsonRepair.ts';

/** Decodes the data that frameworks pass to their own scripts in formats of their own. */

/** The calls that hand over text: `self.__next_f.push([1,"…"])`, `controller.enqueue("…")`. */
const CALL = /(?:__next_f\s?\.\s?push\(\s?\[\s?1\s?,|\.enqueue\()\s?"/g;
const MAX_CALLS = 400;

/** The texts that a script passes to functions of frameworks, concatenated. */
export function textHandedOver(script: string): string {
  let out = '';
  let calls = 0;
  for (const match of script.matchAll(CALL)) {
    if (++calls > MAX_CALLS) break;
    const start = match.index + match[0].length - 1;
    const end = endOfText(script, start);
    if (end === -1) break;
    out += unescaped(script.slice(start, end));
  }
  return out;
}

/** The position behind a text in double quotes, or -1 when it does not end. */
function endOfText(script: string, start: number): number {
  for (let i = start + 1; i < script.length; i++) {
    const code = script.charCodeAt(i);
    if (code === 92) i++;
    else if (code === 34) return i + 1;
  }
  return -1;
}

function unescaped(quoted: string): string {
  const value = parseJson(quoted);
  return typeof value === 'string' ? value : '';
}

/** The data in such a text: lines of JSON, some of which begin with an id. */
export function dataHandedOver(text: string): unknown[] {
  const found: unknown[] = [];
  for (const line of text.split('\n')) {
    if (!/pric/i.test(line)) continue;
    const start = line.search(/[[{]/);
    // 'a:T4f2,' begins a text, 'P7:' the value of a promise.
    if (start === -1 || start > MAX_LEAD) continue;
    const data = parseJson(line.slice(start));
    if (data !== undefined) found.push(...plainData(data));
  }
  return found;
}

const MAX_LEAD = 12;

/** Restores data that was flattened to a list whose entries refer to each other by their indexes. */
export function plainData(data: unknown): unknown[] {
  return Array.isArray(data) && isFlat(data) ? unflattened(data) : [data];
}

/** Whether a list begins with an entry that names others of it by their numbers. */
function isFlat(list: readonly unknown[]): boolean {
  const [first] = list;
  if (list.length < 4 || typeof first !== 'object' || first === null) return false;
  if (Array.isArray(first)) {
    const [kind, at, ...rest] = first as unknown[];
    return typeof kind === 'string' && isNumberOf(at, list) && rest.length === 0;
  }
  const values = Object.values(first);
  return values.length > 0 && values.every((value) => isNumberOf(value, list));
}

/** An index of the list. Negative numbers stand for undefined, null or NaN. */
function isNumberOf(value: unknown, list: readonly unknown[]): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value < list.length;
}

/** Limits on look-ups and their depth, because entries can refer to each other in cycles. */
const MAX_LOOKUPS = 30_000;
const MAX_DEPTH = 4;

/** The entries of a flat list that have both a name and a price. */
function unflattened(list: readonly unknown[]): unknown[] {
  let lookups = MAX_LOOKUPS;
  const at = (value: unknown): unknown => (isNumberOf(value, list) ? list[value] : undefined);
  /** '_5' is the name that stands in entry 5. */
  const keyOf = (key: string): string => {
    const name = /^_\d{1,7}$/.test(key) ? at(Number(key.slice(1))) : key;
    return typeof name === 'string' ? name : key;
  };
  const entryOf = (value: unknown, depth: number): unknown => {
    if (--lookups < 0 || depth > MAX_DEPTH) return undefined;
    const entry = at(value);
    if (typeof entry !== 'object' || entry === null) return entry;
    return plainOf(entry, depth);
  };
  const plainOf = (entry: object, depth: number): unknown => {
    if (!Array.isArray(entry))
      return Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [keyOf(key), entryOf(value, depth + 1)]),
      );
    const items = entry as unknown[];
    // ['Reactive', 7]: what kind of thing entry 7 is.
    if (typeof items[0] === 'string') return entryOf(items[1], depth);
    return items.slice(0, 20).map((item) => entryOf(item, depth + 1));
  };
  const found: unknown[] = [];
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue;
    const keys = Object.keys(entry).map(keyOf).join(' ');
    if (/name|title/i.test(keys) && /pric/i.test(keys)) found.push(plainOf(entry, 0));
    if (lookups < 0) break;
  }
  return found;
}
