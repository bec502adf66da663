// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { itemOf, listOf } from '../testing/fixtures.ts';
import {
  canRestoreMarks,
  contributions,
  isListId,
  isMember,
  keepUnchanged,
  keepUnchangedOf,
  memberName,
  personOf,
  roleOf,
  summaryOf,
} from './list.ts';
import { peopleOf } from './people/peopleOf.ts';
import { reorderable } from './people/reorderable.ts';

/** The sections by name, with the ids of their items. */
const idsOf = (sections: ReturnType<typeof contributions>) =>
  sections.map(({ name, items }) => [name, items.map(({ id }) => id)]);

describe('§2 role label', () => {
  const list = listOf({ ownerId: 'ann', members: ['ann', 'ben'] });

  it('is Admin for the owner', () => {
    expect(roleOf(list, 'ann')).toBe('Admin');
  });

  it('is Member for a user listed in members', () => {
    expect(roleOf(list, 'ben')).toBe('Member');
  });

  it.each([['carl'], [null]])('is Guest for anybody else: %s', (uid) => {
    expect(roleOf(list, uid)).toBe('Guest');
  });

  it('is Admin for an owner whom members forgot', () => {
    expect(roleOf({ ownerId: 'ann', members: [] }, 'ann')).toBe('Admin');
  });
});

describe('§6 item changes need membership', () => {
  it.each([
    ['ann', true],
    ['ben', true],
    ['carl', false],
    [null, false],
  ])('%s: %s', (uid, expected) => {
    expect(isMember(listOf(), uid)).toBe(expected);
  });
});

describe('F2 somebody can restore the marks of an item', () => {
  it.each([
    ['Ann’s, with Ben on the list', listOf(), itemOf(), true],
    ['Ann’s, who is alone on the list', listOf({ members: ['ann'] }), itemOf(), false],
    [
      'of somebody who has left Ann alone',
      listOf({ members: ['ann'] }),
      itemOf({ addedBy: 'ben' }),
      true,
    ],
    [
      'for a person without an account',
      listOf({ members: ['ann'], people: { leo: 'Leo' } }),
      itemOf({ for: 'leo' }),
      true,
    ],
  ])('%s', (_name, list, item, expected) => {
    expect(canRestoreMarks(list, item)).toBe(expected);
  });
});

describe('§9 fallback member name: Member', () => {
  it('stands in for a member without a name, with a blank one, and for somebody who left', () => {
    const list = listOf({ memberInfo: [{ uid: 'ann', displayName: '  ' }] });
    expect(memberName(list, 'ann')).toBe('Member');
    expect(memberName(list, 'ben')).toBe('Member');
    expect(memberName(list, 'gone')).toBe('Member');
  });

  it('does not replace a name that is known', () => {
    expect(memberName(listOf(), 'ben')).toBe('Ben Poe');
  });

  it('F13 is kept of a member who was removed, until they have another one', () => {
    const former = [
      { uid: 'gus', displayName: 'Gus Ray' },
      { uid: 'ben', displayName: 'Benny' },
    ];
    const list = listOf({ formerMembers: former });
    expect(memberName(list, 'gus')).toBe('Gus Ray');
    expect(memberName(list, 'ben')).toBe('Ben Poe');
  });
});

describe('§2 sections per contributor', () => {
  const list = listOf({
    members: ['1', '2', '3', '4'],
    memberInfo: [
      { uid: '1', displayName: 'zoe' },
      { uid: '2', displayName: 'Bob' },
      { uid: '3', displayName: 'alice' },
    ],
    items: [
      itemOf({ id: 'a', addedBy: '1' }),
      itemOf({ id: 'b', addedBy: '3' }),
      itemOf({ id: 'c', addedBy: '1' }),
      itemOf({ id: 'd', addedBy: 'left' }),
    ],
  });

  it('are sorted by name without regard to case, nameless ones as Member', () => {
    const names = contributions(list, { includeEmpty: true }).map(({ name }) => name);
    expect(names).toEqual(['alice', 'Bob', 'Member', 'Member', 'zoe']);
  });

  it('are empty for members without items', () => {
    const all = contributions(list, { includeEmpty: true });
    expect(all.filter(({ uid }) => ['2', '4'].includes(uid)).map(({ items }) => items)).toEqual([
      [],
      [],
    ]);
  });

  it('hold the contributor’s items in the order of the list', () => {
    const zoe = contributions(list, { includeEmpty: false }).find(({ uid }) => uid === '1');
    expect(zoe?.items.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('leave out members without items when asked to', () => {
    const uids = contributions(list, { includeEmpty: false }).map(({ uid }) => uid);
    expect(uids).toEqual(['3', 'left', '1']);
  });

  it('keep the items of somebody who left', () => {
    const left = contributions(list, { includeEmpty: true }).find(({ uid }) => uid === 'left');
    expect(left?.items.map(({ id }) => id)).toEqual(['d']);
  });

  it('keep two people of one name apart, always in the same order', () => {
    const twins = {
      members: ['y', 'x'],
      memberInfo: [
        { uid: 'y', displayName: 'Sam' },
        { uid: 'x', displayName: 'sam' },
      ],
      people: {},
      items: [],
    };
    for (const members of [twins.members, twins.members.toReversed()]) {
      const sections = contributions({ ...twins, members }, { includeEmpty: true });
      expect(sections.map(({ uid }) => uid)).toEqual(['x', 'y']);
    }
  });
});

describe('F11 people without an account', () => {
  const list = listOf({
    people: { leo: 'Leo', mia: 'amelia' },
    items: [
      itemOf({ id: 'a', addedBy: 'ben', for: 'leo' }),
      itemOf({ id: 'b', addedBy: 'ann' }),
      itemOf({ id: 'c', addedBy: 'ann', for: 'leo' }),
      itemOf({ id: 'd', addedBy: 'ben', for: 'removed' }),
    ],
  });

  it('have sections of their own among the contributors', () => {
    expect(idsOf(contributions(list, { includeEmpty: true }))).toEqual([
      ['amelia', []],
      ['Ann Lee', ['b']],
      ['Ben Poe', ['d']],
      ['Leo', ['a', 'c']],
    ]);
    const filled = contributions(list, { includeEmpty: false }).map(({ uid }) => uid);
    expect(filled).toEqual(['ann', 'ben', 'leo']);
  });

  it('own an item until they are removed; then it is its contributor’s', () => {
    expect(list.items.map((item) => personOf(list, item))).toEqual(['leo', '', 'leo', '']);
  });

  it('go with whom alone added items for them', () => {
    expect(peopleOf(list, 'ann')).toEqual([]);
    const [, , byAnn] = list.items;
    const alone = { ...list, items: byAnn ? [byAnn] : [] };
    expect(peopleOf(alone, 'ann')).toEqual([{ id: 'leo', name: 'Leo' }]);
    expect(peopleOf(alone, 'ben')).toEqual([]);
  });

  it('have an order of their own for what a member added for them', () => {
    const items = ['1', '2'].flatMap((id) => [
      itemOf({ id, addedBy: 'ann' }),
      itemOf({ id: `for${id}`, addedBy: 'ann', for: 'mia' }),
      itemOf({ id: `by${id}`, addedBy: 'ben', for: 'mia' }),
    ]);
    const one = itemOf({ id: 'one', addedBy: 'ann', for: 'leo' });
    expect(idsOf(reorderable({ ...list, items: [...items, one] }, 'ann'))).toEqual([
      ['Ann Lee', ['1', '2']],
      ['amelia', ['for1', 'for2']],
    ]);
  });
});

describe('§9 dashboard card', () => {
  const seven = Array.from({ length: 7 }, (_, i) => itemOf({ id: `${i}`, imageUrl: `${i}.png` }));

  it('has at most 5 item thumbnails, the first ones, and knows how many items there are', () => {
    const summary = summaryOf(listOf({ items: seven }), 'ann');
    expect(summary.thumbnails.map(({ imageUrl }) => imageUrl)).toEqual([
      '0.png',
      '1.png',
      '2.png',
      '3.png',
      '4.png',
    ]);
    expect(summary.itemCount).toBe(7);
  });

  it('§3 keeps no item details, notes or purchasers on the device', () => {
    const items = [itemOf({ name: 'Ring', notes: 'secret note', purchasedBy: ['Aunt May'] })];
    const stored = JSON.stringify(summaryOf(listOf({ items }), 'ann'));
    expect(stored).not.toContain('Ring');
    expect(stored).not.toContain('Aunt May');
    expect(stored).not.toContain('secret note');
  });
});

describe('what did not change is drawn from the same object', () => {
  const before = listOf({ items: [itemOf({ id: 'a' }), itemOf({ id: 'b' })] });

  it('an equal list is the one before', () => {
    expect(keepUnchanged(before, structuredClone(before))).toBe(before);
  });

  it('only the item that changed is another', () => {
    const next = structuredClone(before);
    next.items[1] = itemOf({ id: 'b', purchasedBy: ['May'] });
    const kept = keepUnchanged(before, next);
    expect(kept).not.toBe(before);
    expect(kept.items[0]).toBe(before.items[0]);
    expect(kept.items[1]).toEqual(next.items[1]);
  });

  it.each([
    ['a new name', { name: 'Wedding' }],
    ['an item less', { items: before.items.slice(1) }],
    ['the last item less', { items: before.items.slice(0, -1) }],
    ['another order', { items: before.items.toReversed() }],
  ])('%s is seen', (_what, change) => {
    const next = { ...before, ...change };
    expect(keepUnchanged(before, structuredClone(next))).toEqual(next);
  });

  it('cards of the dashboard likewise', () => {
    const cards = [summaryOf(before, 'ann'), summaryOf(listOf({ id: 'list-2' }), 'ann')];
    const next = structuredClone(cards);
    next[1] = summaryOf(listOf({ id: 'list-2', name: 'Wedding' }), 'ann');
    const kept = keepUnchangedOf(cards, next);
    expect(kept[0]).toBe(cards[0]);
    expect(kept).toEqual(next);
  });
});

it.each([
  ['1700000000000-1b4e28ba-2fa1-41d2-883f-0016d3cca427', true],
  ['1700000000000', true],
  ['', false],
  ['.', false],
  ['..', false],
  ['__all__', false],
  ['1700000000000/', false],
  ['x'.repeat(2_000), false],
])('the id of a list can be %j: %s', (text, can) => {
  expect(isListId(text)).toBe(can);
});
