import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { Parser } from 'htmlparser2';

import { LISTED_ATTRIBUTES, LISTED_TAGS, type Element, type Node, type Page } from './dom.ts';

/** No product page has more elements; the rest of a larger page is not read. */
const MAX_ELEMENTS = 20_000;
/**
 * Deeper elements become children of the last allowed one, so that every walk up or down is short.
 */
const MAX_DEPTH = 150;
const SLICE = 16 * 1024;
/**
 * Parsing stops after this much processor time and keeps what has been read, because hostile markup can be
 * slow to tokenize. Processor time is used so that pages are not cut short on a busy machine.
 */
const MAX_PARSE_MICROS = 110_000;
/**
 * A page that keeps yielding new elements may take longer, because the first pages in a new process take five
 * times as long as later ones, until the code is compiled. Markup that is slow on purpose yields few elements
 * for the time it takes.
 */
const LONGEST_PARSE_MICROS = 330_000;
const HONEST_MICROS_PER_ELEMENT = 150;

/** Elements whose content the extractor does not use. */
const OPAQUE = new Set(['style', 'svg', 'iframe', 'object', 'canvas', 'math']);

/** No author writes more attributes; further ones are ignored. */
const MAX_ATTRIBUTES = 60;
/**
 * Longer values are cut, because the attributes of an element are read again for each of its descendants.
 */
const MAX_VALUE = 4096;
/** A `srcset` names one picture in many sizes. */
const MAX_SOURCES = 8192;
/** Elements whose text is raw: '&amp;' is not decoded. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);

/**
 * The processor time of this process in microseconds. Browsers do not report it, and on a busy device the
 * clock would end the parsing of an ordinary page; there the worker that reads the page is terminated (F4).
 */
function workedMicros(): number {
  return typeof process === 'undefined' ? 0 : process.cpuUsage().user;
}

/** Parses a page once. Takes any text; never throws; big or hostile pages are read in part. */
export function parsePage(html: string): Page {
  const root = newElement('#root', null, 0, 0);
  const elements: Element[] = [root];
  const byTag = newLists(LISTED_TAGS);
  const byAttribute = newLists(LISTED_ATTRIBUTES);
  const names = new Map<string, string>();
  /** Elements with text that has character references; decoded once it is whole. */
  const encoded = new Set<Element>();
  let current = root;
  /**
   * The children so far of all open elements in one array, and where each element's children start.
   * Child arrays are created in their final length, which saves most of the garbage collection.
   */
  const pending: Node[] = [];
  let top = 0;
  const starts: number[] = [0];
  let start = 0;
  /** The element whose attributes are being read, and these. */
  let opened: Element | null = null;
  const attributes: string[] = [];
  /** Names of open elements that are not in the tree because they are inside an opaque or too-deep one. */
  let skipped = 0;
  let opaque = 0;

  const seal = (): void => {
    if (opened === null) return;
    if (attributes.length > 0) {
      opened.attrs = attributes.slice();
      attributes.length = 0;
    }
    opened = null;
  };
  const close = (): void => {
    current.end = elements.length;
    if (top > start) current.children = pending.slice(start, top);
    top = start;
    if (current.parent === null) return;
    current = current.parent;
    starts.pop();
    start = starts.at(-1) ?? 0;
  };

  const parser = new Parser(
    {
      onopentagname(tag) {
        seal();
        if (opaque > 0 || current.depth >= MAX_DEPTH) {
          skipped++;
          if (OPAQUE.has(tag)) opaque++;
          if (opaque > 0) return;
        }
        const element = newElement(tag, current, top - start, elements.length);
        opened = element;
        pending[top++] = element;
        elements.push(element);
        byTag.get(tag)?.push(element);
        if (skipped > 0) {
          element.end = elements.length;
          return;
        }
        if (OPAQUE.has(tag)) opaque = 1;
        current = element;
        start = top;
        starts.push(start);
      },
      onattribute(written, value) {
        if (opened === null || attributes.length >= MAX_ATTRIBUTES * 2) return;
        const known = names.get(written);
        if (known === undefined) names.set(written, written);
        const name = known ?? written;
        // Of two attributes of one name the first counts, as attr() looks from the front.
        const list = byAttribute.get(name);
        if (list !== undefined && list.at(-1) !== opened) list.push(opened);
        attributes.push(name, readValue(name, value));
      },
      onclosetag(tag) {
        seal();
        if (skipped > 0) {
          skipped--;
          if (opaque > 0 && OPAQUE.has(tag)) opaque--;
          return;
        }
        if (opaque > 0) opaque = 0;
        if (current !== root) close();
      },
      ontext(text) {
        seal();
        if (opaque > 0) return;
        const before = top > start ? pending[top - 1] : undefined;
        if (typeof before === 'string') pending[top - 1] = before + text;
        else pending[top++] = text;
        if (text.includes('&') && !RAW.has(current.tag)) encoded.add(current);
      },
    },
    // Decoding while tokenizing looks at every character twice; few texts need it.
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const started = workedMicros();
  const since = performance.now();
  let asked = 0;
  // Reading the processor time is slow, so the clock decides when to do it.
  const isTooLong = (): boolean => {
    const passed = performance.now() - since;
    if (passed < MAX_PARSE_MICROS / 1000 || passed < asked + 10) return false;
    asked = passed;
    const worked = workedMicros() - started;
    const most = Math.min(LONGEST_PARSE_MICROS, elements.length * HONEST_MICROS_PER_ELEMENT);
    return worked > Math.max(MAX_PARSE_MICROS, most);
  };
  for (let at = 0; at < html.length; at += SLICE) {
    parser.write(html.slice(at, at + SLICE));
    if (elements.length > MAX_ELEMENTS || isTooLong()) break;
  }
  parser.end();
  seal();
  while (starts.length > 1) close();
  close();
  decodeTexts(encoded);
  return {
    root,
    elements,
    tagged: (...tags) => inOrder(tags.map((tag) => byTag.get(tag) ?? [])),
    having: (...wanted) => inOrder(wanted.map((name) => byAttribute.get(name) ?? [])),
  };
}

function readValue(name: string, written: string): string {
  const value = written.trim().slice(0, name.endsWith('srcset') ? MAX_SOURCES : MAX_VALUE);
  return value.includes('&') ? decodeHTMLAttribute(value).trim() : value;
}

const NONE: never[] = [];

/** Total length of the texts that are decoded per page. */
const MAX_DECODED = 600_000;

/** Decodes the character references in the texts of these elements, up to a bound. */
function decodeTexts(encoded: ReadonlySet<Element>): void {
  let left = MAX_DECODED;
  for (const { children } of encoded) {
    for (const [at, child] of children.entries()) {
      if (typeof child !== 'string' || !child.includes('&')) continue;
      const text = child.length > left ? child.slice(0, left) : child;
      left -= text.length;
      children[at] = decodeHTML(text);
    }
  }
}

function newElement(tag: string, parent: Element | null, slot: number, index: number): Element {
  return {
    tag,
    attrs: NONE,
    parent,
    children: NONE,
    slot,
    index,
    depth: parent === null ? 0 : parent.depth + 1,
    end: 0,
    classText: null,
    hidden: null,
    leaves: null,
  };
}

function newLists(names: readonly string[]): Map<string, Element[]> {
  return new Map(names.map((name) => [name, []]));
}

/** Several lists of elements as one, each element once. */
function inOrder(lists: readonly (readonly Element[])[]): readonly Element[] {
  const filled = lists.filter((list) => list.length > 0);
  const [only] = filled;
  if (filled.length < 2) return only ?? [];
  const all = filled.flat().toSorted((a, b) => a.index - b.index);
  return all.filter((element, at) => element !== all[at - 1]);
}
