import { pictureUrl, productBySlug, productUrl } from './catalog.mjs';
import { readTable, valuesOf } from './table.mjs';

/**
 * What the first `npm start` shows: three people, four lists, thirty items. Ids are fixed, so that
 * links stay the same between loads.
 * @typedef {import('../../src/model/item.ts').Item} AnyItem
 * @typedef {keyof typeof import('../../src/model/item.ts').ITEM_DEFAULTS} Defaulted
 * @typedef {Exclude<Defaulted, 'price' | 'size' | 'color' | 'notes' | 'imageUrl' | 'purchasedBy'>} Optional
 * @typedef {Omit<AnyItem, Optional> & Partial<Pick<AnyItem, Optional>>} Item as it is stored
 * @typedef {import('../../src/model/list.ts').List} AnyList
 * @typedef {Omit<AnyList, 'archived' | 'items'> & { items: Item[] }} List as it is stored
 * @typedef {import('../../src/model/list.ts').Invite} Invite
 * @typedef {import('../../src/model/user.ts').UserRecord} UserRecord
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the product's own invites are valid (`LIMITS.inviteDays`; the test compares). */
const INVITE_DAYS = 14;

/** The password of all demo accounts. They exist on the Auth emulator only. */
export const DEMO_PASSWORD = 'Gift-list1!';

const maya = person('demo-maya-alvarez', 'Maya', 'Alvarez', '2025-08-30');
const theo = person('demo-theo-lindqvist', 'Theo', 'Lindqvist', '2025-08-31');
const priya = person('demo-priya-raman', 'Priya', 'Raman', '2025-09-02');

/** The people; the first is the demo sign-in. @type {readonly UserRecord[]} */
export const DEMO_USERS = [maya, theo, priya];

/**
 * The lists without their items, which are in wishes.tsv. The first member is the owner; `inDays` is
 * when the event is, counted from the day on which they are loaded; `people` are those without an
 * account, their names by their ids.
 */
const LISTS = [
  {
    id: '1764547200000-8dffee6f-7015-48dd-bb25-3e4f22ae8276',
    name: 'Winter at the cabin',
    description: 'Two weeks of snow, three of us, and a very small car. Small things welcome.',
    members: [maya, theo, priya],
    inDays: 24,
  },
  {
    id: '1762300800000-6fe8a153-481b-4fba-8912-515c5c08211e',
    name: 'Maya’s birthday',
    description: 'Thirty-four, and counting. Secondhand is lovely, too.',
    members: [maya],
    inDays: 12,
  },
  {
    id: '1761004800000-2ebd3f13-ac92-44ec-be66-4bff7280f654',
    name: 'The kitchen on Elm Street',
    description: '',
    members: [theo, maya],
    inDays: null,
  },
  {
    id: '1759708800000-ea80802b-05c8-4d42-b125-dddc99b5b91d',
    name: 'Leo turns seven',
    description: 'Things for Leo, and one for his mom.',
    members: [priya, theo],
    inDays: 5,
    people: { 'a4ab76fd-37e1-4a3d-9a05-5b6a3c8f6e12': 'Leo' },
  },
];

/** The list that screenshots show. */
export const DEMO_LIST_ID = LISTS[0]?.id ?? '';

/** Open invites to the first list; `age` in days keeps them open whenever they are loaded. */
const INVITES = [
  { id: 'c3bd50a9-3488-44f9-b470-7c645e8f586e', email: 'rosa@example.com', by: maya, age: 1 },
  { id: '20847181-815b-48ba-b17c-d9ed7a99d4f6', email: 'jonas@example.com', by: theo, age: 6 },
];

/**
 * The demo data with addresses of the given shop.
 * @param {object} options
 * @param {string} options.shopUrl origin of the demo shop, for example http://127.0.0.1:4321
 * @param {Date} [options.now] when the data is loaded
 * @returns {{ users: readonly UserRecord[], lists: List[], invites: { listId: string, invite: Invite }[] }}
 */
export function demoData({ shopUrl, now = new Date() }) {
  const wishes = readTable('wishes.tsv');
  const lists = LISTS.map(({ id, name, description, members, inDays, people = {} }) => ({
    id,
    name,
    description,
    eventDate: inDays === null ? '' : dayAfter(now, inDays),
    ownerId: members[0]?.uid ?? '',
    members: members.map(({ uid }) => uid),
    memberInfo: members.map(({ uid, displayName }) => ({ uid, displayName })),
    people,
    items: wishes.filter((wish) => wish['list'] === name).map((wish) => itemOf(wish, id, shopUrl)),
  }));
  const invites = INVITES.map(({ id, email, by, age }) => {
    const createdAt = new Date(now.getTime() - age * DAY_MS);
    const expiresAt = new Date(createdAt.getTime() + INVITE_DAYS * DAY_MS);
    const invite = { id, email, createdBy: by.uid, createdAt, expiresAt };
    return { listId: DEMO_LIST_ID, invite };
  });
  return { users: DEMO_USERS, lists, invites };
}

/**
 * @param {Record<string, string>} wish a line of wishes.tsv; without a size it is the product's first
 * @param {string} listId
 * @param {string} shopUrl
 * @returns {Item}
 */
function itemOf(wish, listId, shopUrl) {
  const product = productBySlug(wish['product'] ?? '');
  if (!product) throw new Error(`The shop has no product "${wish['product']}".`);
  const color = product.colors[0] ?? '';
  const size = wish['size'] || (product.sizes[0] ?? '');
  return {
    id: wish['id'] ?? '',
    name: product.name,
    url: productUrl(shopUrl, product, { color, size }),
    price: product.price,
    size,
    color,
    notes: wish['notes'] ?? '',
    imageUrl: pictureUrl(shopUrl, product),
    listId,
    addedBy: DEMO_USERS.find(({ firstName }) => firstName === wish['by'])?.uid ?? '',
    purchasedBy: valuesOf(wish['purchasedBy']),
    ...(product.currency !== 'USD' && { currency: product.currency }),
    ...(wish['quantity'] && { quantity: Number(wish['quantity']) }),
    ...(wish['mostWanted'] === 'yes' && { mostWanted: true }),
    ...(wish['for'] && { for: wish['for'] }),
    ...(wish['category'] && { category: wish['category'] }),
  };
}

/**
 * @param {Date} now
 * @param {number} days
 * @returns {string} YYYY-MM-DD
 */
function dayAfter(now, days) {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * @param {string} uid
 * @param {string} firstName
 * @param {string} lastName
 * @param {string} since
 * @returns {UserRecord}
 */
function person(uid, firstName, lastName, since) {
  const name = `${firstName} ${lastName}`;
  const email = `${firstName.toLowerCase()}@example.com`;
  const createdAt = new Date(since);
  return { uid, name, email, createdAt, provider: 'email', firstName, lastName, displayName: name };
}
