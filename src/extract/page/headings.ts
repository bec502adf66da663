import { attr, collapse, textOf, type Element, type Page } from './dom.ts';
import { isHidden } from './layout.ts';
import { classMatches } from './classText.ts';
import { readMoney } from '../price/money/money.ts';
import { similarity } from '../names.ts';
import { isFrontPage } from '../address/parseUrl.ts';

const NAME_MARKS =
  /(?:product|item|prod|article|artikel|produkt|producto|produit|tovar|pdp|detail|goods|offer|listing)s?-?(?:detail|main|page|view|info|single|full)?s?-?-?(?:name|title|titel|heading|headline|titre|nome|nombre|h1)\b|(?:^|\s)(?:name|title)(?:$|\s)/;

/** The same, but only names that mention a product. */
const PRODUCT_NAME_MARKS =
  /(?:product|article|artikel|produkt|producto|produit|tovar|goods)s?-?(?:detail|main|page|info|full)?s?-?-?(?:name|title|titel|titre|nome|nombre)\b/;

const NAMING = new Set(['h1', 'h2', 'h3', 'span', 'div', 'p', 'td', 'strong', 'font']);

/** A heading, and how much it looks like the product's name before it is compared with titles. */
export interface Heading {
  element: Element;
  text: string;
  weight: number;
}

/**
 * Elements that may hold the product's name: h1, marked elements, h2. In document order. `base` is what
 * the page's links are relative to.
 */
export function headings(page: Page, base: string): Heading[] {
  const found: Heading[] = [];
  for (const element of page.elements) {
    if (!NAMING.has(element.tag)) continue;
    const isH1 = element.tag === 'h1';
    const isLower = element.tag === 'h2' || element.tag === 'h3';
    const marked = classMatches(element, NAME_MARKS);
    if (!isH1 && !isLower && !marked) continue;
    const text = headingText(element);
    if (text.length < 2 || text.length > 300) continue;
    const less = (isHidden(element) ? 20 : 0) + (isLinkHome(element, base) ? 25 : 0);
    const weight = (isH1 ? 45 : 15) + (marked ? 10 : 0) - less;
    found.push({ element, text, weight });
    if (found.length > 300) break;
  }
  return found;
}

/** Whether a heading is nothing but a link to a front page: the name of the shop. */
function isLinkHome({ children }: Element, base: string): boolean {
  const parts = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [link] = parts;
  if (parts.length !== 1 || link === undefined || typeof link === 'string') return false;
  const href = attr(link, 'href');
  if (link.tag !== 'a' || !/^[^#]/.test(href)) return false;
  // A shop in a folder of its host says so: rel="home".
  return isFrontPage(href, base) || /(?:^|\s)home(?:\s|$)/i.test(attr(link, 'rel'));
}

/** Whether an element's class text says that it holds the name of a product. */
export function isProductName(element: Element): boolean {
  return classMatches(element, PRODUCT_NAME_MARKS);
}

function headingText(element: Element): string {
  const text = spacedText(element);
  // Some headings contain whole widgets: then only their own text is the name.
  const own = text.length > 60 ? ownWords(element) : '';
  if (own.length >= 8) return own;
  if (text !== '') return text;
  // If the heading is a picture, its alternative text is used.
  const image = element.children.find(
    (c): c is Element => typeof c !== 'string' && c.tag === 'img',
  );
  return image === undefined ? '' : collapse(attr(image, 'alt'));
}

/** 'New', '-20%': set apart in a heading, and no part of the name. */
const BADGE = /(?:^|[\s-])(?:badges?|ribbon|sticker|flag|pill|chip)(?:$|\s)/;
/** What such a badge says: others, as '500 ml' or '15 Pro', belong to the name. */
const BADGE_TEXT_WORDS = [
  '(?:save\\s)?[-–−]?\\s?\\d{1,2}\\s?%(?:\\soff)?|new(?:\\sin)?|sale|hot|top|best\\s?-?seller',
  'neu|nouveau(?:té)?|promo|soldes|nuevo|novedad|oferta|nuovo|novità|offerta|novo|novidade',
  'nieuw|aanbieding|nowość|promocja|novinka|akce|ny(?:het)?|rea|tilbud|uutuus|tarjous',
  'új(?:donság)?|akció|nou|promoție|yeni|indirim|новинка|хит|акция|скидка|акція|新品|セール|新着|신상품',
  '세일',
].join('|');
const BADGE_TEXT = new RegExp(`^(?:${BADGE_TEXT_WORDS})!?$`, 'iu');

const isBadge = (child: Element | string): boolean =>
  typeof child !== 'string' && classMatches(child, BADGE) && BADGE_TEXT.test(textOf(child, 24));

/** Words that only screen readers say: 'Details about'. */
const UNSEEN =
  /(?:^|[\s-])(?<!(?:^|[\s-])not-)(?:g-hdn|sr-only|visually-?hidden|screen-reader(?:-text)?|off-?screen)(?:$|\s)|(?:^|\s)clipped(?:$|\s)/;

const isApart = (child: Element | string): boolean =>
  isBadge(child) || (typeof child !== 'string' && classMatches(child, UNSEEN));

const PRICE = /(?:^|[\s-])prices?(?:$|[\s-])/;
/** A number and the sign or the name of a currency: '69 zł', '$1,200.00'. */
const WHOLE_AMOUNT = /^\D{0,4}\d[\d\s.,’']*(?:\s?\D{1,4})?$/u;

/** Whether a part of a heading is the price: it says so, or it is the last of parts in elements of their own. */
function isPrice(child: Element | string, { children }: Element): boolean {
  if (typeof child === 'string') return false;
  const text = textOf(child, 24);
  if (!WHOLE_AMOUNT.test(text) || readMoney(text)?.currency == null) return false;
  const areParts = children.every((part) => typeof part !== 'string' || part.trim() === '');
  const isLast = !children
    .slice(children.indexOf(child) + 1)
    .some((part) => typeof part !== 'string');
  return classMatches(child, PRICE) || (areParts && isLast);
}

/** What a heading contains, without badges, prices and what is not seen if words are left. */
function shownChildren(heading: Element): Element['children'] {
  const { children } = heading;
  if (children.length < 2) return children;
  const kept = children.filter((child) => !isApart(child) && !isPrice(child, heading));
  if (kept.length === children.length) return children;
  const isNamed = kept.some((child) =>
    /\p{L}{2}/u.test(typeof child === 'string' ? child : textOf(child, 40)),
  );
  return isNamed ? kept : children;
}

/** The text of a heading, with a space where one word ends in an element and another begins in the next. */
function spacedText(element: Element): string {
  const children = shownChildren(element);
  const isNextWord = (child: Element | string, at: number): boolean => {
    const before = children[at - 1];
    if (before === undefined || typeof before === 'string' || typeof child === 'string')
      return false;
    const [end, start] = [textOf(before, 400).slice(-1), textOf(child, 8)];
    return (
      /\p{L}/u.test(end) && (/^\d/.test(start) || (/\p{Ll}/u.test(end) && /^\p{Lu}/u.test(start)))
    );
  };
  // A few inline parts and no words beside them: other headings mark letters or digits within a word.
  const isOfParts =
    children.length < 9 &&
    children.every((child) =>
      typeof child === 'string'
        ? child.trim() === ''
        : INLINE.has(child.tag) && !/^su[bp]$/.test(child.tag),
    );
  const spaced = isOfParts
    ? children.flatMap((child, at) => (isNextWord(child, at) ? [' ', child] : [child]))
    : children;
  return textOf({ ...element, children: spaced }, 400);
}

/**
 * For pages without a heading: elements that hold little else than the words of the title, the
 * longest text first.
 */
export function titleLike(page: Page, title: string): Heading[] {
  const found: Heading[] = [];
  for (const element of page.elements) {
    if (
      !TEXT_TAGS.has(element.tag) ||
      !element.children.some((c) => typeof c === 'string' && c.trim().length > 3)
    )
      continue;
    const text = textOf(element, 220);
    if (text.length < title.length * 0.4 || text.length < 8 || text.length > 200) continue;
    if (similarity(text, title) >= 0.85) found.push({ element, text, weight: 25 });
    if (found.length > 20) break;
  }
  return found.toSorted((a, b) => b.text.length - a.text.length);
}

const MAX_PART = 80;
const STRONG = new Set('b strong big font th'.split(' '));

/**
 * For pages without a heading and without the words of their title: the first bold text in the part with the
 * button to buy, before any amount. It weighs more if it does not resemble the title.
 */
export function strongLead(page: Page, buy: Element, title: string): Heading | null {
  for (let part = buy.parent; part !== null && part.tag !== 'body'; part = part.parent) {
    if (part.end - part.index > MAX_PART) return null;
    for (let at = part.index + 1; at < buy.index; at++) {
      const element = page.elements[at];
      if (element === undefined || !STRONG.has(element.tag)) continue;
      const text = textOf(element, 120);
      if (/\p{Sc}|\d[.,]\d\d/u.test(text)) break;
      if (!LEAD.test(text) || !/\p{L}{3}/u.test(text) || text.length > 100) continue;
      const isNew = similarity(text, title) < 0.3;
      return { element, text, weight: isNew ? 32 : 22 };
    }
  }
  return null;
}

/**
 * Two or more words that are no label, question or call: 'Grande Sertão: Veredas', but not 'In stock: 5',
 * 'Author: Rosa' or 'Ready to order?'.
 */
const LEAD = /^[^:：\s]+\s[^:：]*(?:[:：]\s?\p{L}[^:：]*)?[^:：\s?!？！]$/u;

const TEXT_TAGS = new Set('td div span p b strong font h4 h5 dt th big'.split(' '));

/** The words of an element outside of blocks and buttons in it. */
function ownWords(element: Element): string {
  const inline = shownChildren(element).map((child) =>
    typeof child === 'string' ? child : INLINE.has(child.tag) ? ` ${textOf(child, 200)} ` : ' ',
  );
  return collapse(inline.join(''));
}

const INLINE = new Set([
  'span',
  'b',
  'strong',
  'em',
  'i',
  'a',
  'font',
  'small',
  'br',
  'sup',
  'sub',
  'bdi',
  'mark',
  'u',
]);

/** The heading that matches the chosen name best, or null. */
export function headingFor(name: string, candidates: readonly Heading[]): Element | null {
  let best: { element: Element; score: number } | null = null;
  for (const { element, text, weight } of candidates) {
    const likeness = similarity(name, text);
    if (likeness < 0.6) continue;
    const score = likeness * 50 + weight - Math.abs(text.length - name.length) / 10;
    if (best === null || score > best.score) best = { element, score };
  }
  return best?.element ?? null;
}

/** The other main headings with the same text. */
export function twinsOf(heading: Element | null, candidates: readonly Heading[]): Element[] {
  if (heading?.tag !== 'h1') return [];
  const own = candidates.find(({ element }) => element === heading)?.text;
  return candidates
    .filter(({ element, text }) => element !== heading && element.tag === 'h1' && text === own)
    .map(({ element }) => element)
    .slice(0, 4);
}
