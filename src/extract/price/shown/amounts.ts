import { attr, collapse, textOf, type Element } from '../../page/dom.ts';
import { isHidden } from '../../page/layout.ts';
import { isForMembers } from '../words/memberWords.ts';
import { aroundPrice, readAmounts, type Money } from '../money/money.ts';
import { withoutSign } from '../words/wordsBefore.ts';

/** The words beside an amount: those before it and those after it. */
export interface Words {
  before: string;
  after: string;
  /** Whether `before` comes from a label beside the number instead of the number's own text. */
  isLabel: boolean;
}

/** One of several amounts in the text of an element. */
interface LineAmount extends Words {
  money: Money;
  /** The element directly before the amount on its line, if there is one. */
  behind: Element | null;
}

/** A currency sign or code at the end of the words before a number. */
const SIGN_END = /(?:(?<!\p{L})[A-Z][A-Za-z]{0,2}\.?)?\s?\p{Sc}?\s*$/u;

/** A currency sign or code directly after the number, which is not one of the words after the price. */
const SIGN_START =
  /^\s?(?:[\p{Sc}円元원]|(?!(?:per|pro|par|por|al|za|exc?|inc|be|su|με|off|mo|net|im|ao?|om|i|mtl)(?!\p{L}))\p{L}{1,3}\.?(?=\s|$|\/))/iu;

const MAX_LINES = 12;
const MAX_LINE = 300;

/**
 * The amounts in an element's own text, each with the words of its line, for cells and paragraphs with
 * several lines ('List: $5<br>Our price: $4'). Amounts in child elements are read with those.
 */
export function amountsInLines(element: Element, domain: string): LineAmount[] {
  const found: LineAmount[] = [];
  for (const [slot, child] of element.children.entries()) {
    if (typeof child !== 'string' || !/\d/.test(child) || child.length > MAX_LINE) continue;
    for (const [at, { money, before, after }] of readAmounts(collapse(child), domain).entries()) {
      if (found.length >= MAX_LINES) return found;
      const isLabelled = at === 0 && !hasWords(before);
      const lead = isLabelled ? `${lineBefore(element, slot)} ${before}` : before;
      const behind = isLabelled ? elementBefore(element, slot) : null;
      found.push({
        money,
        before: lead,
        after: after.replace(SIGN_START, ''),
        isLabel: isLabelled,
        behind,
      });
    }
  }
  return found;
}

/** The element just before a child of an element, or null where text or nothing stands between. */
function elementBefore(element: Element, slot: number): Element | null {
  const before = element.children
    .slice(Math.max(0, slot - 2), slot)
    .findLast((node) => typeof node !== 'string' || collapse(node) !== '');
  return before === undefined || typeof before === 'string' ? null : before;
}

/** The text on the same line directly before a child of an element, or ''. */
function lineBefore(element: Element, slot: number): string {
  for (let i = slot - 1; i >= Math.max(0, slot - 4); i--) {
    const node = element.children[i];
    if (node === undefined || (typeof node !== 'string' && BREAKS.has(node.tag))) return '';
    const text = typeof node === 'string' ? collapse(node.slice(-100)) : textOf(node, 80);
    if (text !== '') return text;
  }
  return '';
}

/** The short text beside a number, in front of it or behind it, that may be its currency, or ''. */
export function signBeside(element: Element): string {
  const siblings = element.parent?.children ?? [];
  for (const step of [-1, 1]) {
    for (let i = element.slot + step; i >= 0 && i < siblings.length; i += step) {
      const node = siblings[i];
      const text =
        node === undefined ? '' : typeof node === 'string' ? collapse(node) : textOf(node, 12);
      if (text === '') continue;
      if (text.length <= 6 && !/\d/.test(text)) return text;
      break;
    }
  }
  return '';
}

const BREAKS = new Set(
  'br hr p div table ul ol dl li dd dt form section button h1 h2 h3 h4 h5 h6'.split(' '),
);

/** The words beside the one amount of an element. `text` is what the element says. */
export function wordsBeside(element: Element, text: string, domain: string): Words {
  const inside = aroundPrice(text, domain);
  const own = hasWords(inside.before);
  return {
    before: own ? inside.before : `${labelBefore(element)} ${inside.before.replace(SIGN_END, '')}`,
    after: afterNumber(element, inside.after),
    isLabel: !own,
  };
}

/** Whether more than a sign or code of money stands before a number: 'EUR 85' has no words of its own. */
function hasWords(before: string): boolean {
  return /\p{L}{3}/u.test(withoutSign(before));
}

function afterNumber(element: Element, written: string): string {
  const inside = written.replace(SIGN_START, '');
  if (inside.trim() !== '') return inside;
  const siblings = element.parent?.children ?? [];
  const beside = siblings[element.slot + 1];
  const isBlank = typeof beside === 'string' && beside.trim() === '';
  const next = isBlank ? siblings[element.slot + 2] : beside;
  if (next === undefined) return '';
  if (typeof next !== 'string' && BREAKS.has(next.tag)) return membersBelow(element);
  return typeof next === 'string' ? next.slice(0, 40) : textOf(next, 40);
}

/** The next line if it says that the amount is for members ('with loyalty card'), or ''. */
function membersBelow(element: Element): string {
  const below = (element.parent?.children ?? [])
    .slice(element.slot + 1, element.slot + 6)
    .map((node) => (typeof node === 'string' ? collapse(node) : textOf(node, 60)))
    .find((text) => text !== '');
  return below !== undefined && isForMembers(below) ? below : '';
}

const MEASURE = /^\d[\d.,]{0,8}\s?\p{L}{1,3}\.?$/u;

/** The words just before the element: those of a previous sibling, of its parent's, or of its column. */
export function labelBefore(element: Element): string {
  let node: Element = element;
  for (let steps = 0; steps < 2 && node.parent !== null; steps++) {
    const siblings = node.parent.children;
    for (let i = node.slot - 1; i >= Math.max(0, node.slot - 6); i--) {
      const before = siblings[i];
      // A hidden element is no label for a visible one.
      if (before === undefined || (typeof before !== 'string' && isHidden(before))) continue;
      // Nor is the product's name.
      if (typeof before !== 'string' && before.tag === 'h1') return '';
      const text =
        typeof before === 'string' ? collapse(before.slice(-300)) : textOf(before, MAX_LINE);
      if (text === '') continue;
      // A part with the name in it ends with the brand or the like, unless with a label of its own.
      if (typeof before !== 'string' && !/[:：]$/.test(text) && holdsName(before)) return '';
      // The same amount repeated for screen readers is no label.
      if (text.length < 20 && /\d/.test(text) && text === textOf(element, 24)) continue;
      // '£82 ex. VAT' before it: these words belong to another amount.
      if (/\d\P{L}{0,6}\p{L}.*[^:：]$/u.test(text) && readAmounts(text).length > 0) return '';
      // A number or a measure in the cell before it belongs to another column: '31 g' under 'Weight'.
      if (node.tag === 'td' && (!/\p{L}/u.test(text) || MEASURE.test(text)))
        return columnLabel(node);
      return text.length > 60 ? text.slice(-60) : text;
    }
    if (node.tag === 'td') return columnLabel(node);
    node = node.parent;
  }
  return '';
}

/** Whether a small part holds the main heading. */
function holdsName(part: Element): boolean {
  return (
    part.end - part.index < MAX_NAMED &&
    part.children.some(
      (child) => typeof child !== 'string' && (child.tag === 'h1' || holdsName(child)),
    )
  );
}

const MAX_NAMED = 20;

/** The heading of a cell's column: the cell above it in the first row of its table. */
function columnLabel(cell: Element): string {
  const row = cell.parent;
  let table = row?.parent ?? null;
  for (let steps = 0; table !== null && table.tag !== 'table' && steps < 2; steps++)
    table = table.parent;
  if (row === null || table === null || table.tag !== 'table') return '';
  const [first] = rowsOf(table);
  // Cells that span several rows are only in the first of them, so columns are counted from the end.
  const fromEnd = cellsOf(row).toReversed().indexOf(cell);
  for (const above of [rowBefore(row), first]) {
    if (above === undefined || above === row) continue;
    const heading = cellsOf(above).at(-1 - fromEnd);
    const text =
      heading === undefined || attr(heading, 'colspan') !== '' ? '' : textOf(heading, 40);
    if (/\p{L}/u.test(text) && !/\d/.test(text)) return text;
  }
  return '';
}

function rowBefore(row: Element): Element | undefined {
  return row.parent?.children
    .slice(Math.max(0, row.slot - 2), row.slot)
    .findLast((child): child is Element => typeof child !== 'string' && child.tag === 'tr');
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element =>
      typeof child !== 'string' && (child.tag === 'td' || child.tag === 'th'),
  );

/** The first row of a table, as a list; only that one is needed. */
function rowsOf(table: Element): Element[] {
  for (const child of table.children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'tr') return [child];
    if (child.tag === 'thead' || child.tag === 'tbody') return rowsOf(child);
  }
  return [];
}
