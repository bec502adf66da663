import { attr, hasAttr, textOf, type Element, type Page } from '../../page/dom.ts';
import { currencyCode } from '../money/currency.ts';
import type { Candidate, Place } from '../../evidence.ts';
import { classifyRegion, type Layout } from '../../page/layout.ts';
import { similarity } from '../../names.ts';
import { readMachine } from './offers.ts';
import { readAmounts, readMoney, type Money } from '../money/money.ts';
import { isOnly } from './scriptPrice.ts';

const MAX_INPUTS = 400;
const AMOUNTS = ['amount', 'item_price', 'product_price', 'unit_price', 'price'];
const NAMES = ['item_name', 'product_name', 'item_desc', 'product', 'name', 'description'];
const CODES = ['currency_code', 'currency'];

/**
 * The amounts in hidden fields that a form sends to a shopping cart or payment service together with the
 * product's name. Many small shops state the price only there and in running text.
 */
export function formPrices(
  page: Page,
  name: string,
  shown: ReadonlySet<number>,
): Candidate<Money>[] {
  const amounts = new Map<number, Money>();
  for (const fields of hiddenFields(page)) {
    const first = (keys: readonly string[]): string =>
      keys.map((key) => fields.get(key)).find(Boolean) ?? '';
    const written = first(AMOUNTS);
    if (!/^[^\d\s]{0,3}\d{1,7}(?:[.,]\d{1,2})?$/.test(written)) continue;
    if (similarity(first(NAMES), name) < 0.7) continue;
    const money = readMachine(written, currencyCode(first(CODES)));
    if (money !== null && money.amount > 0) amounts.set(money.amount, money);
  }
  return [...amounts.values()].map((value) => {
    // Whole numbers may count cents.
    const isClear = amounts.size === 1 && !(Number.isInteger(value.amount) && value.amount > 999);
    const score = !isClear ? 14 : isOnly(value.amount, shown) ? 40 : 22;
    return { value, score, reason: 'form' };
  });
}

/** The hidden fields of each form, by name. */
function hiddenFields(page: Page): Iterable<Map<string, string>> {
  const forms = new Map<Element, Map<string, string>>();
  for (const input of page.tagged('input').slice(0, MAX_INPUTS)) {
    if (attr(input, 'type').toLowerCase() !== 'hidden') continue;
    const form = formAround(input);
    if (form === null) continue;
    const fields = forms.get(form) ?? new Map<string, string>();
    fields.set(attr(input, 'name').toLowerCase(), attr(input, 'value').slice(0, 200));
    forms.set(form, fields);
  }
  return forms.values();
}

function formAround(element: Element): Element | null {
  let up = element.parent;
  for (let steps = 0; up !== null && up.tag !== 'form' && steps < 12; steps++) up = up.parent;
  return up?.tag === 'form' ? up : null;
}

const MAX_APART = 120;
const MAX_OPTIONS = 60;

/**
 * If the page shows no other price, the price in a drop-down ('8 oz jar - $14.00'): that of the selected
 * option, or else of the first. Lists of surcharges or of mere amounts are ignored. Some shops have each price in
 * the option's data, for a script that shows it.
 */
export function optionPrices(
  page: Page,
  layout: Layout,
  place: Place,
  shown: ReadonlySet<number>,
): Candidate<Money>[] {
  const { buy, heading } = layout;
  if (shown.size > 0 || buy === null || heading === null) return [];
  for (const element of page.elements) {
    if (element.tag !== 'select' || element.index < heading.index) continue;
    if (Math.abs(element.index - buy.index) > MAX_APART) continue;
    if (classifyRegion(element, layout) !== 'here') continue;
    const options = page.elements
      .slice(element.index + 1, Math.min(element.end, element.index + MAX_OPTIONS))
      .filter(({ tag }) => tag === 'option');
    const read = options.map((option) => ({ option, amounts: amountsOf(option, place.domain) }));
    const priced = read.filter(({ amounts }) => amounts.length === 1);
    if (priced.length === 0) {
      const value = priceInData(options, place.domain);
      if (value !== null) return [{ value, score: 36, reason: 'option' }];
    }
    // The first option may be a prompt to choose.
    if (priced.length === 0 || read.slice(1).some(({ amounts }) => amounts.length !== 1)) continue;
    const chosen = priced.find(({ option }) => hasAttr(option, 'selected')) ?? priced[0];
    const value = chosen?.amounts[0];
    if (value !== undefined) return [{ value, score: 36, reason: 'option' }];
  }
  return [];
}

const DATA_PRICES = [
  'data-price',
  'data-variant-price',
  'data-option-price',
  'data-sku-price',
  'data-product-price',
] as const;

/** The price in the data of the selected option, or the same in that of all. Amounts without a sign may be surcharges. */
function priceInData(options: readonly Element[], domain: string): Money | null {
  const found = options.map((option) => {
    const written = DATA_PRICES.map((name) => attr(option, name)).find(Boolean) ?? '';
    const isPrice = /^\p{Sc}\s?\d|^\d[\d.,\s]{0,12}\p{Sc}$/u.test(written);
    return { option, money: isPrice ? readMoney(written, null, domain) : null };
  });
  const amounts = new Set(found.map(({ money }) => money?.amount));
  const chosen = found.find(({ option }) => hasAttr(option, 'selected'));
  const { money = null } = chosen ?? (amounts.size === 1 ? found[0] : undefined) ?? {};
  return money !== null && money.amount > 0 ? money : null;
}

/** The amounts in an option, unless it is a surcharge or has no words besides them. */
function amountsOf(option: Element, domain: string): Money[] {
  const text = textOf(option, 120);
  if (/[+±]\s?[^\d\s]{0,4}\s?\d|\(\s?-/u.test(text) || !/\p{L}{2}/u.test(text)) return [];
  const found = readAmounts(text, domain);
  const words = found.map(({ before, after }) => before + after).join('');
  return /\d|\p{L}{2}/u.test(words) ? found.map(({ money }) => money) : [];
}
