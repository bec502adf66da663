/**
 * The HTML files of the production build. Hosting serves a prerendered page for its own address. A
 * shell is served for every address that firebase.json rewrites to it, until the app has loaded.
 * @typedef {object} Page
 * @property {string} file where it is written, below the build's folder
 * @property {string} path an address it stands for; what is rendered there before any data
 * @property {string[]} chunks names of the chunks the page needs at once, beside the app's
 * @property {string} [title] of the browser tab, before " · Giftlists"
 * @property {string} [description] for search engines, instead of the product's own
 * @property {boolean} [shell] replaced by the app, because what it shows depends on the address
 * @property {boolean} [anywhere] served for other addresses too
 * @property {boolean} [earlyList] asks for the list before any code has arrived; not for search engines
 */

/** @type {Page[]} */
export const PAGES = [
  page('about', 'About', 'What Giftlists is for, and how wish lists without double gifts work.'),
  page('contact', 'Contact', 'How to reach the people behind Giftlists.'),
  page(
    'privacy',
    'Privacy',
    'What Giftlists stores about you, who can see it, and how to have it removed.',
  ),
  page('terms', 'Terms', 'The terms under which Giftlists can be used.'),
  page('login', 'Login', 'Log in to Giftlists to see and fill your wish lists.'),
  {
    ...page('signup', 'Signup', 'Create an account on Giftlists and share your first wish list.'),
    title: 'Sign Up',
  },
  {
    file: '404.html',
    path: '/no-such-page',
    chunks: ['NotFound'],
    title: 'Page not found',
    anywhere: true,
  },
  { file: 'index.html', path: '/', chunks: ['dashboard'], shell: true },
  { file: 'shell/list.html', path: '/lists/any', chunks: ['ListDetail'], shell: true },
  {
    file: 'shell/public-list.html',
    path: '/public-list/any',
    chunks: ['list'],
    shell: true,
    earlyList: true,
  },
  { file: 'shell/app.html', path: '/account', chunks: [], shell: true },
];

/**
 * A prerendered page, whose chunk is called like its title.
 * @param {string} name in its address
 * @param {string} title
 * @param {string} description
 * @returns {Page}
 */
function page(name, title, description) {
  return { file: `${name}.html`, path: `/${name}`, chunks: [title], title, description };
}
