/**
 * The HTML files of the production build. Hosting serves a prerendered page for its own address. A
 * shell is served for every address that firebase.json rewrites to it, until the app has loaded.
 * @typedef {object} Page
 * @property {string} file where it is written, below the build's folder
 * @property {string} path an address it stands for; what is rendered there before any data
 * @property {string} [module] the page's own module, below src/features; its scripts are preloaded
 * @property {string} [title] of the browser tab, before " · Giftlists"
 * @property {string} [description] for search engines, instead of the product's own
 * @property {boolean} [shell] replaced by the app, because what it shows depends on the address
 * @property {boolean} [anywhere] served for other addresses too
 * @property {boolean} [earlyList] asks for the list before any code has arrived
 */

/** @type {Page[]} */
export const PAGES = [
  page(
    'info/AboutPage.tsx',
    'About',
    'What Giftlists is for, and how wish lists without double gifts work.',
  ),
  page('info/ContactPage.tsx', 'Contact', 'How to reach the people behind Giftlists.'),
  page(
    'info/PrivacyPage.tsx',
    'Privacy',
    'What Giftlists stores about you, who can see it, and how to have it removed.',
  ),
  page('info/TermsPage.tsx', 'Terms', 'The terms under which Giftlists can be used.'),
  page(
    'info/SamplePage.tsx',
    'Sample',
    'A sample wish list: see how a list on Giftlists looks to those who give.',
  ),
  page(
    'capture/AnyShopPage.tsx',
    'Any Shop',
    'How to add items to your wish list from any shop, on a computer, an iPhone or an Android phone.',
  ),
  page('session/LoginPage.tsx', 'Login', 'Log in to Giftlists to see and fill your wish lists.'),
  page(
    'session/SignupPage.tsx',
    'Sign Up',
    'Create an account on Giftlists and share your first wish list.',
  ),
  {
    file: '404.html',
    path: '/no-such-page',
    module: 'info/NotFoundPage.tsx',
    title: 'Page not found',
    anywhere: true,
  },
  { file: 'index.html', path: '/', module: 'dashboard/DashboardPage.tsx', shell: true },
  {
    file: 'shell/list.html',
    path: '/lists/any',
    module: 'listDetail/ListDetailPage.tsx',
    shell: true,
  },
  {
    file: 'shell/public-list.html',
    path: '/public-list/any',
    module: 'giving/PublicListPage.tsx',
    shell: true,
    earlyList: true,
  },
  { file: 'shell/app.html', path: '/account', shell: true },
];

/**
 * A prerendered page; its address is its title in one word.
 * @param {string} module
 * @param {string} title
 * @param {string} description
 * @returns {Page}
 */
function page(module, title, description) {
  const name = title.replace(' ', '').toLowerCase();
  return { file: `${name}.html`, path: `/${name}`, module, title, description };
}
