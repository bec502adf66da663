import { HOME_SHELF } from './homeShelf.mjs';
import { OUT_SHELF } from './outShelf.mjs';

/** @typedef {import('./product.mjs').DemoProduct} DemoProduct */

/**
 * Everything the shop sells. Names and prices live here once; the lists in `data.mjs` refer to them.
 *
 * @type {readonly DemoProduct[]}
 */
export const PRODUCTS = [...HOME_SHELF, ...OUT_SHELF];

const bySlug = new Map(PRODUCTS.map((product) => [product.slug, product]));

/**
 * The product with this slug; undefined when the shop has none.
 *
 * @param {string} slug
 * @returns {DemoProduct | undefined}
 */
export function productBySlug(slug) {
  return bySlug.get(slug);
}

/**
 * The address of a product's page with a selection, without what is selected anyway.
 *
 * @param {string} shopUrl Origin of the shop, without a slash at the end.
 * @param {DemoProduct} product
 * @param {{ color?: string, size?: string }} [selection]
 */
export function productUrl(shopUrl, product, { color = '', size = '' } = {}) {
  const url = new URL(`/products/${product.slug}`, shopUrl);
  if (color !== '' && color !== product.colors[0]) url.searchParams.set('color', color);
  if (size !== '' && size !== product.sizes[0]) url.searchParams.set('size', size);
  return url.href;
}

/**
 * The address of a product's picture; '' when it has none.
 *
 * @param {string} shopUrl Origin of the shop, without a slash at the end.
 * @param {DemoProduct} product
 */
export function pictureUrl(shopUrl, product) {
  return product.picture ? new URL(`/pictures/${product.slug}.svg`, shopUrl).href : '';
}
