import * as v from 'valibot';
import { priceToText } from '../itemForm/priceDigits.ts';
import { readCurrency, readPrice } from '../itemForm/priceText.ts';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import type { ImportRow } from './importRows.ts';
import type { Item, ItemContent } from '../item.ts';
import { LIMITS } from '../limits.ts';
import { cleanCategory } from '../itemForm/category.ts';
import { cleanName, withoutHidden } from '../line.ts';
import type { Person } from '../list.ts';
import { PEOPLE_MESSAGES } from '../people/peopleMessages.ts';
import { personByName } from '../people/personByName.ts';
import { addressKey } from '../forms/address.ts';
import { FORM_MESSAGES } from '../forms/formMessages.ts';
import { itemSchema } from '../itemForm/itemSchema.ts';
import { countAfter, type ListWeight } from '../size/listSize.ts';

/** Validates the rows of an import before anything is sent: which can become items, and why others cannot. */

/** The validation result of one row. */
export type RowResult =
  | { kind: 'good'; content: ItemContent; why: null }
  /** Can be added, but exists already: not selected by default. */
  | { kind: 'duplicate'; content: ItemContent; why: string }
  | { kind: 'refused'; content: null; why: string };

/** The id of the person with a name; '' for no name, null when the list has no room for another person. */
type FindPerson = (name: string) => string | null;

/**
 * Finds the people of a list by their names, and collects those whom the list does not have yet, with
 * the ids that they get.
 */
export function personFinder(people: Record<string, string>): {
  find: FindPerson;
  added: Person[];
} {
  const known = { ...people };
  const added: Person[] = [];
  const find = (cell: string) => {
    const name = cleanName(cell, LIMITS.listPersonName, LIMITS.storedBytesPerCharacter);
    if (name === '') return '';
    const knownId = personByName(known, name);
    if (knownId !== undefined) return knownId;
    if (Object.keys(known).length >= LIMITS.peoplePerList) return null;
    const id = crypto.randomUUID();
    known[id] = name;
    added.push({ id, name });
    return id;
  };
  return { find, added };
}

/**
 * Validates rows with the schema of the Add Item form and finds duplicates: rows whose address is on
 * the list or in a row above, or for a row without an address, whose name is.
 * @param items the items on the list
 * @param usual the usual currency of the list, used for prices that name none
 * @param findPerson finds the person whom a row is for
 * @returns one result per row, in the same order
 */
export function validateRows(
  rows: readonly ImportRow[],
  items: readonly Pick<Item, 'url' | 'name'>[],
  usual: string,
  findPerson: FindPerson = () => '',
): RowResult[] {
  const addresses = new Set(items.map(({ url }) => addressKey(url)));
  const names = new Set(items.map(({ name }) => nameKey(name)));
  const above = new Set<string>();
  return rows.map(({ cells }) => {
    const money = moneyFrom(cells, usual);
    if (typeof money === 'string') return { kind: 'refused', content: null, why: money };
    const { for: person, ...others } = cells;
    const parsed = v.safeParse(itemSchema, {
      ...others,
      ...money,
      // The user did not type this name, so invisible characters are removed instead of refused.
      name: withoutHidden(cells.name),
      // Other programs write whole paths of categories: what does not fit is cut off.
      category: cleanCategory(cells.category),
      mostWanted: isYes(cells.mostWanted),
    });
    if (!parsed.success) {
      const isListed = cells.url.trim() === '' && names.has(nameKey(withoutHidden(cells.name)));
      const why = isListed ? FORM_MESSAGES.alreadyOnList : reasons(parsed.issues);
      return { kind: 'refused', content: null, why };
    }
    const whom = findPerson(person);
    if (whom === null) return { kind: 'refused', content: null, why: PEOPLE_MESSAGES.full };
    const content = { ...parsed.output, for: whom };
    const { name, size, color } = content;
    const address = addressKey(content.url);
    const key = JSON.stringify([address, nameKey(name), size, color]);
    const isAbove = above.has(key);
    above.add(key);
    if (addresses.has(address)) {
      return { kind: 'duplicate', content, why: FORM_MESSAGES.alreadyOnList };
    }
    if (isAbove) return { kind: 'duplicate', content, why: IMPORT_EXPORT_MESSAGES.alreadyAbove };
    return { kind: 'good', content, why: null };
  });
}

/**
 * Checks which of the rows to add no longer fit into the list, in their order.
 * @param weights the size of each row in bytes
 * @param list the current size of the list
 * @returns per row, why it does not fit, or null
 */
export function checkCapacity(weights: readonly number[], list: ListWeight): (string | null)[] {
  let { items, bytes } = list;
  return weights.map((weight) => {
    if (items >= LIMITS.itemsPerList) return IMPORT_EXPORT_MESSAGES.noRoom;
    const count = countAfter({ items, bytes }, { growth: weight, weight, added: true });
    if (count === 'full') return IMPORT_EXPORT_MESSAGES.tooHeavy;
    items += 1;
    bytes = count;
    return null;
  });
}

/** The texts of price and currency for the schema, or why they contradict each other. */
function moneyFrom(
  { price, currency }: ImportRow['cells'],
  usual: string,
): { price: string; currency: string } | string {
  // What shops and lists write where there is no price.
  if (/^\s*(n\/?a|[-–—]*)\s*$/i.test(price)) return { price: '', currency: usual };
  const column = readCurrency(currency, usual);
  if (column === null) return IMPORT_EXPORT_MESSAGES.currencyInvalid;
  const read = readPrice(price, column || usual, usual);
  if (Number.isNaN(read.price)) return { price, currency: usual };
  if (column !== '' && column !== read.currency) return IMPORT_EXPORT_MESSAGES.currenciesDiffer;
  return { price: priceToText(read.price, read.currency), currency: read.currency };
}

/** One reason per invalid field, like the form, which also shows one message per field. */
function reasons(issues: readonly v.BaseIssue<unknown>[]): string {
  const byField = new Map<unknown, string>();
  for (const { path, message } of issues) {
    const field = path?.[0]?.key;
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField.values()].join('. ');
}

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function isYes(cell: string): boolean {
  return /^(yes|y|true|1|x|★|✓|\*|highest|must[ -]have)$/i.test(cell.trim());
}
