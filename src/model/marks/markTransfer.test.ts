// @vitest-environment node
import { expect, it } from 'vitest';
import { markOf } from '../../testing/fixtures.ts';
import { marksFromText, marksToText } from './markTransfer.ts';

const marks = [
  markOf({ state: 'bought', pieces: 3 }),
  markOf({ itemId: 'item-2', name: 'Zoë', itemName: '茶壶' }),
  markOf({ listId: 'list-2', listName: 'Wedding', state: 'getting' }),
];

it('F2 what arrives is what was sent', () => {
  expect(marksFromText(marksToText(marks))).toEqual(marks);
});

it('a mark of a device whose clock is ahead was made now', () => {
  const now = Date.now();
  const [mark] = marksFromText(marksToText([markOf({ at: now + 3_600_000 })]));
  expect(mark?.at).toBeGreaterThanOrEqual(now);
  expect(mark?.at).toBeLessThanOrEqual(Date.now());
});

it('says each list once', () => {
  expect(marksToText(marks).match(/list-1/g)).toHaveLength(1);
});

it.each(['null', '{}', '"x"', '[1]', '[["list-1","",[7]]]', '[[{},"x",[["a","b","c"]]]]'])(
  'what is no mark is left out: %s',
  (text) => expect(marksFromText(text)).toEqual([]),
);

it('trusts no value', () => {
  const hostile = JSON.stringify([
    ['list-1', 'x'.repeat(5000), [['item-1', '\u200b\n', ' Tom ', 1e9, 9e99, 7]]],
    ['../../login', 'List', [['item-1', 'Kite', 'Tom', 1, 1, 0]]],
    [
      'list-2',
      'List',
      Array.from({ length: 2000 }, (_, i) => [`item-${i}`, 'Kite', 'Tom', 1, 1, 0]),
    ],
  ]);
  const [first, ...others] = marksFromText(hostile);
  expect(first).toMatchObject({ itemName: 'A gift', name: 'Tom', pieces: 1, at: 0 });
  expect(first?.listName.length).toBeLessThanOrEqual(100);
  expect(first?.state).toBeUndefined();
  expect(others).toHaveLength(999);
  expect(others.every(({ listId }) => listId === 'list-2')).toBe(true);
});
