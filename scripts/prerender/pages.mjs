/**
 * The HTML files of the production build. Hosting serves a prerendered page for its own address;
 * a shell keeps the place, for every address that firebase.json rewrites to it, until the app has
 * arrived.
 */

/**
 * @typedef {object} Page
 * @property {string} file where it is written, below the build's folder
 * @property {string} path an address it stands for; what is drawn there before any data
 * @property {string[]} sources modules whose chunks the page needs at once
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
    sources: ['src/pages/About.tsx'],
    title: 'About',
    description: 'What Giftlists is for, and how wish lists without double gifts work.',
  },
  {
    file: 'contact.html',
    path: '/contact',
    sources: ['src/pages/Contact.tsx'],
    title: 'Contact',
    description: 'How to reach the people behind Giftlists.',
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    sources: ['src/pages/Privacy.tsx'],
    title: 'Privacy',
    description: 'What Giftlists stores about you, who can see it, and how to have it removed.',
  },
  {
    file: 'terms.html',
    path: '/terms',
    sources: ['src/pages/Terms.tsx'],
    title: 'Terms',
    description: 'The terms under which Giftlists can be used.',
  },
  {
    file: 'login.html',
    path: '/login',
    sources: ['src/pages/Login.tsx'],
    title: 'Login',
    description: 'Log in to Giftlists to see and fill your wish lists.',
  },
  {
    file: 'signup.html',
    path: '/signup',
    sources: ['src/pages/Signup.tsx'],
    title: 'Sign Up',
    description: 'Create an account on Giftlists and share your first wish list.',
  },
  {
    file: '404.html',
    path: '/no-such-page',
    sources: ['src/pages/NotFound.tsx'],
    title: 'Page not found',
    anywhere: true,
  },
  {
    file: 'index.html',
    path: '/',
    sources: ['src/pages/Dashboard.tsx'],
    shell: true,
  },
  {
    file: 'shell/list.html',
    path: '/lists/any',
    sources: ['src/pages/ListDetail.tsx'],
    shell: true,
  },
  {
    file: 'shell/public-list.html',
    path: '/public-list/any',
    sources: ['src/pages/PublicList.tsx'],
    shell: true,
    earlyList: true,
  },
  { file: 'shell/app.html', path: '/account', sources: [], shell: true },
];
