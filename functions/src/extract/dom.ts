import { Parser } from 'htmlparser2';

/** An element of the page, in a tree light enough for pages of several megabytes. */
export interface Element {
  tag: string;
  /** As written in the page; ask through `attr`, names are the page's own. */
  attrs: Record<string, string>;
  parent: Element | null;
  children: Node[];
  /** Position among the parent's children. */
  slot: number;
  /** Position in document order. */
  index: number;
  depth: number;
  /** Position after the last descendant: `a` holds `b` when a.index < b.index < a.end. */
  end: number;
  /** What `marks` in layout.ts found, kept because it is asked again and again. */
  marks: string | null;
}

export type Node = Element | string;

/** A parsed page: its elements in document order, and the root that holds them. */
export interface Page {
  root: Element;
  elements: Element[];
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

/** Parses a page once. Takes any text; never throws; big or hostile pages are read in part. */
export function parsePage(html: string): Page {
  const root: Element = {
    tag: '#root',
    attrs: {},
    parent: null,
    children: [],
    slot: 0,
    index: 0,
    depth: 0,
    end: 0,
    marks: null,
  };
  const elements: Element[] = [root];
  let current = root;
  /** Names of open elements that are not in the tree because they are inside an opaque or too-deep one. */
  let skipped = 0;
  let opaque = 0;

  const parser = new Parser(
    {
      onopentag(tag, attrs) {
        if (opaque > 0 || current.depth >= MAX_DEPTH) {
          skipped++;
          if (OPAQUE.has(tag)) opaque++;
          if (opaque > 0) return;
        }
        const element: Element = {
          tag,
          attrs,
          parent: current,
          children: [],
          slot: current.children.length,
          index: elements.length,
          depth: current.depth + 1,
          end: 0,
          marks: null,
        };
        current.children.push(element);
        elements.push(element);
        if (skipped > 0) {
          element.end = elements.length;
          return;
        }
        if (OPAQUE.has(tag)) {
          opaque = 1;
        }
        current = element;
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
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const started = process.cpuUsage();
  const since = performance.now();
  // Asking for processor time is slow, so the clock says when it is worth it.
  const isTooLong = (): boolean =>
    performance.now() - since > MAX_PARSE_MICROS / 1000 &&
    process.cpuUsage(started).user > MAX_PARSE_MICROS;
  for (let at = 0; at < html.length; at += SLICE) {
    parser.write(html.slice(at, at + SLICE));
    if (elements.length > MAX_ELEMENTS || isTooLong()) break;
  }
  parser.end();
  root.end = elements.length;
  return { root, elements };
}

/** An attribute's value, trimmed, or '' when it is not there. */
export function attr(element: Element, name: string): string {
  // The names come from the page: 'constructor' finds a function, which is no attribute.
  const value: unknown = element.attrs[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether the attribute is there, with or without a value. */
export function hasAttr(element: Element, name: string): boolean {
  return typeof element.attrs[name] === 'string';
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
