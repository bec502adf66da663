import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { Parser } from 'htmlparser2';

/** An element of the page, in a tree light enough for pages of several megabytes. */
export interface Element {
  tag: string;
  /**
   * Name, value, name, value …: a short list is read faster than an object with names of the page's
   * choosing, and has no prototype. Ask through `attr`.
   */
  attrs: string[];
  parent: Element | null;
  children: Node[];
  /** Position among the parent's children. */
  slot: number;
  /** Position in document order. */
  index: number;
  depth: number;
  /** Position after the last descendant: `a` holds `b` when a.index < b.index < a.end. */
  end: number;
  /** What `marksOf` in marks.ts found, kept because it is asked again and again. */
  marks: Marks | null;
  /** What `isHidden` in layout.ts found. */
  hidden: boolean | null;
}

/** How a part is called by its page (see marks.ts), and what was asked of that name so far. */
export interface Marks {
  text: string;
  tests: Map<RegExp, boolean>;
}

export type Node = Element | string;

/** A parsed page: its elements in document order, and the root that holds them. */
export interface Page {
  root: Element;
  elements: Element[];
  /** The elements of these tags, in document order. */
  tagged: (...tags: string[]) => readonly Element[];
  /** The elements with any of these attributes, in document order. */
  having: (...names: string[]) => readonly Element[];
}

/** Elements beyond these are no product page's; the rest of the page is not read. */
const MAX_ELEMENTS = 20_000;
/** Deeper elements hang on the last one: every walk up or down stays short. */
const MAX_DEPTH = 150;
const SLICE = 16 * 1024;
/**
 * Parsing stops after this much work, with what has been read: hostile markup can be slow to
 * tokenise. Processor time, so that a busy machine does not cut honest pages short.
 */
const MAX_PARSE_MICROS = 110_000;

/** Elements whose content nobody reads. */
const OPAQUE = new Set(['style', 'svg', 'iframe', 'object', 'canvas', 'math']);

/** More attributes than this are no page author's. */
const MAX_ATTRIBUTES = 60;
/** Elements in which '&amp;' is what it looks like. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);

/** Parses a page once. Takes any text; never throws; big or hostile pages are read in part. */
export function parsePage(html: string): Page {
  const root = newElement('#root', null, 0, 0);
  const elements: Element[] = [root];
  const byTag = new Map<string, Element[]>();
  const byAttribute = new Map<string, { name: string; elements: Element[] }>();
  /** Elements with text that has character references; decoded once it is whole. */
  const encoded = new Set<Element>();
  let current = root;
  /** The element whose attributes are being read. */
  let opened: Element | null = null;
  /** Names of open elements that are not in the tree because they are inside an opaque or too-deep one. */
  let skipped = 0;
  let opaque = 0;

  const parser = new Parser(
    {
      onopentagname(tag) {
        opened = null;
        if (opaque > 0 || current.depth >= MAX_DEPTH) {
          skipped++;
          if (OPAQUE.has(tag)) opaque++;
          if (opaque > 0) return;
        }
        const element = newElement(tag, current, current.children.length, elements.length);
        opened = element;
        current.children.push(element);
        elements.push(element);
        const same = byTag.get(tag);
        if (same === undefined) byTag.set(tag, [element]);
        else same.push(element);
        if (skipped > 0) {
          element.end = elements.length;
          return;
        }
        if (OPAQUE.has(tag)) {
          opaque = 1;
        }
        current = element;
      },
      onattribute(written, value) {
        if (opened === null || opened.attrs.length >= MAX_ATTRIBUTES * 2) return;
        let known = byAttribute.get(written);
        if (known === undefined) {
          known = { name: written, elements: [] };
          byAttribute.set(written, known);
        }
        // Of two attributes of one name the first counts.
        if (known.elements.at(-1) === opened) return;
        known.elements.push(opened);
        const plain = value.includes('&') ? decodeHTMLAttribute(value) : value;
        opened.attrs.push(known.name, plain.trim());
      },
      onclosetag(tag) {
        if (skipped > 0) {
          skipped--;
          if (opaque > 0 && OPAQUE.has(tag)) opaque--;
          return;
        }
        if (opaque > 0) opaque = 0;
        current.end = elements.length;
        current = current.parent ?? root;
      },
      ontext(text) {
        if (opaque > 0) return;
        const { children } = current;
        const last = children.length - 1;
        const before = children[last];
        if (typeof before === 'string') children[last] = before + text;
        else children.push(text);
        if (text.includes('&') && !RAW.has(current.tag)) encoded.add(current);
      },
    },
    // Decoding while tokenising looks at every character twice; few texts need it.
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const started = process.cpuUsage();
  const since = performance.now();
  let asked = 0;
  // Asking for processor time is slow, so the clock says when it is worth it.
  const isTooLong = (): boolean => {
    const passed = performance.now() - since;
    if (passed < MAX_PARSE_MICROS / 1000 || passed < asked + 10) return false;
    asked = passed;
    return process.cpuUsage(started).user > MAX_PARSE_MICROS;
  };
  for (let at = 0; at < html.length; at += SLICE) {
    parser.write(html.slice(at, at + SLICE));
    if (elements.length > MAX_ELEMENTS || isTooLong()) break;
  }
  parser.end();
  root.end = elements.length;
  for (const { children } of encoded) {
    for (const [at, child] of children.entries())
      if (typeof child === 'string' && child.includes('&')) children[at] = decodeHTML(child);
  }
  return {
    root,
    elements,
    tagged: (...tags) => inOrder(tags.map((tag) => byTag.get(tag) ?? [])),
    having: (...names) => inOrder(names.map((name) => byAttribute.get(name)?.elements ?? [])),
  };
}

function newElement(tag: string, parent: Element | null, slot: number, index: number): Element {
  return {
    tag,
    attrs: [],
    parent,
    children: [],
    slot,
    index,
    depth: parent === null ? 0 : parent.depth + 1,
    end: 0,
    marks: null,
    hidden: null,
  };
}

/** Several lists of elements as one, each element once. */
function inOrder(lists: readonly (readonly Element[])[]): readonly Element[] {
  const filled = lists.filter((list) => list.length > 0);
  const [only] = filled;
  if (filled.length < 2) return only ?? [];
  const all = filled.flat().toSorted((a, b) => a.index - b.index);
  return all.filter((element, at) => element !== all[at - 1]);
}

/** An attribute's value, trimmed, or '' when it is not there. */
export function attr(element: Element, name: string): string {
  const { attrs } = element;
  for (let i = 0; i < attrs.length; i += 2) if (attrs[i] === name) return attrs[i + 1] ?? '';
  return '';
}

/** Whether the attribute is there, with or without a value. */
export function hasAttr(element: Element, name: string): boolean {
  const { attrs } = element;
  for (let i = 0; i < attrs.length; i += 2) if (attrs[i] === name) return true;
  return false;
}

/** Whether `outer` is an ancestor of `inner` or `inner` itself. */
export function holds(outer: Element, inner: Element): boolean {
  return outer.index <= inner.index && inner.index < outer.end;
}

const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'select', 'svg', 'iframe']);

/**
 * The text a reader sees in an element, white space collapsed, at most `limit` characters. Scripts,
 * templates and drop-downs are left out.
 */
export function textOf(element: Element, limit = 1000): string {
  const parts: string[] = [];
  let length = 0;
  let visited = 0;
  const visit = (node: Node): void => {
    if (length > limit * 2 || ++visited > MAX_VISITED) return;
    if (typeof node === 'string') {
      parts.push(node.length > limit * 4 ? node.slice(0, limit * 4) : node);
      length += node.length;
      return;
    }
    if (UNREAD.has(node.tag)) return;
    const apart = BLOCKS.has(node.tag);
    if (apart) parts.push(' ');
    for (const child of node.children) {
      if (length > limit * 2 || visited > MAX_VISITED) break;
      visit(child);
    }
    if (apart) parts.push(' ');
  };
  for (const child of element.children) {
    if (length > limit * 2 || visited > MAX_VISITED) break;
    visit(child);
  }
  return collapse(parts.join('')).slice(0, limit);
}

/** Nodes read for one text: nobody writes a name over more. */
const MAX_VISITED = 400;

const BLOCKS = new Set(
  'address article aside blockquote br button dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const SPACES =
  /[\t-\r\u0085\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]| {2}|^ | $/;

/** White space (also non-breaking and zero-width) as single spaces, trimmed. */
export function collapse(text: string): string {
  if (!SPACES.test(text)) return text;
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ').trim();
}

/** The raw content of a `<script>` or `<title>`: its text nodes. */
export function rawText(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
