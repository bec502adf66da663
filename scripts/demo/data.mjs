import { DEMO_USERS, INVITES, PLANS } from './plans.mjs';
import { pictureUrl, productBySlug, productUrl } from './products.mjs';

/**
 * What the first `npm start` shows: three people, four lists, thirty items, in the shapes of
 * `src/model/`.
 *
 * @typedef {import('./plans.mjs').Plan} Plan
 * @typedef {import('./plans.mjs').Wish} Wish
 * @typedef {import('../../src/model/item.ts').Item} AnyItem
 * @typedef {'purchasedCounts' | 'quantity' | 'mostWanted' | 'addedAt'} Optional
 * @typedef {Omit<AnyItem, Optional> & Partial<Pick<AnyItem, Optional>>} Item as it is stored
 * @typedef {import('../../src/model/list.ts').List} AnyList
 * @typedef {Omit<AnyList, 'eventDate' | 'archived' | 'items'> & { items: Item[] }} List as it is stored
 * @typedef {import('../../src/model/list.ts').Invite} Invite
 * @typedef {import('../../src/model/user.ts').UserRecord} UserRecord
 */

const DAY = 24 * 60 * 60 * 1000;
/** As long as the product's own invites last (`LIMITS.inviteDays`; the test compares). */
const INVITE_DAYS = 14;

/**
 * @typedef {object} DemoData
 * @property {readonly UserRecord[]} users
 * @property {List[]} lists
 * @property {{ listId: string, invite: Invite }[]} invites
 */

/**
 * The demo data with addresses of the given shop.
 *
 * @param {object} options
 * @param {string} options.shopUrl Origin of the demo shop, for example http://127.0.0.1:4321.
 * @param {Date} [options.now] When the invites count as read; default: now.
 * @returns {DemoData}
 * @throws {Error} when a wish names a product the shop does not have
 */
export function demoData({ shopUrl, now = new Date() }) {
  const lists = PLANS.map((plan) => listOf(plan, shopUrl));
  const listId = lists[0]?.id ?? '';
  const invites = INVITES.map(({ id, email, by, age }) => {
    const createdAt = new Date(now.getTime() - age * DAY);
    const expiresAt = new Date(createdAt.getTime() + INVITE_DAYS * DAY);
    return { listId, invite: { id, email, createdBy: by.uid, createdAt, expiresAt } };
  });
  return { users: DEMO_USERS, lists, invites };
}

/**
 * @param {Plan} plan
 * @param {string} shopUrl
 * @returns {List}
 */
function listOf({ id, name, description, members, wishes }, shopUrl) {
  return {
    id,
    name,
    description,
    ownerId: members[0]?.uid ?? '',
    members: members.map(({ uid }) => uid),
    memberInfo: members.map(({ uid, displayName }) => ({ uid, displayName })),
    items: wishes.map((wish) => itemOf(wish, id, shopUrl)),
  };
}

/**
 * @param {Wish} wish
 * @param {string} listId
 * @param {string} shopUrl
 * @returns {Item}
 */
function itemOf({ id, by, slug, notes = '', purchasedBy = [], ...wish }, listId, shopUrl) {
  const product = productBySlug(slug);
  if (!product) throw new Error(`The shop has no product "${slug}".`);
  const color = product.colors[0] ?? '';
  const size = wish.size ?? product.sizes[0] ?? '';
  return {
    id,
    name: product.name,
    url: productUrl(shopUrl, product, { color, size }),
    price: product.price,
    size,
    color,
    notes,
    imageUrl: pictureUrl(shopUrl, product),
    listId,
    addedBy: by.uid,
    purchasedBy,
    ...(wish.quantity && { quantity: wish.quantity }),
    ...(wish.purchasedCounts && { purchasedCounts: wish.purchasedCounts }),
    ...(wish.mostWanted && { mostWanted: true }),
  };
}
