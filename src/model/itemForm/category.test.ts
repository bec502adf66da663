// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD_NAMES, HIDDEN_NAMES, WIDEST } from '../../testing/names.ts';
import { hasHidden, oneLine } from '../line.ts';
import { cleanCategory, isCategory } from './category.ts';

describe('F15 a category is one short line', () => {
  it.each(GOOD_NAMES.filter(([what]) => what !== 'a flag of tags'))('%s is fine', (_what, line) => {
    expect(isCategory(line)).toBe(true);
    expect(cleanCategory(line)).toBe(line);
  });

  it.each(HIDDEN_NAMES)('%s is removed', (_what, line) => {
    expect(hasHidden(cleanCategory(line))).toBe(false);
  });

  it.each([
    ['', false],
    [' ', false],
    [' Books', false],
    ['Books ', false],
    ['Two  blanks', false],
    ['Two\nlines', false],
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
    ['🎁'.repeat(20), true],
    ['🎁'.repeat(21), false],
  ])('%j: %s', (text, isOne) => {
    expect(isCategory(text)).toBe(isOne);
  });

  it('what is too long is cut off between characters', () => {
    expect(cleanCategory('x'.repeat(50))).toBe('x'.repeat(40));
    expect(cleanCategory(`${'x'.repeat(39)}🎁`)).toBe('x'.repeat(39));
    expect(cleanCategory(`${'x'.repeat(39)} Books`)).toBe('x'.repeat(39));
    expect(cleanCategory(WIDEST.repeat(5)).length).toBeLessThanOrEqual(40);
  });

  it('any text becomes one, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const line = cleanCategory(text);
        expect(line === '' || isCategory(line)).toBe(true);
        expect(oneLine(line)).toBe(line);
        expect(cleanCategory(line)).toBe(line);
      }),
      { numRuns: 2_000 },
    );
  });
});
