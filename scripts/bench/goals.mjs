/**
 * What the pages are measured against: medians on Lighthouse's phone, in milliseconds and kilobytes
 * (1,000 bytes on the wire, headers included). `js` is what had arrived before the content.
 * @typedef {{ js: number, lcp: number, tbt: number, cls: number }} Limits
 */
/** @typedef {{ publicList: string, ownList: string }} SeededLists ids */
/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {(lists: SeededLists) => string} path
 * @property {boolean} [returning] as a signed-in user who has been there before, with an empty cache
 * @property {boolean} [hidden] kept from search engines, which Lighthouse's SEO score counts against it
 * @property {Limits} max
 */

const PRERENDERED = { js: Infinity, lcp: 900, tbt: 30, cls: 0 };

/** @type {Goal[]} */
export const GOALS = [
  { name: 'about', path: () => '/about', max: PRERENDERED },
  { name: 'login', path: () => '/login', max: PRERENDERED },
  { name: 'sign-up', path: () => '/signup', max: PRERENDERED },
  {
    name: 'public list, 60 items',
    path: ({ publicList }) => `/public-list/${publicList}`,
    hidden: true,
    max: { js: 75, lcp: 1600, tbt: 65, cls: 0.02 },
  },
  {
    name: 'dashboard',
    path: () => '/',
    returning: true,
    max: { js: 75, lcp: 1500, tbt: 50, cls: 0.02 },
  },
  {
    name: 'list detail',
    path: ({ ownList }) => `/lists/${ownList}`,
    returning: true,
    hidden: true,
    max: { js: 90, lcp: 1800, tbt: 65, cls: 0.02 },
  },
];

/** The least score of each page, of 100. */
export const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
