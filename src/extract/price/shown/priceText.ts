import { attr, collapse, hasAttr, textOf, type Element } from '../../page/dom.ts';
import { classMatches } from '../../page/classText.ts';
import { RANGE } from '../money/money.ts';
import { plainDigits } from '../money/plainDigits.ts';

const MAX_LENGTH = 60;
const MAX_VISITED = 200;

const SPLIT_OFF =
  /cent|frac|decimal|penn|kopeck|minor|(?:^|[\s-])(?:sup|superscript|after|small)(?:$|[\s-])/;

/**
 * The outermost element around a number that holds nothing but this one price. It does not extend beyond
 * the crossed-out part, and never includes a percentage beside the number ('47.999' and '20%').
 */
export function wholePrice(seed: Element): Element {
  let best = seed;
  for (let up = seed.parent, steps = 0; up !== null && steps < 3; up = up.parent, steps++) {
    if (up.tag === 'body' || up.tag === 'form' || best.tag === 'a') break;
    // A row holds one price only where its cells are the parts of one.
    if (up.tag === 'tr' && inPieces(up) === null) break;
    if (isStruck(best)) break;
    const text = plainDigits(textOf(up, MAX_LENGTH));
    if (text.length > 24 || /\d\s?%/.test(text)) break;
    const numbers = plainDigits(priceText(up)).match(/\d[\d.,' ]*/g) ?? [];
    // The text of a large part is cut off, and may then lack the number.
    if (numbers.length !== 1 || (up.children.length > 1 && hasStruckChild(up))) break;
    if (hasHeadingBeside(up, best)) break;
    best = up;
  }
  return best;
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Whether a heading stands beside a child; then the part is more than a price, however short it is. */
function hasHeadingBeside(part: Element, child: Element): boolean {
  return part.children.some(
    (other) =>
      typeof other !== 'string' &&
      other !== child &&
      HEADINGS.has(other.tag) &&
      /\p{L}{2}/u.test(textOf(other, 40)),
  );
}

/** Whether an element is the cents of a number that stands before it: 63<sup>07</sup>. */
export function isCents(element: Element): boolean {
  const siblings = element.parent?.children ?? [];
  const before = siblings[element.slot - 1];
  if (before === undefined || !TWO_DIGITS.test(textOf(element, 8))) return false;
  if (typeof before !== 'string') return OPEN_NUMBER.test(textOf(before, 16));
  const whole = siblings[element.slot - 2];
  const isMarkOnly = MARK.test(before) && whole !== undefined && typeof whole !== 'string';
  return isMarkOnly ? WHOLE_NUMBER.test(textOf(whole, 16)) : /\d[.,]?\s?$/.test(before);
}

const TWO_DIGITS = /^\d\d$/;
/** '39.': the cents are in the next element. */
const OPEN_NUMBER = /\d[.,]$/;

/** A decimal mark that stands alone between a number and its cents: `<b>348</b>,<i>90</i>`. */
const MARK = /^[.,]$/;
const WHOLE_NUMBER = /(?<![.,]\d{0,9})\d$|[.,' ]\d{3}$/;

/** The cents in the element behind one whose number ends with, or is followed by, a decimal mark, or ''. */
export function centsBehind(element: Element, text: string): string {
  const [next, second] = element.parent?.children.slice(element.slot + 1, element.slot + 3) ?? [];
  const mark = typeof next === 'string' && MARK.test(next) && WHOLE_NUMBER.test(text) ? next : '';
  const behind = mark === '' ? next : second;
  if (behind === undefined || typeof behind === 'string') return '';
  if (mark === '' && !OPEN_NUMBER.test(text)) return '';
  const cents = textOf(behind, 8);
  return TWO_DIGITS.test(cents) ? mark + cents : '';
}

/** Whether something in the element is crossed out. */
export function hasStruckChild(element: Element): boolean {
  return element.children.some((c) => typeof c !== 'string' && isStruck(c));
}

/** Whether an element crosses out its text, by its tag or its style. */
export function isStruck(element: Element): boolean {
  const { tag } = element;
  return (
    tag === 'del' ||
    tag === 's' ||
    tag === 'strike' ||
    /line-through/.test(attr(element, 'style')) ||
    isToldToStrike(element)
  );
}

/** Whether an attribute makes the shop's styles cross an element out: 'data-strike="true"'. */
function isToldToStrike({ attrs }: Element): boolean {
  for (let i = 0; i < attrs.length; i += 2)
    if (attrs[i + 1] === 'true' && /^data-(?:\w+-)?strike/.test(attrs[i] ?? '')) return true;
  return false;
}

/** The text of a price on one line, with cents that are set apart joined by a decimal point. */
export function priceText(element: Element): string {
  return inPieces(element) ?? joined(element);
}

const MAX_PIECES = 7;
const SIGN = /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}?|\p{L}{1,3}\.?|,?[-–]|\/\s?(?:each|ea\.?))$/u;

/**
 * A price split over several elements in any order: a sign, a whole number, perhaps a separator, and two
 * digits of cents. Null if the element holds anything else, or if the two numbers do not belong together:
 * cents have two digits and follow a whole number.
 */
function inPieces(element: Element): string | null {
  const pieces: Piece[] = [];
  if (!collectPieces(element, pieces)) return null;
  const numbers = pieces.filter(({ text }) => /\d/.test(text));
  const [whole, cents] = numbers;
  const signs = pieces
    .map(({ text }) => text)
    .filter((text) => !/\d/.test(text) && !/^[.,]$/.test(text));
  const isSplit =
    numbers.length === 2 &&
    whole !== undefined &&
    cents !== undefined &&
    /^\d{1,3}(?:[.,' ]?\d{3})*[.,]?$/.test(whole.text) &&
    /^[.,]?\d\d$/.test(cents.text) &&
    !areAlike(whole.parent, cents.parent) &&
    // '8 €' and '15 €', '8' to '15': each amount has a sign of its own, or the words of a range between them.
    new Set(signs).size === signs.length &&
    !pieces
      .slice(pieces.indexOf(whole) + 1, pieces.indexOf(cents))
      .some(({ text }) => RANGE.test(text)) &&
    signs.length > 0 &&
    signs.every((sign) => SIGN.test(sign));
  if (!isSplit) return null;
  const groups = whole.text.replace(/[.,]$/, '').replace(/[.,' ]/g, '');
  return collapse(`${groups}.${cents.text.replace(/[.,]/, '')} ${signs.join(' ')}`);
}

/** A text in an element, and what holds it. */
interface Piece {
  text: string;
  parent: Element;
}

/** Whether two elements have the same first class, so that they hold two prices, not parts of one. */
function areAlike(one: Element, other: Element): boolean {
  const own = attr(one, 'class');
  return one !== other && own !== '' && own.split(/\s/)[0] === attr(other, 'class').split(/\s/)[0];
}

/** The texts of an element, one for each of its text nodes; false when they are too many. */
function collectPieces(element: Element, pieces: Piece[]): boolean {
  for (const child of element.children) {
    if (typeof child === 'string') {
      const text = collapse(child.slice(0, MAX_LENGTH));
      if (text !== '') pieces.push({ text, parent: element });
      if (pieces.length > MAX_PIECES || text.length > 12) return false;
    } else if (!SILENT.has(child.tag) && !hasAttr(child, 'hidden')) {
      if (child.children.length > MAX_PIECES || !collectPieces(child, pieces)) return false;
    }
  }
  return true;
}

const SILENT = new Set(['script', 'style', 'select', 'noscript', 'template', 'svg']);

function joined(element: Element): string {
  let out = '';
  let visited = 0;
  const visit = (node: Element): void => {
    let previous: Element | null = null;
    for (const child of node.children) {
      if (out.length > 400 || ++visited > MAX_VISITED) return;
      if (typeof child === 'string') {
        out += child.slice(0, 400);
        continue;
      }
      if (child.tag === 'script' || child.tag === 'style' || child.tag === 'select') continue;
      // Two numbers in elements with the same class are two prices, however close together.
      const isNumber = /\d\s*$/.test(out) && /^\D{0,3}\d\d/.test(textOf(child, 8));
      if (isNumber && previous !== null && areAlike(previous, child)) out += ' / ';
      previous = child;
      const apart = child.tag === 'sup' || child.tag === 'small' || classMatches(child, SPLIT_OFF);
      const text = apart ? collapse(textOf(child, 20)) : '';
      if (
        apart &&
        /^\d\d(?!\d)/.test(text) &&
        /\d\s*$/.test(out) &&
        !/[.,]\s*\d{1,2}\s*$/.test(out)
      ) {
        out = `${out.trimEnd()}.${text}`;
      } else if (
        apart &&
        /^\d\d(?!\d)/.test(text) &&
        /\d\s*[€$£]\s*$/.test(out) &&
        !/[€$£]/.test(text)
      ) {
        out = `${out.replace(/\s*[€$£]\s*$/, '')}.${text}`;
      } else if (apart && /^[.,]\d\d/.test(text) && /\d\s*$/.test(out)) {
        out = out.trimEnd() + text;
      } else {
        if (
          child.tag !== 'span' &&
          child.tag !== 'b' &&
          child.tag !== 'strong' &&
          child.tag !== 'sup'
        )
          out += ' ';
        visit(child);
      }
    }
  };
  visit(element);
  return collapse(out);
}
