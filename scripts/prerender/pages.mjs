/**
 * The HTML files of the production build. Hosting serves a prerendered page for its own address;
 * a shell keeps the place, for every address that firebase.json rewrites to it, until the app has
 * arrived.
 */

/**
 * @typedef {object} Page
 * @property {string} file where it is written, below the build's folder
 * @property {string} path an address it stands for; what is drawn there before any data
 * @property {string} [page] the module of the page, in src/features
 * @property {string} [title] of the browser tab, before " · Giftlists"
 * @property {string} [description] for search engines, instead of the product's own
 * @property {boolean} [shell] replaced by the app, not taken over: what it shows depends on the address
 * @property {boolean} [anywhere] served for other addresses too
 * @property {boolean} [earlyList] asks for the list before any code has arrived; not for search engines
 */

/** @type {Page[]} */
export const PAGES = [
  {
    file: 'about.html',
    path: '/about',
    page: 'info/AboutPage.tsx',
    title: 'About',
    description: 'What Giftlists is for, and how wish lists without double gifts work.',
  },
  {
    file: 'contact.html',
    path: '/contact',
    page: 'info/ContactPage.tsx',
    title: 'Contact',
    description: 'How to reach the people behind Giftlists.',
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    page: 'info/PrivacyPage.tsx',
    title: 'Privacy',
    description: 'What Giftlists stores about you, who can see it, and how to have it removed.',
  },
  {
    file: 'terms.html',
    path: '/terms',
    page: 'info/TermsPage.tsx',
    title: 'Terms',
    description: 'The terms under which Giftlists can be used.',
  },
  {
    file: 'login.html',
    path: '/login',
    page: 'session/LoginPage.tsx',
    title: 'Login',
    description: 'Log in to Giftlists to see and fill your wish lists.',
  },
  {
    file: 'signup.html',
    path: '/signup',
    page: 'session/SignupPage.tsx',
    title: 'Sign Up',
    description: 'Create an account on Giftlists and share your first wish list.',
  },
  {
    file: '404.html',
    path: '/no-such-page',
    page: 'info/NotFoundPage.tsx',
    title: 'Page not found',
    anywhere: true,
  },
  {
    file: 'index.html',
    path: '/',
    page: 'lists/DashboardPage.tsx',
    shell: true,
  },
  {
    file: 'shell/list.html',
    path: '/lists/any',
    page: 'lists/ListDetailPage.tsx',
    shell: true,
  },
  {
    file: 'shell/public-list.html',
    path: '/public-list/any',
    page: 'giving/PublicListPage.tsx',
    shell: true,
    earlyList: true,
  },
  { file: 'shell/app.html', path: '/account', shell: true },
];
