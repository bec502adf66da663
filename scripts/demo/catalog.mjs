import { readTable, valuesOf } from './table.mjs';

/**
 * A product of "The Corner Shop", the demo shop that auto-fill can be tried on without a network.
 * The first color and the first size are selected unless the address says otherwise.
 * @typedef {object} DemoProduct
 * @property {string} slug path of the product page, and of its picture
 * @property {string} name
 * @property {string} brand
 * @property {number | null} price null when the page names no price
 * @property {string} currency ISO 4217 code of the price
 * @property {string[]} colors
 * @property {string[]} sizes
 * @property {boolean} picture whether `pictures/<slug>.svg` exists
 * @property {string} text one or two sentences of description
 */

/** @type {readonly DemoProduct[]} */
export const PRODUCTS = readTable('catalog.tsv').map((row) => ({
  slug: row['slug'] ?? '',
  name: row['name'] ?? '',
  brand: row['brand'] ?? '',
  price: row['price'] ? Number(row['price']) : null,
  currency: row['currency'] || 'USD',
  colors: valuesOf(row['colors']),
  sizes: valuesOf(row['sizes']),
  picture: row['picture'] === 'yes',
  text: row['text'] ?? '',
}));

/**
 * @param {string} slug
 * @returns {DemoProduct | undefined} undefined when the shop has no such product
 */
export function productBySlug(slug) {
  return PRODUCTS.find((product) => product.slug === slug);
}

/**
 * The host name of the shop that sells a product: the items of a list are from several shops, as on the
 * web. Browsers resolve every name under `localhost` to this machine.
 * @param {DemoProduct} product
 */
function shopHost({ brand }) {
  const letters = brand.normalize('NFD').replace(/\p{M}/gu, '');
  const words = letters.toLowerCase().match(/[a-z]+/g) ?? [];
  return `${words.join('-')}.localhost`;
}

/** The host names of all shops. */
export const SHOP_HOSTS = [...new Set(PRODUCTS.map(shopHost))];

/**
 * The address of a product's page with a selection. Leaves out what is selected by default.
 * @param {string} shopUrl origin of the shop
 * @param {DemoProduct} product
 * @param {{ color?: string, size?: string }} [selection]
 */
export function productUrl(shopUrl, product, { color = '', size = '' } = {}) {
  const url = new URL(`/products/${product.slug}`, shopUrl);
  url.hostname = shopHost(product);
  if (color !== '' && color !== product.colors[0]) url.searchParams.set('color', color);
  if (size !== '' && size !== product.sizes[0]) url.searchParams.set('size', size);
  return url.href;
}

/**
 * The address of a product's picture; '' when it has none.
 * @param {string} shopUrl origin of the shop
 * @param {DemoProduct} product
 */
export function pictureUrl(shopUrl, product) {
  return product.picture ? new URL(`/pictures/${product.slug}.svg`, shopUrl).href : '';
}
