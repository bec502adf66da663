/**
 * §2: routes, guard, chrome and pages.
 * @type {Record<string, import('../specRows.mjs').Row[]>}
 */
export const PAGES = {
  '§2 Route table': [
    ['route./', '`/`: dashboard, login required', /§2 route \/: login required/u],
    [
      'route./lists',
      '`/lists`: same dashboard, login required',
      /§2 route \/lists: login required/u,
    ],
    [
      'route./lists/id',
      '`/lists/{listId}/*`: list detail, login required',
      /§2 route \/lists\/\{listId\}.*login required/u,
    ],
    [
      'route./account',
      '`/account`: Account Settings, login required',
      /§2 route \/account: login required/u,
    ],
    ['route./list-join', '`/list-join?listId=&token=`', /§2 join.*(not logged in|logged in)/iu],
    [
      'route./public-list/id',
      '`/public-list/{listId}`: open, optional token query',
      /optional token query/u,
    ],
    ['route./login', '`/login`: open', /§2 route \/login: open/u],
    [
      'route./login.redirect',
      '`/login` accepts ?redirect= (default /)',
      /§2 login accepts \?redirect=/u,
    ],
    ['route./signup', '`/signup`: open', /§2 route \/signup: open/u],
    [
      'route./signup.redirect',
      '`/signup` accepts ?redirect= (default /)',
      /a logged-in user who visits \/signup\?redirect=/u,
    ],
    ['route./privacy', '`/privacy`: open', /§2 route \/privacy: open/u],
    [
      'route./terms',
      '`/terms`: open, effective Oct 31, 2025, State of Florida',
      /§2 Terms: effective date Oct 31, 2025/u,
    ],
    ['route./about', '`/about`: open', /§2 route \/about: open/u],
    ['route./contact', '`/contact`: open, a contact e-mail', /§2 Contact: an e-mail/u],
  ],
  '§2 Route guard': [
    [
      'guard.loading',
      'full-screen spinner while the session is loading',
      /§2 route guard.*full-screen spinner/u,
    ],
    [
      'guard.user',
      'protected content when a user exists',
      /§2 route guard.*protected content when a user exists/u,
    ],
    [
      'guard.visitor',
      'otherwise to /login, replacing the history entry',
      /§2 route guard.*redirects to \/login, replacing/u,
    ],
  ],
  '§2 Global chrome': [
    ['chrome.logo', 'logo', /§2 top bar.*logo/iu],
    [
      'chrome.my-lists',
      'My Lists link for a signed-in user',
      /§2 top bar, signed in.*My Lists link/u,
    ],
    [
      'chrome.letter',
      'avatar: uppercase first letter of the display name',
      /avatar button shows the uppercase first letter of the display name/u,
    ],
    [
      'chrome.letter.email',
      'avatar: of the e-mail when there is no display name',
      /avatar button shows that of the e-mail/u,
    ],
    [
      'chrome.menu',
      'menu with Account Settings and Logout',
      /menu with Account Settings and Logout/u,
    ],
    [
      'chrome.menu.outside',
      'menu closes on a click outside it',
      /menu: opens; closes on a click outside/u,
    ],
    [
      'chrome.menu.settings',
      'menu closes on choosing Account Settings',
      /menu closes on choosing Account Settings/u,
    ],
    [
      'chrome.visitor',
      'Login link and Sign Up button for a visitor',
      /Login link and a Sign Up button/u,
    ],
    [
      'chrome.footer',
      'footer on every page: About, Contact, Privacy, Terms',
      /§2 Footer on every page links to About, Contact, Privacy and Terms/u,
    ],
  ],
  '§2 Dashboard': [
    ['dashboard.greeting', 'Welcome, first name, exclamation mark', /§2 dashboard.*Welcome, Ann!/u],
    ['dashboard.create', 'Create New List button', /§2 dashboard.*Create New List/u],
    ['dashboard.empty', 'Get started by creating a list!', /Get started by creating a list!/u],
    ['dashboard.own', 'only lists where the user is a member', /only lists of the user/u],
    ['card.name', 'card: name and optional description', /§2 list card.*name and description/u],
    [
      'card.thumbnails',
      'card: up to 5 thumbnails, +N more item(s)',
      /§2 list card.*5 thumbnails and the note/u,
    ],
    ['card.members', 'card: count labelled Member or Members', /§2 list card.*member count/u],
    [
      'card.role',
      'card: role label Admin, Member, Guest',
      /§2 list card.*role label for .* is Guest/u,
    ],
    [
      'card.icons',
      'card: owner-only edit and delete icons',
      /§2 edit and delete icons on a card are the owner/u,
    ],
    ['card.invite', 'card: Invite Members', /§2 list card.*Invite Members/u],
    [
      'card.public',
      'card: View Public List, in a new tab',
      /§2 list card.*View Public List opens a new tab/u,
    ],
    ['card.open', 'clicking the card opens the list', /clicking the card opens the list/iu],
  ],
  '§2 List detail': [
    [
      'detail.joined',
      'joined=true: You’ve joined and the list name',
      /§2 list detail.*You’ve joined/iu,
    ],
    ['detail.breadcrumb', 'breadcrumb, then the title', /§2 list detail.*breadcrumb/iu],
    [
      'detail.controls',
      'members: edit, delete, invite icons and Add New Item',
      /edit, delete and invite icons and Add New Item/u,
    ],
    [
      'detail.own',
      'Your Wish List shows the viewer’s own items',
      /Your Wish List shows the viewer’s own items/u,
    ],
    ['detail.own.empty', 'or No items yet', /Your Wish List says No items yet/u],
    [
      'detail.others',
      'others’ sections, sorted, fallback Member’s Wish List',
      /others sorted case-insensitively, fallback Member/u,
    ],
    [
      'detail.others.read-only',
      'others’ sections are read-only',
      /other members’ items are read-only/u,
    ],
    [
      'detail.visitor',
      'You must be logged in to view this list.',
      /You must be logged in to view this list\./u,
    ],
    ['detail.missing', 'List not found', /§2 list detail.*List not found/iu],
  ],
  '§2 Public list': [
    ['public.title', 'title', /§2 public list.*title and sections/iu],
    [
      'public.chips',
      'Sort By: All plus one chip per contributor, alphabetical',
      /§2 public list.*one chip per contributor name, alphabetical/u,
    ],
    ['public.chip.scroll', 'a chip scrolls to the section', /§2 public list.*a chip scrolls to/iu],
    [
      'public.sections',
      'sections titled by contributor',
      /§2 public list.*sections titled by contributor/u,
    ],
    [
      'public.mark',
      'each item has a Mark as Purchased button',
      /each item has a Mark as Purchased button/u,
    ],
    ['public.grid', '3 per row', /§9 Public list: 3 items per row/u],
    ['public.missing', 'List not found', /§2 public list.*List not found/iu],
  ],
};
