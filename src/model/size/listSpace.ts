import { LIMITS } from '../limits.ts';
import type { List } from '../list.ts';
import { itemWeight } from './listSize.ts';

/** What a list holds of one kind, and the maximum. */
export interface Space {
  name: string;
  used: number;
  max: number;
  /** For a sentence: '430 of 500 items'. */
  text: string;
}

/**
 * How much of its limits a list uses. If the list stores its size in bytes, that number is used, because
 * the rules compare it. It started with the most that the items could weigh, so it may exceed their sum.
 */
export function spaceOf({ items, members, itemBytes }: List): Space[] {
  const bytes = itemBytes ?? items.reduce((sum, item) => sum + itemWeight(item), 0);
  return [
    counted('Items', items.length, LIMITS.itemsPerList),
    counted('Members', members.length, LIMITS.membersPerList),
    {
      name: 'Texts and links',
      used: bytes,
      max: LIMITS.itemBytes,
      text: `${Math.ceil((bytes * 100) / LIMITS.itemBytes)}% of the space for texts and links`,
    },
  ];
}

function counted(name: string, used: number, max: number): Space {
  return { name, used, max, text: `${used} of ${max} ${name.toLowerCase()}` };
}
