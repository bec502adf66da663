import { peopleIn, type List, type Person } from '../list.ts';

/** The people without an account for whom a contributor added items, and nobody else did. */
export function peopleOf(list: Pick<List, 'people' | 'items'>, uid: string): Person[] {
  return peopleIn(list).filter(({ id }) => {
    const contributors = list.items.filter((item) => item.for === id).map(({ addedBy }) => addedBy);
    return contributors.length > 0 && contributors.every((contributor) => contributor === uid);
  });
}
