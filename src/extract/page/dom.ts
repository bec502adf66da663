/** An element of the page, in a tree light enough for pages of several megabytes. */
export interface Element {
  tag: string;
  /**
   * Name, value, name, value …, to be read with `attr`. A short array is faster than an object, and
   * names from the page cannot collide with a prototype's.
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
  /** What `classTextOf` in classText.ts found; stored because it is needed often. */
  classText: ClassText | null;
  /** What `isHidden` in layout.ts found. */
  hidden: boolean | null;
  /** Of a link, what `isLinkAway` in layout.ts found. */
  leaves: boolean | null;
}

/** The class text of an element (see classText.ts), with the patterns tested on it so far. */
export interface ClassText {
  text: string;
  tests: Map<RegExp, boolean>;
}

export type Node = Element | string;

/** A parsed page: its elements in document order, and the root that holds them. */
export interface Page {
  root: Element;
  elements: Element[];
  /** The elements of these tags, in document order. */
  tagged: (...tags: ListedTag[]) => readonly Element[];
  /** The elements with any of these attributes, in document order. */
  having: (...names: ListedAttribute[]) => readonly Element[];
}

/** Tags whose elements are found without a walk. */
export const LISTED_TAGS = [
  'script',
  'meta',
  'title',
  'link',
  'base',
  'dt',
  'img',
  'a',
  'button',
  'input',
  'option',
] as const;
/** The same of attributes: those by which markup for machines is known. */
export const LISTED_ATTRIBUTES = [
  'itemscope',
  'itemprop',
  'typeof',
  'property',
  'rel',
  'data-price',
  'data-product-price',
  'data-price-amount',
  'data-final-price',
] as const;
type ListedTag = (typeof LISTED_TAGS)[number];
export type ListedAttribute = (typeof LISTED_ATTRIBUTES)[number];

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
      // The indentation between elements is no text that uses up the limit.
      if (node.length > 1 && node.trim() === '') {
        parts.push(' ');
        return;
      }
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

/** Most nodes that are read for one text; no name is spread over more. */
const MAX_VISITED = 400;

const BLOCKS = new Set(
  'address article aside blockquote br button dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const SPACES =
  /[\t-\r\u0085\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]| {2}|^ | $/;

const JOINERS = /[\u200c\u200d]/;
/**
 * Joiners without an effect. They have one inside an emoji, or between letters of scripts whose shapes depend
 * on their neighbors (Arabic and Persian, those of India, Mongolian).
 */
const IDLE =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<![\p{L}\p{M}])[\u200c\u200d](?!\p{Extended_Pictographic})|(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\u200c\u200d]|\u200c(?!\p{L})|\u200d(?![\p{L}\p{Extended_Pictographic}])/gu;

/**
 * Trims a text and collapses its white space, also non-breaking and zero-width, to single spaces. Joiners
 * are kept where they change the shape of what is around them.
 */
export function collapse(text: string): string {
  if (!SPACES.test(text)) return text;
  const joined = JOINERS.test(text) ? text.replace(IDLE, ' ') : text;
  return joined.replace(/[\s\u200b\u2060\ufeff]+/g, ' ').trim();
}

/** The raw content of a `<script>` or `<title>`: its text nodes. */
export function rawText(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
