import { expect, it } from 'vitest';
import { usedMb } from '../testing/memory.ts';
import { memoize } from './memoize.ts';

/** A function that remembers, and what it was asked to work out. */
function remembering() {
  const worked: string[] = [];
  const lengthOf = memoize((text) => {
    worked.push(text);
    return text.length;
  });
  return { lengthOf, worked };
}

it('an answer is worked out once', () => {
  const { lengthOf, worked } = remembering();
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(worked).toEqual(['a', 'bb']);
});

it('a long text is not remembered', () => {
  const { lengthOf, worked } = remembering();
  for (const length of [300, 301, 300, 301]) expect(lengthOf('x'.repeat(length))).toBe(length);
  expect(worked.map(({ length }) => length)).toEqual([300, 301, 301]);
});

it('after four hundred texts it begins anew', () => {
  const { lengthOf, worked } = remembering();
  for (let i = 0; i < 400; i++) lengthOf(`text ${i}`);
  lengthOf('text 0');
  expect(worked).toHaveLength(400);
  lengthOf('one more');
  lengthOf('text 0');
  expect(worked.slice(400)).toEqual(['one more', 'text 0']);
});

it('nothing remembered keeps the page in memory that it was cut out of', () => {
  const same = memoize((text) => text);
  const before = usedMb();
  for (let i = 0; i < 20; i++) same(`A mug for two, number ${i}. `.repeat(50_000).slice(0, 24));
  expect(usedMb() - before).toBeLessThan(10);
  expect(same('\ud83c half')).toBe('\ud83c half');
});
