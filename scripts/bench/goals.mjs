/**
 * What the pages are measured against: medians on Lighthouse's phone, milliseconds and kilobytes
 * (1,000 bytes on the wire, headers included) of JavaScript that had arrived before the content.
 *
 * @typedef {object} Goal
 * @property {string} name
 * @property {(lists: SeededLists) => string} path
 * @property {boolean} [returning] as a signed-in user who has been there before, with an empty cache
 * @property {boolean} [hidden] kept from search engines, which Lighthouse's SEO sum counts against it
 * @property {number} js
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 */
/** @typedef {{ publicList: string, ownList: string }} SeededLists ids */

/** @type {Goal[]} */
export const GOALS = [
  { name: 'about', path: () => '/about', js: Infinity, lcp: 900, tbt: 30, cls: 0 },
  { name: 'login', path: () => '/login', js: Infinity, lcp: 900, tbt: 30, cls: 0 },
  { name: 'sign-up', path: () => '/signup', js: Infinity, lcp: 900, tbt: 30, cls: 0 },
  {
    name: 'public list, 60 items',
    path: ({ publicList }) => `/public-list/${publicList}`,
    hidden: true,
    js: 75,
    lcp: 1600,
    tbt: 65,
    cls: 0.02,
  },
  { name: 'dashboard', path: () => '/', returning: true, js: 75, lcp: 1500, tbt: 50, cls: 0.02 },
  {
    name: 'list detail',
    path: ({ ownList }) => `/lists/${ownList}`,
    returning: true,
    hidden: true,
    js: 90,
    lcp: 1800,
    tbt: 65,
    cls: 0.02,
  },
];

/** Of 100, on each page. */
export const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
