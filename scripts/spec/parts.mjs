/**
 * §2: joining, modals, account, login and the shared parts.
 * @type {Record<string, import('../specRows.mjs').Row[]>}
 */
export const PARTS = {
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
      /** @returns {import('../specRows.mjs').Row} */ (variant) => [
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
      /** @returns {import('../specRows.mjs').Row} */ (icon) => [
        `icon.${icon}`,
        `icon ${icon}`,
        new RegExp(`§2 shared UI: icons.*icon ${icon} is drawn`, 'u'),
      ],
    ),
  ],
};
