import { DEFAULT_CURRENCY, isCurrencyCode } from './currency.ts';
import type { Item } from './item.ts';
import type { List, MemberInfo } from './list.ts';

/**
 * Converts stored fields to lists and items, without any SDK: the public page parses its early response
 * with this before Firestore is loaded. Old shapes (no `memberInfo`, `addedBy` as `{uid, name}`, no
 * `purchasedBy`, a missing description, unknown keys) are read but never written (`serializers.ts`).
 */

/** The fields of a stored document; their types are unknown. */
export type DocumentData = Record<string, unknown>;

/**
 * A list from its stored fields.
 * @param fields the document's data as plain values
 * @param id the document's id, where it is known
 */
export function listFromFields(fields: DocumentData, id = ''): List {
  const listId = id || text(fields.id);
  const rawItems = documentsIn(fields.items);
  const members = [...new Set(texts(fields.members))];
  return {
    id: listId,
    name: text(fields.name),
    description: text(fields.description),
    eventDate: dateFromField(fields.eventDate),
    // The presence of the field counts, whatever its value.
    archived: fields.archived === true || 'archivedAt' in fields,
    ...(fields.private === true && { private: true }),
    ownerId: text(fields.ownerId),
    members,
    memberInfo: Array.isArray(fields.memberInfo)
      ? documentsIn(fields.memberInfo).map(memberFromFields)
      : namesOfContributors(rawItems),
    ...('formerMembers' in fields && {
      formerMembers: documentsIn(fields.formerMembers).map(memberFromFields),
    }),
    people: namesFrom(fields.people),
    items: rawItems.map((item) => itemFromFields(item, listId)),
    ...(typeof fields.itemBytes === 'number' && { itemBytes: fields.itemBytes }),
  };
}

/**
 * An item from its stored fields.
 * @param listId the list that it is on; when the item was added, the list may have had another id
 */
export function itemFromFields(fields: DocumentData, listId = text(fields.listId)): Item {
  const price = priceFromField(fields.price);
  return {
    id: text(fields.id),
    name: text(fields.name),
    url: text(fields.url),
    price,
    currency:
      price !== null && isCurrencyCode(fields.currency) ? fields.currency : DEFAULT_CURRENCY,
    size: text(fields.size),
    color: text(fields.color),
    notes: text(fields.notes),
    imageUrl: text(fields.imageUrl),
    listId,
    addedBy: isDocumentData(fields.addedBy) ? text(fields.addedBy.uid) : text(fields.addedBy),
    purchasedBy: texts(fields.purchasedBy),
    purchasedCounts: countsFrom(fields.purchasedCounts),
    quantity: isCount(fields.quantity) ? fields.quantity : 1,
    mostWanted: fields.mostWanted === true,
    category: text(fields.category),
    addedAt: typeof fields.addedAt === 'number' ? fields.addedAt : null,
    for: text(fields.for),
  };
}

function memberFromFields(fields: DocumentData): MemberInfo {
  return { uid: text(fields.uid), displayName: text(fields.displayName) };
}

/** Lists from before `memberInfo` have the contributors' names on their items. */
function namesOfContributors(items: DocumentData[]): MemberInfo[] {
  const names = new Map<string, string>();
  for (const { addedBy } of items) {
    if (isDocumentData(addedBy) && text(addedBy.name))
      names.set(text(addedBy.uid), text(addedBy.name));
  }
  return [...names].map(([uid, displayName]) => ({ uid, displayName }));
}

/** The names in a stored map. */
function namesFrom(value: unknown): Record<string, string> {
  const entries = isDocumentData(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((pair): pair is [string, string] => text(pair[1]) !== ''),
  );
}

/** A stored day if it is a valid date, else ''. */
function dateFromField(value: unknown): string {
  const day = text(value);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
}

function countsFrom(value: unknown): Record<string, number> {
  if (!isDocumentData(value)) return {};
  const counts = Object.entries(value).filter((pair): pair is [string, number] => isCount(pair[1]));
  // Remove the trailing blank that `countKey` adds.
  return Object.fromEntries(counts.map(([key, count]) => [key.trimEnd(), count]));
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 1;
}

/** The old shape's price is a text in dollars: '$1,234.50'. */
function priceFromField(value: unknown): number | null {
  const price =
    typeof value === 'string' ? Number(value.replaceAll(/[\p{Sc},\s]/gu, '') || NaN) : value;
  return typeof price === 'number' && Number.isFinite(price) ? price : null;
}

/** A stored string; '' for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The maps in a stored array; none when the value is not an array. */
export function documentsIn(value: unknown): DocumentData[] {
  return Array.isArray(value) ? value.filter(isDocumentData) : [];
}

/** Whether a value is a map of fields. */
export function isDocumentData(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
