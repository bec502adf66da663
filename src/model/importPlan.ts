import * as v from 'valibot';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import type { ImportRow } from './importRows.ts';
import type { Item, ItemContent } from './item.ts';
import { LIMITS } from './limits.ts';
import { withoutHidden } from './line.ts';
import { itemSchema } from './forms/itemSchema.ts';
import { countAfter, type ListWeight } from './listSize.ts';

/** Which rows of an import may become items, and why others may not; decided before anything is sent. */

/** What we say of one row. */
export type RowResult =
  | { kind: 'good'; content: ItemContent; why: null }
  /** May be added, but is there already, so nobody adds it by accident. */
  | { kind: 'double'; content: ItemContent; why: string }
  | { kind: 'refused'; content: null; why: string };

/**
 * Judges rows by the rules of the Add Item form, and looks for them among the own items.
 * @param own the items the importer wishes for already
 * @returns a verdict per row, in their order
 */
export function validateRows(
  rows: readonly ImportRow[],
  own: readonly Pick<Item, 'url'>[],
): RowResult[] {
  const wished = new Set(own.map(({ url }) => sameUrl(url)));
  const above = new Set<string>();
  return rows.map(({ cells }) => {
    const parsed = v.safeParse(itemSchema, {
      ...cells,
      // Nobody typed it: what is hidden in it is no reason to refuse the row.
      name: withoutHidden(cells.name),
      mostWanted: isYes(cells.mostWanted),
    });
    if (!parsed.success) return { kind: 'refused', content: null, why: reasons(parsed.issues) };
    const content = parsed.output;
    const { name, size, color } = content;
    const twin = JSON.stringify([sameUrl(content.url), name.toLowerCase(), size, color]);
    const isAbove = above.has(twin);
    above.add(twin);
    if (wished.has(sameUrl(content.url))) {
      return { kind: 'double', content, why: IMPORT_EXPORT_MESSAGES.alreadyWished };
    }
    if (isAbove) return { kind: 'double', content, why: IMPORT_EXPORT_MESSAGES.alreadyAbove };
    return { kind: 'good', content, why: null };
  });
}

/**
 * Which of the rows that are to be added no longer fit into the list, in their order.
 * @param weights the bytes each counts for
 * @param list how much the list holds already
 * @returns why it does not fit, or null, per row
 */
export function fit(weights: readonly number[], list: ListWeight): (string | null)[] {
  let { items, bytes } = list;
  return weights.map((weight) => {
    if (items >= LIMITS.itemsPerList) return IMPORT_EXPORT_MESSAGES.noRoom;
    const count = countAfter({ items, bytes }, weight, weight, { added: true });
    if (count === 'full') return IMPORT_EXPORT_MESSAGES.tooHeavy;
    items += 1;
    bytes = count;
    return null;
  });
}

/** What is wrong with each field, once: the form shows one reason beside a field, too. */
function reasons(issues: readonly v.BaseIssue<unknown>[]): string {
  const byField = new Map<unknown, string>();
  for (const { path, message } of issues) {
    const field = path?.[0]?.key;
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField.values()].join('. ');
}

function sameUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

function isYes(cell: string): boolean {
  return /^(yes|y|true|1|x|★|\*)$/i.test(cell.trim());
}
