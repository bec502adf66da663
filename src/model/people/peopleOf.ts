import type { List, Person } from '../list.ts';

/** The people without an account for whom a contributor added items, and nobody else did. */
export function peopleOf({ people, items }: Pick<List, 'people' | 'items'>, uid: string): Person[] {
  return Object.entries(people)
    .map(([id, name]) => ({ id, name }))
    .filter(({ id }) => {
      const contributors = items.filter((item) => item.for === id).map(({ addedBy }) => addedBy);
      return contributors.length > 0 && contributors.every((one) => one === uid);
    });
}
