// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markOf } from '../../testing/fixtures.ts';
import { groupMarks, standingMarks } from './mark.ts';

describe('F2 the marks of this device that are still on an item', () => {
  const marks = [markOf({ name: 'Tom' }), markOf({ name: 'Ann' })];

  it('are those whose names are on it', () => {
    expect(standingMarks({ purchasedBy: ['Eve', 'Ann'] }, marks)).toEqual([marks[1]]);
    expect(standingMarks({ purchasedBy: [] }, marks)).toEqual([]);
    expect(standingMarks({ purchasedBy: ['Tom'] }, undefined)).toEqual([]);
  });

  it('are all marks when the purchases are hidden', () => {
    expect(standingMarks({ purchasedBy: [] }, marks, true)).toBe(marks);
  });

  it('are the same array while all are there, so that the card is not rendered again', () => {
    expect(standingMarks({ purchasedBy: ['Ann', 'Tom'] }, marks)).toBe(marks);
    const [one, two] = [0, 1].map(() => standingMarks({ purchasedBy: [] }, undefined));
    expect(one).toBe(two);
  });
});

it('marks are grouped in the order of the first of each group', () => {
  const marks = ['b', 'a', 'b'].map((listId, at) => markOf({ listId, at }));
  const groups = groupMarks(marks, ({ listId }) => listId);
  expect([...groups]).toEqual([
    ['b', [marks[0], marks[2]]],
    ['a', [marks[1]]],
  ]);
});
