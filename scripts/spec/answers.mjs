/**
 * §7 to §9: calls, errors, constants.
 * @type {Record<string, import('../specRows.mjs').Row[]>}
 */
export const ANSWERS = {
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
