/**
 * §3 to §6: entities, states, validation, permissions.
 * @type {Record<string, import('../specRows.mjs').Row[]>}
 */
export const RULES = {
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
};
