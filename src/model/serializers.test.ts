import { describe, expect, test } from 'vitest';
import type { Item } from './item.ts';
import { itemFromFields, listFromFields } from './deserializers.ts';
import { itemToFields, listToFields } from './serializers.ts';

const item: Item = {
  id: 'i1',
  name: 'Teapot',
  url: 'https://shop.example/teapot',
  price: 24.5,
  currency: 'EUR',
  size: 'M',
  color: 'blue',
  notes: 'two\nlines',
  imageUrl: '',
  listId: 'l1',
  addedBy: 'olga',
  purchasedBy: ['Anna'],
  purchasedCounts: {},
  quantity: 1,
  mostWanted: false,
  category: '',
  addedAt: null,
  for: '',
};

const list = {
  id: 'l1',
  name: 'Birthday',
  description: 'Small things',
  eventDate: '',
  archived: false,
  ownerId: 'olga',
  members: ['olga', 'mem'],
  memberInfo: [
    { uid: 'olga', displayName: 'Olga' },
    { uid: 'mem', displayName: 'Mem' },
  ],
  people: {},
  items: [item],
};

describe('§3 List', () => {
  test('comes back as it was stored', () => {
    expect(listFromFields(listToFields(list))).toEqual(list);
  });

  test('keeps the count of its bytes, where it has one', () => {
    expect(listToFields(list)).not.toHaveProperty('itemBytes');
    const heavy = { ...list, itemBytes: 400_000 };
    expect(listToFields(heavy)).toHaveProperty('itemBytes', 400_000);
    expect(listFromFields(listToFields(heavy))).toEqual(heavy);
    expect(listFromFields({ ...list, itemBytes: 'many' })).toEqual(list);
  });

  test('is stored without an empty description, and read back with one', () => {
    const fields = listToFields({ ...list, description: '' });
    expect(fields).not.toHaveProperty('description');
    expect(listFromFields(fields).description).toBe('');
  });

  test('takes its id from the document where the field is missing', () => {
    const { id: _, ...old } = list;
    expect(listFromFields(old, 'l9').id).toBe('l9');
    expect(listFromFields(old).id).toBe('');
    expect(itemFromFields({}).listId).toBe('');
  });

  test('F13 reads whether it is private, and the names of former members; old lists have neither', () => {
    const read = listFromFields({ ...list, private: true, formerMembers: [list.memberInfo[0], 7] });
    expect(read).toMatchObject({ private: true, formerMembers: [list.memberInfo[0]] });
    expect(listFromFields({ ...list, private: 1 })).not.toHaveProperty('private');
    expect(listFromFields({ ...list })).not.toHaveProperty('formerMembers');
  });

  test('without memberInfo takes the names its old items carry', () => {
    const { memberInfo: _, ...old } = list;
    const items = [
      { ...item, addedBy: { uid: 'olga', name: 'Olga' } },
      { ...item, addedBy: 'mem' },
      { ...item, addedBy: { uid: 'eve' } },
      { ...item, addedBy: null },
    ];
    const read = listFromFields({ ...old, items });
    expect(read.memberInfo).toEqual([{ uid: 'olga', displayName: 'Olga' }]);
    expect(read.items.map(({ addedBy }) => addedBy)).toEqual(['olga', 'mem', 'eve', '']);
  });

  test('names nobody twice and drops what it does not know', () => {
    const read = listFromFields({
      ...list,
      members: ['olga', 'olga', 7],
      invites: [],
      inviteTokens: { t: null },
    });
    expect(read.members).toEqual(['olga']);
    expect(Object.keys(read)).toEqual(Object.keys(list));
  });

  test.each([null, undefined, 'text', 5, {}])('survives %s where an array belongs', (value) => {
    const read = listFromFields({ ...list, members: value, memberInfo: value, items: value });
    expect(read).toMatchObject({ members: [], memberInfo: [], items: [] });
  });

  test('passes over what is no map among its items and members', () => {
    const read = listFromFields({
      ...list,
      items: [null, 'x', [], ...list.items],
      memberInfo: [7, null, ...list.memberInfo],
    });
    expect(read).toEqual(list);
  });
});

describe('F1 F7 a list may have an event date, and be archived', () => {
  test.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-13-45', ''],
    ['soon', ''],
    ['2026-12-24T10:00', ''],
    ['on 2026-12-24', ''],
    [20261224, ''],
    [undefined, ''],
  ])('the stored day %j is %j', (stored, day) => {
    expect(listFromFields({ ...list, eventDate: stored }).eventDate).toBe(day);
  });

  test('it is over where the field is there, whatever its value is for now', () => {
    const { archived: _, ...stored } = list;
    expect(listFromFields(stored).archived).toBe(false);
    expect(listFromFields({ ...stored, archivedAt: null }).archived).toBe(true);
  });

  test('and what the device keeps is read back the same', () => {
    const kept = { ...list, eventDate: '2026-12-24', archived: true };
    expect(listFromFields(kept)).toEqual(kept);
  });
});

describe('F11 a list may have people without an account', () => {
  const people = { a1: 'Leo', b2: 'Grandma' };

  test('whose names come back as they were stored, also from what the device keeps', () => {
    expect(listToFields(list)).not.toHaveProperty('people');
    expect(listFromFields(listToFields({ ...list, people }))).toEqual({ ...list, people });
    expect(listFromFields({ ...list, people }).people).toEqual(people);
  });

  test.each([undefined, null, 'Leo', ['Leo'], 5])('survives %j where the map belongs', (value) => {
    expect(listFromFields({ ...list, people: value }).people).toEqual({});
  });

  test('and passes over a name that is none', () => {
    expect(listFromFields({ ...list, people: { ...people, c3: 5, d4: '' } }).people).toEqual(
      people,
    );
  });

  test('an item is for one of them, or says nothing', () => {
    expect(itemToFields(item)).not.toHaveProperty('for');
    const given = { ...item, for: 'a1' };
    expect(itemToFields(given)).toHaveProperty('for', 'a1');
    expect(itemFromFields(itemToFields(given))).toEqual(given);
    expect(itemFromFields({ for: 7 }).for).toBe('');
  });
});

describe('§3 Item', () => {
  test('comes back as it was stored, with all its keys and no other', () => {
    expect(itemFromFields(itemToFields(item))).toEqual(item);
    const { purchasedCounts: _, quantity: __, mostWanted: ___, addedAt: ____, ...others } = item;
    const { category: _____, for: ______, ...eleven } = others;
    expect(itemToFields({ ...item, extra: 1 } as Item)).toEqual(eleven);
  });

  test('F3 says how many, how much, when and by whom how often, where there is something to say', () => {
    const more = {
      quantity: 6,
      mostWanted: true,
      category: 'Books',
      addedAt: 1_700_000_000_000,
      purchasedCounts: { Anna: 2 },
    };
    const fields = itemToFields({ ...item, ...more });
    expect(fields).toMatchObject(more);
    expect(itemFromFields(fields)).toEqual({ ...item, ...more });
  });

  test.each([
    [{ quantity: 1 }, { quantity: 1 }],
    [{ quantity: 0 }, { quantity: 1 }],
    [{ quantity: -3 }, { quantity: 1 }],
    [{ quantity: 2.5 }, { quantity: 1 }],
    [{ quantity: 'six' }, { quantity: 1 }],
    [{ mostWanted: 'yes' }, { mostWanted: false }],
    [{ category: 7 }, { category: '' }],
    [{ addedAt: 'today' }, { addedAt: null }],
    [{ purchasedCounts: { Anna: 1, Ben: 'x', Cem: 3 } }, { purchasedCounts: { Cem: 3 } }],
    [{ purchasedCounts: { '__x__ ': 2 } }, { purchasedCounts: { __x__: 2 } }],
    [{ purchasedCounts: 7 }, { purchasedCounts: {} }],
  ])('F3 reads %j as %j', (stored, read) => {
    expect(itemFromFields({ ...item, ...stored })).toEqual({ ...item, ...read });
  });

  test('F3 stores a name that looks like a key of Firestore’s with a blank behind it', () => {
    const marked = { ...item, purchasedBy: ['__x__'], purchasedCounts: { __x__: 2 } };
    expect(itemToFields(marked).purchasedCounts).toEqual({ '__x__ ': 2 });
    expect(itemFromFields(itemToFields(marked))).toEqual(marked);
  });

  test('has every key even when the stored one has none', () => {
    expect(itemFromFields({}, 'l1')).toEqual({
      id: '',
      name: '',
      url: '',
      price: null,
      currency: 'USD',
      size: '',
      color: '',
      notes: '',
      imageUrl: '',
      listId: 'l1',
      addedBy: '',
      purchasedBy: [],
      purchasedCounts: {},
      quantity: 1,
      mostWanted: false,
      category: '',
      addedAt: null,
      for: '',
    });
  });

  test('reads addedBy as {uid, name} and never writes it so', () => {
    const read = itemFromFields({ ...item, addedBy: { uid: 'olga', name: 'Olga' } });
    expect(itemToFields(read).addedBy).toBe('olga');
  });

  test.each([
    ['24.50', 24.5],
    ['$1,234.50', 1234.5],
    ['free', null],
    ['', null],
    [Number.NaN, null],
    [Infinity, null],
    [{}, null],
    [0, 0],
  ])('reads the price %j as %j', (stored, price) => {
    expect(itemFromFields({ ...item, price: stored }).price).toBe(price);
  });

  test('keeps only names among its purchasers', () => {
    expect(itemFromFields({ ...item, purchasedBy: ['Anna', 3, null] }).purchasedBy).toEqual([
      'Anna',
    ]);
    expect(itemFromFields({ ...item, purchasedBy: 'Anna' }).purchasedBy).toEqual([]);
  });
});
