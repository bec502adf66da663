import { ITEM_DEFAULTS, type Item } from '../model/item.ts';
import type { List } from '../model/list.ts';
import type { Mark } from '../model/marks/mark.ts';
import type { User } from '../model/user.ts';

/** An item of Ann's; `fields` override the defaults. */
export function itemOf(fields: Partial<Item> = {}): Item {
  return {
    ...ITEM_DEFAULTS,
    id: 'item-1',
    name: 'Kettle',
    url: 'https://shop.example/kettle',
    price: 24.5,
    listId: 'list-1',
    addedBy: 'ann',
    ...fields,
  };
}

/** A list of Ann's with Ben as a member. */
export function listOf(fields: Partial<List> = {}): List {
  return {
    id: 'list-1',
    name: 'Birthday',
    description: '',
    eventDate: '',
    archived: false,
    ownerId: 'ann',
    members: ['ann', 'ben'],
    memberInfo: [
      { uid: 'ann', displayName: 'Ann Lee' },
      { uid: 'ben', displayName: 'Ben Poe' },
    ],
    people: {},
    items: [],
    ...fields,
  };
}

/** Ann, signed in with e-mail and password. */
export function userOf(fields: Partial<User> = {}): User {
  return {
    uid: 'ann',
    email: 'ann@example.com',
    displayName: 'Ann Lee',
    firstName: 'Ann',
    lastName: 'Lee',
    provider: 'email',
    photoUrl: null,
    ...fields,
  };
}

/** Tom's mark of the usual item on this device. */
export function markOf(fields: Partial<Mark> = {}): Mark {
  return {
    listId: 'list-1',
    listName: 'Birthday',
    itemId: 'item-1',
    itemName: 'Kettle',
    name: 'Tom',
    pieces: 1,
    at: 1,
    ...fields,
  };
}
