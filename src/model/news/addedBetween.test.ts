import { expect, it } from 'vitest';
import { addedBetween } from './addedBetween.ts';

const item = (addedBy: string, addedAt: number | null) => ({ addedBy, addedAt });
const items = [
  item('ann', 5),
  item('ben', 10),
  item('ben', 11),
  item('cem', null),
  item('cem', 20),
];

it('new is what others added since, not before, at or long after', () => {
  expect(addedBetween(items, 'ann', [10, 15])).toEqual([item('ben', 11)]);
  expect(addedBetween(items, 'ann', [4, 20])).toEqual([items[1], items[2], items[4]]);
  expect(addedBetween(items, 'ben', [4, 15])).toEqual([item('ann', 5)]);
});

it('to a visitor everything is somebody else’s; a time that is not known is never new', () => {
  expect(addedBetween(items, null, [0, 15])).toEqual(items.slice(0, 3));
});
