import { attributeOf, isOfPart, type Attribute } from '../attributes/attributeWords.ts';
import { statedValue } from '../attributes/valueText.ts';
import type { Candidate } from '../evidence.ts';
import { parseUrl } from '../address/parseUrl.ts';
import { letters } from '../names.ts';
import { attr, hasAttr, type Page } from '../page/dom.ts';
import { inlineScripts } from './inlineScripts.ts';
import { balanced, parseJson } from './jsonRepair.ts';

/** A product of a shop whose data lists its options by name, and the values of each variant in that order. */
interface Optioned {
  options: readonly string[];
  /** By id. */
  variants: ReadonlyMap<string, readonly string[]>;
}

const START = /\{\s{0,4}"id"\s{0,4}:\s{0,4}\d{1,20}\s{0,4},\s{0,4}"title"\s{0,4}:/g;
/** Of all scripts of a page together. */
const MAX_CHARACTERS = 1_500_000;
const MAX_PRODUCTS = 12;
const MAX_VARIANTS = 300;
/** What the page's address names, and what is selected in a drop-down of whole variants. */
const NAMED = 46;
const SELECTED = 38;

/**
 * Color and size of the variant that is chosen: the one that the page's address names, or that is selected in a
 * drop-down of whole variants, such as 'Moss / L'. The data that the page hands to its scripts tells which of the
 * values is which.
 */
export function chosenVariant(
  page: Page,
  name: string,
  url: string,
): Record<Attribute, Candidate<string>[]> {
  const found: Record<Attribute, Candidate<string>[]> = { color: [], size: [] };
  const inAddress = parseUrl(url)?.searchParams.get('variant') ?? '';
  const selected = selectedVariants(page);
  if (inAddress === '' && selected.length === 0) return found;
  const product = optioned(page, name);
  if (product === null) return found;
  const { options, variants } = product;
  const named = variants.get(inAddress);
  const values = named ?? variants.get(selected.find((id) => variants.has(id)) ?? '') ?? [];
  const score = named === undefined ? SELECTED : NAMED;
  const attributes = options.map((option) => attributeOf(option));
  for (const which of ['color', 'size'] as const) {
    // Of two colors none is that of the whole thing, and neither is that of a part.
    const at = attributes.indexOf(which);
    if (at !== attributes.lastIndexOf(which) || isOfPart(options[at] ?? '')) continue;
    const value = statedValue([values[at] ?? ''], which);
    if (value !== null) found[which].push({ value, score, reason: 'variant' });
  }
  return found;
}

/** The product of this name in the page's scripts. */
function optioned(page: Page, name: string): Optioned | null {
  let products = 0;
  for (const { text } of inlineScripts(page, MAX_CHARACTERS, hasOptions)) {
    let end = 0;
    for (const { index } of text.matchAll(START)) {
      // Variants are in the product, and begin like it.
      if (index < end) continue;
      if (++products > MAX_PRODUCTS) return null;
      const json = balanced(text, index);
      end = index + (json?.length ?? 0);
      const product = json === null ? null : productOf(parseJson(json), name);
      if (product !== null) return product;
    }
  }
  return null;
}

function hasOptions({ text }: { text: string }): boolean {
  return text.includes('"option1"');
}

function productOf(data: unknown, name: string): Optioned | null {
  if (!isRecord(data) || letters(String(data['title'])) !== letters(name)) return null;
  const { options, variants } = data;
  if (!Array.isArray(options) || !Array.isArray(variants)) return null;
  const names = (options as unknown[]).map((option) =>
    isRecord(option) ? option['name'] : option,
  );
  return {
    options: names.map((option) => (typeof option === 'string' ? option : '')),
    variants: new Map(
      (variants as unknown[])
        .slice(0, MAX_VARIANTS)
        .filter(isRecord)
        .map((variant) => [String(variant['id']), valuesOf(variant)]),
    ),
  };
}

function valuesOf(variant: Record<string, unknown>): string[] {
  return ['option1', 'option2', 'option3'].map((key) => {
    const value = variant[key];
    return typeof value === 'string' ? value : '';
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The ids that the drop-downs of variants, which Shopify calls 'id', say to be selected. */
function selectedVariants(page: Page): string[] {
  return page
    .tagged('option')
    .filter((option) => hasAttr(option, 'selected') && !hasAttr(option, 'disabled'))
    .filter(({ parent }) => {
      const select = parent?.tag === 'optgroup' ? parent.parent : parent;
      return select?.tag === 'select' && attr(select, 'name') === 'id';
    })
    .map((option) => attr(option, 'value'));
}
