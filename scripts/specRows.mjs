/**
 * The rows of the specification's tables and lists, §2 to §9, and what a test that proves one says
 * in its name. `docs/spec-coverage.md` is made of them; a row without a test is an error.
 * Each row: a key, what the specification says, and an expression that at least one name matches.
 * @typedef {[key: string, text: string, name: RegExp]} Row
 */

/** @type {Record<string, Row[]>} section and part → its rows */
export const SPEC_ROWS = {
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
  '§2 Join': [
    [
      'join.visitor',
      'not logged in: /login?redirect= with path and query',
      /§2 join.*redirect to \/login\?redirect= followed by this path and query/u,
    ],
    [
      'join.user',
      'logged in: joins, then /lists/{listId}?joined=true',
      /§2 join.*goes to the list with joined/u,
    ],
    ['join.failure', 'on failure /lists/{listId}', /§8 join failure: redirect to the list/u],
    ['join.spinner', 'a spinner meanwhile', /§2 join.*a spinner meanwhile/u],
  ],
  '§2 Modals': [
    ['modal.list', 'Add/Edit List (name only)', /§2 Add\/Edit List modal \(name only\)/u],
    ['modal.delete-list', 'Delete List confirmation', /§2 Delete List confirmation/u],
    [
      'modal.invite',
      'Invite (e-mail entry; result shows a link)',
      /§2 Invite modal \(e-mail entry; result shows a link\)/u,
    ],
    ['modal.item', 'Add/Edit Item', /§2 Add Item modal/u],
    [
      'modal.item.spinner',
      'a loading spinner replaces the preview',
      /loading spinner replaces the preview/u,
    ],
    ['modal.delete-item', 'Delete Item confirmation', /§2 Delete Item confirmation/u],
    ['modal.mark', 'Mark as Purchased (name entry)', /§2 Mark as Purchased modal \(name entry\)/u],
    ['modal.unmark', 'Confirm Unmark', /§2 Confirm Unmark modal/u],
    ['modal.small', 'size small', /§2 modal.*size small/u],
    ['modal.medium', 'size medium', /§2 modal.*size medium/u],
    ['modal.large', 'size large', /§2 modal.*size large/u],
  ],
  '§2 Account': [
    ['account.photo', 'avatar: photo', /§2 account.*avatar is the photo/u],
    ['account.letter', 'avatar: first letter', /§2 account.*avatar letter/u],
    [
      'account.placeholder',
      'avatar: placeholder image',
      /§9 fallback avatar: a placeholder image/u,
    ],
    [
      'account.fields',
      'first name, last name, e-mail',
      /§2 account.*first name, last name, e-mail and three password fields/u,
    ],
    ['account.password', 'current, new and confirm password', /§2 account.*three password fields/u],
    ['account.save', 'Save Changes', /§8 account messages.*profile update: Profile updated/u],
    [
      'account.google',
      'google: e-mail and password disabled, with explanation',
      /provider is google, e-mail and password fields are disabled, with an explanation/u,
    ],
  ],
  '§2 Login and Signup': [
    [
      'login.form',
      'login: e-mail, password, Sign in with Google',
      /§2 login.*e-mail, password and Sign in with Google/u,
    ],
    ['signup.name', 'signup adds a Name field', /§2 sign-up.*adds a Name field/u],
    [
      'login.links',
      'each page links to the other',
      /§2 login.*links to sign-up, and sign-up to login/u,
    ],
    [
      'login.logged-in',
      'a logged-in user is redirected to the target',
      /a logged-in user who visits .* is redirected to/u,
    ],
  ],
  '§2 Shared UI': [
    ...['primary', 'secondary', 'danger', 'icon', 'ghost'].map(
      /** @returns {Row} */ (variant) => [
        `button.${variant}`,
        `button variant ${variant}`,
        new RegExp(`§2 shared UI: button.*variant ${variant} `, 'u'),
      ],
    ),
    [
      'button.disabled',
      'a disabled button ignores clicks',
      /§2 shared UI: button.*disabled button ignores clicks/u,
    ],
    ...['edit', 'delete', 'invite', 'spinner', 'eye', 'lock', 'chevronRight'].map(
      /** @returns {Row} */ (icon) => [
        `icon.${icon}`,
        `icon ${icon}`,
        new RegExp(`§2 shared UI: icons.*icon ${icon} is drawn`, 'u'),
      ],
    ),
  ],
  '§3 Entities': [
    ['list.id', 'list id is a timestamp string', /§3 a list’s id begins with the time/u],
    [
      'list.fields',
      'list: name, description, ownerId, members, memberInfo, items',
      /§3 a new list has the fields of a list/u,
    ],
    ['invite.tokens', 'invites and tokens', /a token is good once, for 14 days/u],
    ['item.fields', 'item: its fields', /§3 a new item holds what an item may hold/u],
    [
      'item.price',
      'price: text in the form, symbols stripped, empty is null',
      /§3 price: currency symbols are stripped on save and an empty value becomes null/u,
    ],
    ['item.price.form', 'price: in the form it is text', /§3 price: in the form it is text/u],
    ['item.addedBy', 'addedBy: uid saved, {uid, name} read', /§3.*addedBy/u],
    ['item.purchasedBy', 'purchasedBy: array of names', /§3 the names stay an array/u],
    [
      'item.subcollection',
      'items also as documents in a subcollection',
      /§3 an item and its mirror come together/u,
    ],
    ['user.record', 'user record: its fields', /§3 profiles.*created once, read by their owner/u],
    ['user.provider', 'provider email, google or unknown', /§3 provider of .* is unknown/u],
    [
      'user.session',
      'session user: profile merged over uid and e-mail',
      /merged over uid and e-mail/u,
    ],
    [
      'local.giftLists',
      'local key giftLists is read and written',
      /§3 local storage: the key giftLists.*written and read/u,
    ],
  ],
  '§4 Session': [
    ['session.signed-out', 'loading, then signed-out', /§2 route guard.*redirects to \/login/u],
    ['session.merge', 'profile read and merged', /§4 session.*profile’s fields are merged/u],
    [
      'session.create',
      'missing profile created on first login',
      /§4 session.*missing profile is created and saved on first login/u,
    ],
    [
      'session.first-name',
      'first name: first word of the display name',
      /§4 session: first name is the first word/u,
    ],
    [
      'session.first-name.email',
      'else the e-mail before the at-sign',
      /falls back to the part of the e-mail before the at-sign/u,
    ],
    ['session.first-name.user', 'else User', /§9 falls back to User/u],
    ['session.last-name', 'last name: the remaining words', /last name .*the remaining words/u],
    [
      'session.failure',
      'failed read or write: logged, user from auth data',
      /profile fetch failure \(write\)/u,
    ],
    ['session.sign-out', 'sign-out sets the user to null', /sign-out sets the user to null/u],
  ],
  '§4 Item purchase': [
    ['purchase.mark', 'through the modal, the name is appended', /marking appends a name once/u],
    ['purchase.duplicates', 'no duplicates', /§4 no duplicates/u],
    [
      'purchase.unmark',
      'Unmark with confirmation clears purchasedBy',
      /Unmark asks first, naming everybody, and clears purchasedBy/u,
    ],
    ['purchase.dimmed', 'purchased items render dimmed', /§4 purchased items render dimmed/u],
    ['purchase.button', 'the button reads Unmark as Purchased', /reads Unmark as Purchased/u],
  ],
  '§4 List membership': [
    [
      'membership.join',
      'joining with a valid token adds the member, clears the token',
      /joining adds the member with a name and spends the token/u,
    ],
    ['membership.leave', 'leaving removes the member', /§4 leaving a list removes the member/u],
    [
      'membership.non-owner',
      'a non-owner’s delete only removes the user',
      /a non-owner’s delete only removes the user from members/u,
    ],
    [
      'membership.owner',
      'an owner’s delete removes the list',
      /Owner edits the list name and deletes the list/u,
    ],
  ],
  '§4 Invite and auth': [
    [
      'invite.link',
      'inviting generates a token link',
      /§8 invite success: Invite link created! with the link/u,
    ],
    [
      'invite.join',
      'joining happens when the link is visited while logged in',
      /§2 Join: logged in, joins/u,
    ],
    ['auth.email', 'logged in via e-mail', /§1 log in with e-mail and password/u],
    ['auth.google', 'logged in via Google', /§1 Google account: signs in/u],
    ['auth.menu', 'avatar menu open or closed', /§4 avatar menu: open or closed/u],
  ],
  '§5 Validation rules': [
    ['list-name', 'List name is required', /§5 list name required: said beside the field/u],
    ['item-name', 'Item Name is required', /§5 item > item name required/u],
    ['item-url.required', 'URL is required', /§5 item > item URL required/u],
    ['item-url.parse', 'Enter a valid URL', /§5 item URL must parse: Enter a valid URL/u],
    [
      'item.unchanged',
      'Update Item is disabled while unchanged',
      /§5 Update Item is disabled while the edit form is unchanged/u,
    ],
    ['invite-email', 'Email is required', /§5 invite e-mail required: Email is required/u],
    ['purchase-name', 'a blank name is not submitted', /§5 a blank name is not submitted/u],
    [
      'signup',
      'name, e-mail and password are required',
      /§5 name, e-mail and password are required/u,
    ],
    ['signup.hint', 'password hint', /§5 password hint ticks its four rules/u],
    [
      'signup.provider',
      'the provider enforces',
      /password hint is not enforced by the form: the provider decides/u,
    ],
    [
      'password.match',
      'New passwords do not match.',
      /§5 account > new and confirm must match: New passwords do not match\./u,
    ],
    [
      'account',
      'first name, last name and e-mail are required',
      /§5 account > first name, last name and e-mail are required/u,
    ],
  ],
  '§6 Roles and permissions': [
    [
      'signed-out',
      'signed-out visitors are redirected to login',
      /§2 route guard.*redirects to \/login/u,
    ],
    ['owner.edit', 'owner: edit the list name', /§6 Owner edits the list name/u],
    ['owner.delete', 'owner: delete the list', /§2 edit and delete icons.*the owner has Delete/u],
    ['owner.invite', 'owner: invite', /§6 members invite/u],
    ['member.add', 'member: add items', /§6 members add items/u],
    ['member.edit', 'member: edit own items', /§6 one edits one’s own items/u],
    ['member.delete', 'member: delete own items', /§6 one deletes one’s own items/u],
    ['member.invite', 'member: invite', /Invite Members is there for owner and member/u],
    [
      'member.rename',
      'member: edit the list from the detail page',
      /§6 any member renames the list/u,
    ],
    [
      'member.delete-list',
      'member: delete the list from the detail page',
      /§6 any member deletes the list/u,
    ],
    [
      'guest.open',
      'non-members can open a list by its id',
      /§6 non-members can open a list by its id/u,
    ],
    ['guest.items', 'item changes need membership', /§6 item changes need membership/u],
    ['guest.label', 'Guest is the label for a non-member', /§2 role label > is Guest/u],
    ['anonymous', 'anonymous visitors: view, mark and unmark', /§6 anyone marks any one item/u],
    [
      'others.read-only',
      'other members’ items are read-only',
      /§6 another member’s item is not one’s own/u,
    ],
  ],
  '§7 The calls it makes': [
    ['listener.lists', 'live: lists of the user', /§7 asks for the lists of this user only/u],
    [
      'listener.list',
      'live listener on one list document',
      /§7 a change arrives while the page is open/u,
    ],
    ['names', 'member names', /§4 a new name reaches every list of that member/u],
    ['create', 'create list document', /a new list is its creator’s and empty/u],
    ['rename', 'update list name', /§6 any member renames it/u],
    ['delete', 'delete list', /deleting removes everything kept beside the list/u],
    ['members', 'members: union on join, remove on leave', /a join adds its own member, last/u],
    ['token', 'inviteTokens for one token', /a join spends one invite/u],
    [
      'items',
      'items: add, replace, remove, change purchasedBy',
      /editing and deleting find the item wherever it stands/u,
    ],
    [
      'item-document',
      'write an item document in the subcollection',
      /adding shows the item to everyone and mirrors it/u,
    ],
    ['user', 'read, create, update users/{uid}', /§7 one creates one’s own profile/u],
    [
      'auth.sign-up',
      'e-mail sign-up, then set display name',
      /§7 auth calls.*e-mail sign-up, then set display name/u,
    ],
    ['auth.sign-in', 'e-mail sign-in', /§2 login.*and signs in/u],
    ['auth.google', 'Google popup sign-in', /§1 Google account: signs in/u],
    ['auth.profile', 'update profile display name', /§7 auth calls.*update profile/u],
    ['auth.password', 'change password (current and new)', /§7 auth calls.*change password/u],
    ['auth.sign-out', 'sign out', /§4 Logout ends the session/u],
    [
      'auth.reset',
      'password-reset request: e-mail only',
      /§7 auth calls.*password-reset e-mail request: e-mail only/u,
    ],
    [
      'product.request',
      'POST /api/fetch-product with JSON {url}',
      /§7 product info fetch > POSTs \{url\}/u,
    ],
    [
      'product.answer',
      'reads name, price, imageUrl, color, size',
      /reads name, price, imageUrl, color, size/u,
    ],
    [
      'product.delay',
      '600 ms after the URL becomes valid',
      /asks 600 ms after the URL becomes valid/u,
    ],
    [
      'product.keep',
      'existing form values are kept',
      /existing form values are kept when a field is missing/u,
    ],
    [
      'product.function',
      'the function answers with the product',
      /§7 answers a signed-in user with the product/u,
    ],
  ],
  '§8 Error catalogue': [
    [
      'google',
      'Google sign-in failed. Please try again.',
      /§8 Google sign-in failure: Google sign-in failed\. Please try again\./u,
    ],
    [
      'google.log',
      'also logged and rethrown',
      /Google sign-in failure is logged as Google sign-in failed and rethrown/u,
    ],
    [
      'sign-up',
      'sign-up error: the provider’s message',
      /§8 sign-up error: the provider’s message text is shown/u,
    ],
    [
      'login',
      'login error: the provider’s message',
      /§8 login error: the provider’s message text is shown/u,
    ],
    [
      'password.failure',
      'password update failure: the error message',
      /§8 account messages > password update failure: the error message/u,
    ],
    [
      'password.fallback',
      'or Failed to update password.',
      /password update failure with message .* says Failed to update password\./u,
    ],
    [
      'password.success',
      'Password updated successfully!',
      /password update success: Password updated successfully!/u,
    ],
    [
      'profile.success',
      'Profile updated successfully!',
      /profile update: Profile updated successfully!/u,
    ],
    [
      'profile.failure',
      'Failed to update profile.',
      /profile update failure: Failed to update profile\./u,
    ],
    [
      'invite.failure',
      'Failed to create invite link.',
      /§8 invite creation failure: Failed to create invite link\./u,
    ],
    [
      'invite.success',
      'Invite link created! with the link',
      /§8 invite success: Invite link created! with the link/u,
    ],
    [
      'profile.fetch',
      'Error fetching Firestore user; fallback user used',
      /logged as Error fetching Firestore user; fallback user used/u,
    ],
    ['logout', 'logout failure: logged only', /logout failure is logged only/u],
    ['auto-fill', 'auto-fill failure: logged only', /§8 auto-fill failure is logged only/u],
    ['list', 'list failures are logged', /§8 list failures are logged/u],
    ['item', 'item failures are logged', /§8 item failures are logged/u],
    ['join', 'join failure: redirect to the list', /§8 join failure: redirect to the list/u],
    [
      'delete-without-id',
      'delete without a list id: a warning is logged',
      /§8 delete without a list id: a warning is logged/u,
    ],
  ],
  '§9 Business constants': [
    ['thumbnails', 'at most 5 thumbnails', /§9 dashboard card > has at most 5 item thumbnails/u],
    ['debounce', '600 ms', /§9 auto-fill debounce: 600 ms/u],
    ['tokens', 'invite tokens: random UUIDs', /a token is a random UUID and nothing else/u],
    [
      'price',
      'USD, en-US, exactly 2 decimals',
      /§9 price display: currency format, USD, en-US, exactly 2 decimals/u,
    ],
    ['sorting', 'case-insensitive, locale en', /§9 name sorting: case-insensitive, locale en/u],
    ['fallback.member', 'fallback member name Member', /§9 fallback member name: Member/u],
    ['fallback.first-name', 'fallback first name User', /§9 falls back to User/u],
    [
      'fallback.avatar',
      'fallback avatar: a placeholder image',
      /§9 fallback avatar: a placeholder image/u,
    ],
    [
      'password',
      'password rule: 8, 1 uppercase, 1 number, 1 special',
      /§5 password hint: 8 characters, one uppercase letter, one number, one special/u,
    ],
    ['grid', 'public list: 3 items per row', /§9 Public list: 3 items per row/u],
  ],
};
