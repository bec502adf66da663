import { LIMITS } from '../limits.ts';
import type { List } from '../list.ts';
import { itemWeight } from './listSize.ts';

/** What a list holds of one kind, and the most that it can hold. */
export interface Space {
  name: string;
  used: number;
  most: number;
  /** For a sentence: '430 of 500 items'. */
  text: string;
}

const BYTES_PER_KB = 1_000;

/**
 * How much of its limits a list uses. Of bytes it is the count that the rules compare, where the list
 * stores it; it begins with the most that the items before may weigh, and so may exceed their sum.
 */
export function spaceOf({ items, members, itemBytes }: List): Space[] {
  const bytes = itemBytes ?? items.reduce((sum, item) => sum + itemWeight(item), 0);
  const kilobytes = Math.ceil(bytes / BYTES_PER_KB);
  return [
    space('Items', items.length, LIMITS.itemsPerList, 'items'),
    space('Members', members.length, LIMITS.membersPerList, 'members'),
    space('Texts and links', kilobytes, LIMITS.itemBytes / BYTES_PER_KB, 'KB of texts and links'),
  ];
}

function space(name: string, used: number, most: number, unit: string): Space {
  return { name, used, most, text: `${used} of ${most} ${unit}` };
}
