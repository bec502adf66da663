import { expect, test } from 'vitest';
import { storedBytes } from './bytes.ts';

// The examples of Firestore's own page on storage size.
test.each([
  [null, 1],
  [true, 1],
  [1, 8],
  [1.5, 8],
  ['', 1],
  ['name', 5],
  ['茶', 4],
  ['👩‍🍳', 12],
  [new Date(), 8],
  [[], 0],
  [['a', 'b'], 4],
  [{ type: 'Personal', done: false }, 5 + 9 + 5 + 1],
  [{ list: [{ a: 1 }] }, 5 + 2 + 8],
])('Firestore counts %j as %i bytes', (value, bytes) => {
  expect(storedBytes(value)).toBe(bytes);
});
