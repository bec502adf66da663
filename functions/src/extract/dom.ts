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
}

export type Node = Element | string;

/** A parsed page: its elements in document order, and the root that holds them. */
export interface Page {
  root: Element;
  elements: Element[];
}

/** Elements beyond these are no product page's; the rest of the page is not read. */
const MAX_ELEMENTS = 120_000;
/** Deeper elements hang on the last one: every walk up or down stays short. */
const MAX_DEPTH = 250;
const SLICE = 64 * 1024;
/** Parsing stops here, with what has been read: hostile markup can be slow to tokenise. */
const MAX_PARSE_MS = 150;

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
  const started = performance.now();
  for (let at = 0; at < html.length; at += SLICE) {
    parser.write(html.slice(at, at + SLICE));
    if (elements.length > MAX_ELEMENTS || performance.now() - started > MAX_PARSE_MS) break;
  }
  parser.end();
  root.end = elements.length;
  return { root, elements };
}

/** An attribute's value, trimmed, or '' when it is not there. */
export function attr(element: Element, name: string): string {
  // hasOwn: the names come from the page, and 'constructor' must not find anything.
  return Object.hasOwn(element.attrs, name) ? (element.attrs[name] ?? '').trim() : '';
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
  const visit = (node: Node): void => {
    if (length > limit * 2) return;
    if (typeof node === 'string') {
      parts.push(node);
      length += node.length;
      return;
    }
    if (UNREAD.has(node.tag)) return;
    const apart = BLOCKS.has(node.tag);
    if (apart) parts.push(' ');
    for (const child of node.children) visit(child);
    if (apart) parts.push(' ');
  };
  for (const child of element.children) visit(child);
  return collapse(parts.join('')).slice(0, limit);
}

const BLOCKS = new Set(
  'address article aside blockquote br button dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** White space (also non-breaking and zero-width) as single spaces, trimmed. */
export function collapse(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ').trim();
}

/** The raw content of a `<script>` or `<title>`: its text nodes. */
export function rawText(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
