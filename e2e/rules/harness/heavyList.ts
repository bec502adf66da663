import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../../src/model/limits.ts';
import { itemWeight, marksWeight, maxMarksWeight } from '../../../src/model/size/listSize.ts';
import { itemFromFields } from '../../../src/model/deserializers.ts';
import type { DocumentData, StoredItem, Fixture } from './fixture.ts';

/** Three bytes: the most that one unit of the limits can take. */
const WIDE = '茶';

/** The count of these items. */
export function countOf(items: StoredItem[]): number {
  return items.reduce((sum, item) => sum + itemWeight(itemFromFields(item)), 0);
}

/**
 * A list as big as members and visitors can make it: its count is full but for one small item, each
 * item holds as many bytes of names as the rules let visitors add while the list grew, and there are
 * 99 members with the longest names, and 20 people without an account, for one of whom each item is.
 */
export function atTheBound(f: Fixture, size: number): DocumentData {
  const most = Math.floor((LIMITS.itemBytes - 500) / size);
  const people = Object.fromEntries(
    Array.from({ length: LIMITS.peoplePerList }, () => [
      randomUUID(),
      WIDE.repeat(LIMITS.listPersonName),
    ]),
  );
  const ids = Object.keys(people);
  const items = Array.from({ length: size }, (_, i) => {
    const bare = f.item('mem', {
      name: WIDE,
      quantity: 99,
      mostWanted: true,
      addedAt: 1_700_000_000_000,
      currency: 'EUR',
      for: ids[i % ids.length],
      category: WIDE,
      ...namesWeighing(maxMarksWeight(i + 1)),
    });
    return filled(bare, most - itemWeight(itemFromFields(bare)));
  });
  const more = Array.from({ length: LIMITS.membersPerList - 4 }, (_, i) =>
    `other-${i}`.padEnd(28, 'x'),
  );
  return {
    items,
    people,
    itemBytes: countOf(items),
    description: WIDE.repeat(LIMITS.description),
    members: [...f.list.members, ...more],
    memberInfo: [
      ...f.list.memberInfo,
      ...more.map((uid) => ({ uid, displayName: WIDE.repeat(LIMITS.displayName) })),
    ],
  };
}

/** Fills the texts of an item, the notes first. */
function filled(item: StoredItem, bytes: number): StoredItem {
  let left = Math.floor(bytes / 3);
  const take = (most: number) => {
    const taken = Math.max(0, Math.min(most, left));
    left -= taken;
    return WIDE.repeat(taken);
  };
  return {
    ...item,
    notes: take(LIMITS.notes),
    url: String(item.url) + take(LIMITS.url - 40),
    imageUrl: String(item.imageUrl) + take(LIMITS.url - 40),
  };
}

/** Names with numbers of pieces that weigh so much, less the room for one short name. */
function namesWeighing(most: number): Pick<StoredItem, 'purchasedBy'> & DocumentData {
  const purchasedBy: string[] = [];
  const purchasedCounts: Record<string, number> = {};
  const room = () => most - 30 - marksWeight({ purchasedBy, purchasedCounts });
  while (purchasedBy.length < LIMITS.purchasersPerItem - 1 && room() >= 60) {
    // A name counts twice, once for itself and once for its number, and ten bytes more.
    const width = Math.min(LIMITS.purchaserName - 2, Math.floor((room() - 20) / 6));
    const name = `${WIDE.repeat(width)}${purchasedBy.length}`;
    purchasedBy.push(name);
    purchasedCounts[name] = 99;
  }
  return { purchasedBy, purchasedCounts };
}
