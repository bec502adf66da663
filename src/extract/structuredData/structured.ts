import type { Element, Page } from '../page/dom.ts';
import type { Evidence, Languages } from '../evidence.ts';
import { attributeOf, type Attribute } from '../attributes/attributeWords.ts';
import { statedValue } from '../attributes/valueText.ts';
import { itemsIn, textIn, values, type Item, type Value } from '../item.ts';
import { jsonLdProducts } from './jsonLd.ts';
import { microdataProducts, rdfaProducts } from '../page/markup.ts';
import { letters, similarity } from '../names.ts';
import { isOnlyLowest, matches, pricesOf, type Wanted } from '../price/stated/offers.ts';

/** A product in machine-readable markup, and how much its syntax is trusted. */
interface Structured {
  item: Item;
  source: (typeof SYNTAXES)[number];
  trust: number;
  /** The element that is the product, in markup of the page itself. */
  element: Element | null;
}

const SYNTAXES = ['json-ld', 'microdata', 'rdfa'] as const;
const MAX_PICTURES = 20;
const MAX_VARIANTS = 300;
/** Products of one syntax that are compared with the page's name. */
const MAX_PRODUCTS = 150;

/** All products written in the page's markup. */
export function structuredProducts(page: Page, pageUrl: string): Structured[] {
  const found: Structured[] = [];
  for (const item of jsonLdProducts(page))
    found.push({ item, source: 'json-ld', trust: 60, element: null });
  for (const { item, element } of microdataProducts(page, pageUrl))
    found.push({ item, element, source: 'microdata', trust: 52 });
  for (const { item, element } of rdfaProducts(page, pageUrl))
    found.push({ item, element, source: 'rdfa', trust: 48 });
  return found;
}

/** By how much the best product of a list fits better than the next one, if that is another product. */
const STANDS_OUT = 0.3;

/**
 * The products that are the page's own, best first: of each syntax the one that bears the page's
 * name or address. Where none does, a syntax that lists a single product is believed.
 */
export function mainProducts(
  all: readonly Structured[],
  titles: readonly string[],
  wanted: Wanted,
): Structured[] {
  const chosen: Structured[] = [];
  /** The page's exact name, where a syntax has it. */
  let exact: string | null = null;
  for (const source of SYNTAXES) {
    const own = all.filter((entry) => entry.source === source).slice(0, MAX_PRODUCTS);
    const scored = own
      .map((entry, at) => ({ entry, score: fit(entry.item, titles, wanted) - at / 100 }))
      .toSorted((a, b) => b.score - a.score);
    const [best] = scored;
    if (best === undefined) continue;
    const name = textIn(best.entry.item, 'name') ?? '';
    // A product that is written twice is still the only one.
    const isOnly =
      own.length === 1 ||
      (name !== '' && own.every(({ item }) => (textIn(item, 'name') ?? '') === name));
    // Products of one series have most words in common: 'Vase by Ann', 'Tray by Ann'.
    const isOther = exact !== null && similarity(name, exact) < 1;
    const standsOut = best.score - (scored[1]?.score ?? 0) > STANDS_OUT;
    if (isOther && !isOnly && !standsOut && !matches(best.entry.item, wanted)) continue;
    if (best.score > 0.55 || (isOnly && !isStranger(best.entry, best.score, titles)))
      chosen.push(best.entry);
    // Pages split one product over several items of the same name (name here, offer there).
    for (const { entry, score } of scored.slice(1)) {
      const other = textIn(entry.item, 'name') ?? '';
      if (chosen.includes(best.entry) && other !== '' && other === name && (score > 0.55 || isOnly))
        chosen.push(entry);
    }
    if (chosen.includes(best.entry) && titles.some((title) => letters(title) === letters(name)))
      exact ??= name;
  }
  return chosen;
}

/**
 * Whether the only product that the page's own elements mark up has nothing of the page's name: shops
 * that mark up no product of the page itself often do so in their lists of others.
 */
function isStranger(
  { item, element }: Structured,
  score: number,
  titles: readonly string[],
): boolean {
  return element !== null && titles.length > 0 && textIn(item, 'name') !== null && score < 0.1;
}

function fit(item: Item, titles: readonly string[], wanted: Wanted): number {
  const name = textIn(item, 'name') ?? '';
  const likeness = Math.max(0, ...titles.map((title) => similarity(name, title)));
  return likeness + (matches(item, wanted) ? 0.6 : 0) + (item.props.has('offers') ? 0.05 : 0);
}

/** Adds the values of the page's products to the evidence. */
export function addStructured(
  evidence: Evidence,
  products: readonly Structured[],
  wanted: Wanted,
  languages: Languages,
): void {
  const lists = products.map(({ item, source, trust }) => pricesOf(item, trust, source, wanted));
  for (const [at, list] of lists.entries()) {
    const others = lists.toSpliced(at, 1).flat().slice(0, MAX_VARIANTS);
    evidence.prices.push(...list.filter(({ value }) => !isOnlyLowest(value, others)));
  }
  for (const { item, source, trust } of products) {
    const name = textIn(item, 'name');
    if (name !== null) evidence.names.push({ value: name, score: trust, reason: source });
    const pictures = [...chosenOf(variantsOf([item]), wanted).flatMap(imagesOf), ...imagesOf(item)];
    for (const [at, url] of pictures.slice(0, MAX_PICTURES).entries()) {
      evidence.images.push({ value: url, score: trust - Math.min(at, 5) * 3, reason: source });
    }
  }
  for (const syntax of SYNTAXES)
    addAttributes(
      evidence,
      products.filter(({ source }) => source === syntax),
      wanted,
      languages,
    );
}

/**
 * Color and size of a product that one syntax writes as one item, as one with variants, or as several
 * items of the same name. What the chosen variants, else all of them, agree on is the product's.
 */
function addAttributes(
  evidence: Evidence,
  products: readonly Structured[],
  wanted: Wanted,
  languages: Languages,
): void {
  const [first] = products;
  if (first === undefined) return;
  const { source, trust } = first;
  const items = products.map(({ item }) => item);
  const listed = variantsOf(items);
  const variants = listed.length > 0 ? listed : items.length > 1 ? items : [];
  const chosen = chosenOf(variants, wanted);
  const pool = chosen.length > 0 ? chosen : variants;
  // Some fill every field with what they have.
  const makers = new Set(items.map((item) => letters(textIn(item, 'brand', 'manufacturer') ?? '')));
  const add = (which: Attribute, ...props: string[]): void => {
    const stated = new Set(pool.map((item) => oneTextIn(item, ...props)).filter((v) => v !== null));
    const own = new Set(items.map((item) => oneTextIn(item, ...props)).filter((v) => v !== null));
    const [value = null, ...others] = stated.size > 0 ? stated : own;
    if (others.length === 0 && !makers.has(letters(value ?? '')))
      addAttribute(evidence, which, value, trust, source);
  };
  add('color', 'color', 'colour');
  add('size', 'size');
  for (const from of chosen.length === 1 ? [...chosen, ...items] : items) {
    for (const extra of itemsIn(from, 'additionalproperty', 'variesby')) {
      const which = attributeOf(textIn(extra, 'name', 'propertyid') ?? '', languages);
      if (which !== null) addAttribute(evidence, which, textIn(extra, 'value'), trust - 5, source);
    }
  }
}

function variantsOf(items: readonly Item[]): Item[] {
  return items.flatMap((item) => itemsIn(item, 'hasvariant')).slice(0, MAX_VARIANTS);
}

/** The variants that the page's address names, unless it names all of them. */
function chosenOf(variants: readonly Item[], wanted: Wanted): Item[] {
  const named = variants.filter((variant) =>
    [variant, ...itemsIn(variant, 'offers')].some((item) => matches(item, wanted)),
  );
  return named.length < variants.length ? named : [];
}

/** The text of these properties where they have one value: a list says what there is to choose from. */
function oneTextIn(item: Item, ...props: string[]): string | null {
  return new Set(values(item, ...props)).size > 1 ? null : textIn(item, ...props);
}

function addAttribute(
  evidence: Evidence,
  which: Attribute,
  text: string | null,
  score: number,
  reason: string,
): void {
  const value = text === null ? null : statedValue([text], which);
  if (value !== null) evidence[`${which}s`].push({ value, score, reason });
}

/** The addresses of a product's pictures; `seen` guards against cycles. */
function imagesOf(item: Item): string[] {
  const found: string[] = [];
  const seen = new Set<Item>();
  const visit = (value: Value, depth: number): void => {
    if (typeof value === 'number' || found.length >= MAX_PICTURES) return;
    if (typeof value === 'string') {
      if (value !== '') found.push(value);
      return;
    }
    if (depth > 2 || seen.has(value)) return;
    seen.add(value);
    // An '@id' names a thing of this page: it is no address of a picture.
    const direct = textIn(value, 'contenturl', 'url', 'src');
    if (direct === null)
      for (const inner of values(value, '@graph', 'image', '@list')) visit(inner, depth + 1);
    else found.push(direct);
  };
  for (const value of values(item, 'image', 'images', 'photo', 'contenturl')) visit(value, 0);
  return found;
}
