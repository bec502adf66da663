/**
 * The HTML files of the production build. Hosting serves a prerendered page for its own address;
 * a shell keeps the place, for every address that firebase.json rewrites to it, until the app has
 * arrived.
 */

/**
 * @typedef {object} Page
 * @property {string} file where it is written, below the build's folder
 * @property {string} path an address it stands for; what is drawn there before any data
 * @property {string[]} chunks names of the chunks the page needs at once, beside the app's
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
    chunks: ['About'],
    title: 'About',
    description: 'What Giftlists is for, and how wish lists without double gifts work.',
  },
  {
    file: 'contact.html',
    path: '/contact',
    chunks: ['Contact'],
    title: 'Contact',
    description: 'How to reach the people behind Giftlists.',
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    chunks: ['Privacy'],
    title: 'Privacy',
    description: 'What Giftlists stores about you, who can see it, and how to have it removed.',
  },
  {
    file: 'terms.html',
    path: '/terms',
    chunks: ['Terms'],
    title: 'Terms',
    description: 'The terms under which Giftlists can be used.',
  },
  {
    file: 'login.html',
    path: '/login',
    chunks: ['Login'],
    title: 'Login',
    description: 'Log in to Giftlists to see and fill your wish lists.',
  },
  {
    file: 'signup.html',
    path: '/signup',
    chunks: ['Signup'],
    title: 'Sign Up',
    description: 'Create an account on Giftlists and share your first wish list.',
  },
  {
    file: '404.html',
    path: '/no-such-page',
    chunks: ['NotFound'],
    title: 'Page not found',
    anywhere: true,
  },
  {
    file: 'index.html',
    path: '/',
    chunks: ['dashboard'],
    shell: true,
  },
  {
    file: 'shell/list.html',
    path: '/lists/any',
    chunks: ['ListDetail'],
    shell: true,
  },
  {
    file: 'shell/public-list.html',
    path: '/public-list/any',
    chunks: ['list'],
    shell: true,
    earlyList: true,
  },
  { file: 'shell/app.html', path: '/account', chunks: [], shell: true },
];
