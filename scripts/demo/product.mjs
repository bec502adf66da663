/**
 * A product of "The Corner Shop", the demo shop that auto-fill can be tried on without a network.
 *
 * @typedef {object} DemoProduct
 * @property {string} slug Path of the product page, and of its picture.
 * @property {string} name
 * @property {string} brand
 * @property {number | null} price US dollars; null: the page names no price.
 * @property {string[]} colors The first is selected unless the address says otherwise; may be empty.
 * @property {string[]} sizes The first is selected unless the address says otherwise; may be empty.
 * @property {string} text One or two sentences of description.
 * @property {boolean} picture Whether `pictures/<slug>.svg` exists.
 */

/**
 * One line of the catalogue; positions instead of keys keep the shelves readable.
 *
 * @param {string} slug
 * @param {string} name
 * @param {string} brand
 * @param {number | null} price
 * @param {string[]} colors
 * @param {string[]} sizes
 * @param {string} text
 * @param {{ picture?: boolean }} [options]
 * @returns {DemoProduct}
 */
export function product(slug, name, brand, price, colors, sizes, text, { picture = true } = {}) {
  return { slug, name, brand, price, colors, sizes, text, picture };
}
