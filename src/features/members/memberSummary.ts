import { pluralize } from '../../model/format.ts';
import { memberName, type List } from '../../model/list.ts';

/** A member or former member of a list, with what the owner has to know to remove them. */
export interface MemberSummary {
  uid: string;
  name: string;
  /** The number of items they added. */
  itemCount: number;
}

/** What is known of a member or former member. */
export function summarize(list: List, uid: string): MemberSummary {
  const itemCount = list.items.filter(({ addedBy }) => addedBy === uid).length;
  return { uid, name: memberName(list, uid), itemCount };
}

/** 'no items', '1 item', '2 items'. */
export function itemCountText(count: number): string {
  return count === 0 ? 'no items' : pluralize(count, 'item');
}

/** What follows "the": 'item', '2 items'. */
export function countedItems(count: number): string {
  return count === 1 ? 'item' : itemCountText(count);
}
