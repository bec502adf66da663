import { attr, collapse, textOf, type Element } from '../page/dom.ts';

const CHOOSERS = new Set(['select', 'ul', 'input', 'button', 'fieldset']);

/** The score of a value in a table or in a list of terms. */
export const CELL_SCORE = 44;

/** The text beside a label, and its score; null if there is none or it is a list of choices. */
export function valueBeside(label: Element): { text: string; score: number } | null {
  let node = label;
  for (let steps = 0; steps < 3 && node.parent !== null; steps++) {
    const { children } = node.parent;
    for (let i = node.slot + 1; i < Math.min(children.length, node.slot + 6); i++) {
      const next = children[i];
      if (next === undefined) break;
      if (typeof next === 'string') {
        const text = collapse(next).replace(/^[:：\s]+/, '');
        if (text !== '') return { text, score: 36 };
        continue;
      }
      if (next.tag === 'br' || next.tag === 'script') continue;
      if (hasChoices(next) || isFirstOfSeveral(label, next)) return null;
      const text = textOf(next, 100);
      if (text !== '' && text !== ':')
        return {
          text,
          score: node.tag === 'td' || node.tag === 'th' || node.tag === 'dt' ? CELL_SCORE : 38,
        };
    }
    // If the label is alone in its parent, the value is beside the parent.
    if (textOf(node.parent, 60) !== textOf(node, 60)) return null;
    node = node.parent;
  }
  return null;
}

const CELLS = new Set(['td', 'th']);
/** Several of these after a label are options, or cells of a header row. */
const ALIKE = new Set(['label', 'a', 'dd', 'th']);

/** Whether the text after a label is the first of several alike: choices, or a table of sizes. */
function isFirstOfSeveral(label: Element, value: Element): boolean {
  const next = value.parent?.children
    .slice(value.slot + 1, value.slot + 5)
    .find((child): child is Element => typeof child !== 'string');
  if (next === undefined || next.tag !== value.tag) return false;
  if (CELLS.has(value.tag) && (isHeadRow(value) || isCompared(value))) return true;
  // A comparison of products: the heading of a row, and a cell for each product.
  if (label.tag === 'th' && next.tag === 'td' && textOf(next, 20) !== '') return true;
  if (CELLS.has(value.tag) && SIZE_CELL.test(textOf(value, 12)) && SIZE_CELL.test(textOf(next, 12)))
    return true;
  if (ALIKE.has(value.tag)) return true;
  // A heading of a menu, and the entries below it.
  if (value.tag === 'li' && leads(value) && leads(next)) return true;
  const name = attr(value, 'class');
  // Labels and values with the same class alternate.
  return name !== '' && attr(label, 'class') !== name && isMarkedAlike(value, next);
}

/**
 * Whether a cell is in a first row that names columns: an odd number of cells, because pairs of a label and
 * its value make an even number, and the same number of cells in the next row.
 */
function isHeadRow(cell: Element): boolean {
  const row = cell.parent;
  // This is asked for each cell, so rows of thousands of cells would take seconds.
  if (row === null || row.parent === null || row.children.length > MAX_CELLS) return false;
  const rows = row.parent.children;
  const next = rows.slice(row.slot + 1, row.slot + 4).find(isRow);
  if (next === undefined || rows.find(isRow) !== row) return false;
  const cells = elementsIn(row).length;
  return cells % 2 === 1 && elementsIn(next).length === cells;
}

/** Whether a cell is in a table whose first row has an empty corner and a name for each other column. */
function isCompared(cell: Element): boolean {
  const row = cell.parent;
  if (row?.parent == null || row.children.length > MAX_CELLS) return false;
  const first = topRowOf(row.parent) ?? row.parent.children.find(isRow);
  if (first === undefined || first === row || first.children.length > MAX_CELLS) return false;
  const heads = elementsIn(first);
  const [corner, ...names] = heads;
  const cells = elementsIn(row).length;
  if (corner === undefined || cells < 3 || heads.length !== cells) return false;
  return textOf(corner, 10) === '' && names.every((name) => textOf(name, 10) !== '');
}

/** The first row of the head of a table's body, where it has one. */
function topRowOf(body: Element): Element | undefined {
  // A head stands before the bodies, behind a caption and the columns.
  const head = body.parent?.children
    .slice(0, MAX_BEFORE)
    .find((child): child is Element => typeof child !== 'string' && child.tag === 'thead');
  return head?.children.find(isRow);
}

const MAX_CELLS = 100;
const MAX_BEFORE = 6;

const isRow = (child: Element | string): child is Element =>
  typeof child !== 'string' && child.tag === 'tr';

/** Whether a small part is, or holds, a link. */
function leads(part: Element): boolean {
  return part.tag === 'a' || elementsIn(part).some(leads);
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string');
}

const SIZE_CELL = /^(?:\d?x{0,4}[sl]|m|\d{1,3}(?:[.,/-]\d+)?)$/i;

/** Whether the second element has the first one's first class. The selected one may have further ones. */
function isMarkedAlike(a: Element, b: Element): boolean {
  const [first] = attr(a, 'class').trim().split(/\s+/);
  return first !== undefined && attr(b, 'class').trim().split(/\s+/).includes(first);
}

/** Whether a link has another one beside it, with no words between. */
function isOfLinks({ tag, slot, parent }: Element): boolean {
  if (tag !== 'a' || parent === null) return false;
  return [1, -1].some((by) => {
    const next = parent.children[slot + by];
    const isSpace = typeof next === 'string' && next.trim() === '';
    const beside = isSpace ? parent.children[slot + by * 2] : next;
    return beside !== undefined && typeof beside !== 'string' && beside.tag === 'a';
  });
}

const isButton = (element: Element): boolean =>
  element.tag === 'button' ||
  (element.tag === 'input' && /^radio$/i.test(attr(element, 'type'))) ||
  isOfLinks(element);

/** Whether an element has several buttons, radio buttons or links in a row: choices, and not a value. */
export function hasButtons(element: Element): boolean {
  const count = (part: Element): number =>
    elementsIn(part).reduce((sum, child) => sum + (isButton(child) ? 1 : count(child)), 0);
  return count(element) > 1;
}

/**
 * Whether an element consists of parts alike, as choices do. Words of one value may be apart, too, so two parts
 * must have a class, or nothing between them.
 */
function hasPartsAlike({ children }: Element): boolean {
  if (children.length > MAX_CELLS) return false;
  const written = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [first, second] = written;
  if (first === undefined || typeof first === 'string') return false;
  if (second === undefined) return hasPartsAlike(first);
  const name = attr(first, 'class');
  const areAlike = written.every(
    (part) =>
      typeof part !== 'string' &&
      part.tag === first.tag &&
      (first.tag === 'a' || attr(part, 'class') === name) &&
      /\p{L}{2}|^\p{L}$/u.test(textOf(part, 20)),
  );
  const areApart = written.length > 2 || name !== '' || children.length === written.length;
  return areAlike && areApart;
}

/** Whether an element offers several choices rather than stating a value. */
function hasChoices(element: Element): boolean {
  if (CHOOSERS.has(element.tag) || hasPartsAlike(element)) return true;
  const stack: Element[] = [element];
  let links = 0;
  for (let i = 0; i < stack.length && i < 40; i++) {
    for (const child of stack[i]?.children ?? []) {
      if (typeof child === 'string') continue;
      if (child.tag === 'select' || child.tag === 'input' || child.tag === 'button') return true;
      if ((child.tag === 'a' || child.tag === 'li') && ++links > 2) return true;
      stack.push(child);
    }
  }
  return false;
}
