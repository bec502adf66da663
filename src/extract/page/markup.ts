import { attr, hasAttr, textOf, type Element, type ListedAttribute, type Page } from './dom.ts';
import { isLinkAway } from './layout.ts';
import { bareName, isProduct, newItem, put, type Item } from '../item.ts';
import { isTemplate } from '../address/pictureUrl.ts';

/** The attributes with which a syntax marks the start of an item, its type and its properties. */
interface Syntax {
  scope: ListedAttribute;
  type: string;
  props: ListedAttribute[];
}

const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', props: ['itemprop'] };
const RDFA: Syntax = { scope: 'typeof', type: 'typeof', props: ['property', 'rel'] };

/** GoodRelations and data-vocabulary words → schema.org's. */
const WORDS: Record<string, string> = {
  hascurrencyvalue: 'price',
  hasmincurrencyvalue: 'lowprice',
  hascurrency: 'pricecurrency',
  haspricespecification: 'offers',
  offerdetails: 'offers',
  currency: 'pricecurrency',
  photo: 'image',
  depiction: 'image',
  fn: 'name',
};

/** Marked elements of one page that are read. */
const MAX_READ = 4000;
/** Properties that one element gives a value to, or types that a thing has. */
const MAX_WORDS = 8;
const MEDIA = new Set(['img', 'source', 'video', 'embed', 'audio']);

/** A product in the page's own markup, with the element that holds it. */
interface MarkedProduct {
  item: Item;
  element: Element;
}

/** Products written as microdata (schema.org, data-vocabulary), in document order. */
export function microdataProducts(page: Page, pageUrl: string): MarkedProduct[] {
  return readMarkup(page, pageUrl, MICRODATA);
}

/** Products written as RDFa (schema.org, GoodRelations, data-vocabulary), in document order. */
export function rdfaProducts(page: Page, pageUrl: string): MarkedProduct[] {
  return readMarkup(page, pageUrl, RDFA);
}

function readMarkup(page: Page, pageUrl: string, syntax: Syntax): MarkedProduct[] {
  const items = new Map<Element, Item>();
  const products: MarkedProduct[] = [];
  const related = new Set<Item>();
  /** Offers that are not written inside of anything. */
  const loose: MarkedProduct[] = [];
  let read = 0;
  // Properties without an item are ignored.
  if (page.having(syntax.scope).length === 0) return [];
  for (const element of page.having(syntax.scope, ...syntax.props)) {
    const hasScope = hasAttr(element, syntax.scope);
    const written = syntax.props.map((name) => attr(element, name)).find(Boolean) ?? '';
    if (!hasScope && written === '') continue;
    if (++read > MAX_READ) break;
    const owner = ownerOf(element, items);
    const item = hasScope
      ? newItem(attr(element, syntax.type).split(/\s+/, MAX_WORDS).map(bareName))
      : null;
    if (item !== null) {
      items.set(element, item);
      if (isProduct(item)) products.push({ item, element });
      if (owner === null && item.types.includes('offer')) loose.push({ item, element });
    }
    if (written === '') continue;
    const value = owner === null ? '' : (item ?? valueOf(element));
    // A repeated property name would make the tree of items grow with every level.
    const said = new Set(written.split(/\s+/, MAX_WORDS).map(bareName));
    for (const bare of said) {
      const prop = Object.hasOwn(WORDS, bare) ? (WORDS[bare] ?? bare) : bare;
      if (item !== null && /^(?:isrelatedto|issimilarto|itemlistelement)$/.test(prop))
        related.add(item);
      // Tiles of other products may be inside of this one, without a scope of their own.
      const isOfOther = prop === 'image' && element.tag === 'img' && isLinkAway(element, pageUrl);
      if (owner !== null && !isOfOther) put(owner, prop, value);
    }
  }
  const found = products.filter(({ item }) => !related.has(item));
  const [only, ...others] = found;
  const [offer] = loose;
  // Some shops write the one product of a page in one place, and its one offer in another.
  if (only === undefined || offer === undefined || others.length > 0 || loose.length > 1)
    return found;
  // With a link it is about what that leads to.
  const { index, end } = offer.element;
  const hasLink = page.tagged('a').some((link) => link.index > index && link.index < end);
  if (!hasLink && !only.item.props.has('offers')) put(only.item, 'offers', offer.item);
  return found;
}

function ownerOf(element: Element, items: Map<Element, Item>): Item | null {
  for (let up = element.parent; up !== null; up = up.parent) {
    const item = items.get(up);
    if (item !== undefined) return item;
  }
  return null;
}

function valueOf(element: Element): string {
  const content = attr(element, 'content');
  if (content !== '') return content;
  if (MEDIA.has(element.tag)) {
    const sources = ['data-src', 'data-original', 'src'].map((name) => attr(element, name));
    return sources.find((source) => source !== '' && !isTemplate(source)) ?? '';
  }
  if (element.tag === 'link' || element.tag === 'area') return attr(element, 'href');
  if (element.tag === 'a') return textOf(element, 300) || attr(element, 'href');
  if (element.tag === 'time') return attr(element, 'datetime') || textOf(element, 100);
  if (element.tag === 'data' || element.tag === 'meter') return attr(element, 'value');
  return textOf(element, 500);
}
