// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './line.ts';

/** `line` of firestore.rules, without its length. */
const LINE = /^[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}](?:[^\n]*[^\s\p{Z}])?$/u;

describe('§5 a name is one line', () => {
  it.each([
    ['  Kettle ', 'Kettle'],
    ['Kettle\r\nwith a  lid', 'Kettle with a lid'],
    ['Kettle\u00a0\u2028and\tpan', 'Kettle and pan'],
    ['\u200eKettle\u200f', 'Kettle'],
    ['\ufeff\u200b Kettle \u200b', 'Kettle'],
    ['\u202eelttek\u202c', 'elttek'],
    ['a\u2066b\u2069c', 'abc'],
    ['\ud83dKettle', 'Kettle'],
    ['\u200e \u2068\u2069', ''],
    ['\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it.each([
    ['an emoji of several', '👩‍👩‍👧 family'],
    ['a variation selector at the end', 'Love ❤️'],
    ['a flag of tags at the end', 'Mug 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Persian', 'می‌خواهم'],
    ['Malayalam that ends in a joiner', 'അവന്‍'],
    ['a mark of direction between two scripts', 'שלום\u200e!'],
  ])('%s stays', (_what, text) => {
    expect(oneLine(text)).toBe(text);
  });

  it('whatever is typed, what is left is what the rules take, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text);
        expect(line === '' || LINE.test(line)).toBe(true);
        expect(oneLine(line)).toBe(line);
      }),
      { numRuns: 2_000 },
    );
  });
});
