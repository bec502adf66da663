// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD_NAMES, HIDDEN_NAMES, WIDEST } from '../testing/names.ts';
import { cleanName, fits, hasHidden, oneLine } from './line.ts';

describe('§5 a name is one line', () => {
  it.each([
    ['  Kettle ', 'Kettle'],
    ['Kettle\r\nwith a  lid', 'Kettle with a lid'],
    ['Kettle\u00a0\u2028and\tpan', 'Kettle and pan'],
    ['\u200eKettle\u200f', 'Kettle'],
    ['\u2068Kettle\u2069', 'Kettle'],
    ['\ufeff\u200b Kettle \u200b', 'Kettle'],
    ['\u200e \u2068\u2069', ''],
    ['\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('§5 a name has no invisible characters', () => {
  it.each(GOOD_NAMES)('%s is fine', (_what, name) => {
    expect(oneLine(name)).toBe(name);
    expect(hasHidden(name)).toBe(false);
    expect(cleanName(name, 100)).toBe(name);
  });

  it.each(HIDDEN_NAMES)(
    '%s is detected, and removed from names that were not typed',
    (_what, name) => {
      expect(hasHidden(name)).toBe(true);
      expect(hasHidden(cleanName(name, 100))).toBe(false);
    },
  );

  it.each([
    ['An\u200bna \u202eLind', 'Anna Lind'],
    ['\u3164', ''],
    ['\u0301', ''],
    ['Anna \u2800 Lind', 'Anna Lind'],
    ['Tea\u00adpot\n', 'Teapot'],
    ['\u2800 Lind', 'Lind'],
    ['Anna \u2800', 'Anna'],
    ['\u2800\u0301 Lind', 'Lind'],
  ])('%j is stored as %j', (text, name) => {
    expect(cleanName(text, 100)).toBe(name);
  });

  it('a name of which a list holds many is cut to three bytes for each character, between emoji', () => {
    expect(cleanName(WIDEST.repeat(100), 100, 3)).toBe(WIDEST.repeat(12));
    expect(cleanName('茶'.repeat(101), 100, 3)).toBe('茶'.repeat(100));
    expect(cleanName(WIDEST.repeat(100), 100)).toBe(WIDEST.repeat(100));
  });

  it('any account name becomes a valid name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = cleanName(text, 10);
        expect(name === '' || !hasHidden(name)).toBe(true);
        expect(fits(name, 10)).toBe(true);
        expect(oneLine(name)).toBe(name);
        expect(cleanName(name, 10)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('§9 a limit counts user-perceived characters', () => {
  it.each([
    [WIDEST.repeat(60), true],
    [WIDEST.repeat(61), false],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['🇩🇪'.repeat(60), true],
    ['🇩🇪'.repeat(61), false],
    // More bytes than allowed for 60 characters.
    [WIDEST.repeat(59) + '🏴󠁧󠁢󠁥󠁮󠁧󠁿', false],
    ['e' + '\u0301'.repeat(800), false],
  ])('%# fits: %s', (name, isFine) => {
    expect(fits(name, 60)).toBe(isFine);
    expect(fits(cleanName(name, 60), 60)).toBe(true);
  });

  it('cuts between characters, never within one', () => {
    expect(cleanName(WIDEST.repeat(3), 2)).toBe(WIDEST.repeat(2));
    expect(cleanName('Anna Lind', 5)).toBe('Anna');
  });
});
