import { describe, expect, it } from 'vitest';
import { collapse } from './dom.ts';
import { clean } from './plainText.ts';

/** What firestore.rules ask of a name (§3). */
const SAVED = /^[^\s\p{Z}\p{C}](?:.*[^\s\p{Z}])?$/u;

describe('clean', () => {
  it.each([
    ['a mark of direction', '\u200eBlue Mug'],
    ['one of the other direction', '\u200fBlue Mug\u200f'],
    ['an Arabic one', '\u061cBlue Mug'],
    ['a soft hyphen', '\u00adBlue\u00ad Mug'],
    ['a byte order mark', '\ufeffBlue Mug'],
    ['a word joiner', '\u2060Blue Mug'],
    ['a joiner with nothing to join', '\u200dBlue Mug\u200c'],
    ['an isolate', '\u2068Blue Mug\u2069'],
    ['an override', 'Blue \u202eMug'],
    ['a control character', '\u0007Blue\u0000Mug'],
    ["an icon font's letter", '\ue001 Blue Mug'],
    ['half a character', '\ud83dBlue Mug'],
    ['an annotation', '\ufff9Blue Mug\ufffb'],
    ['a tag without a flag', '\u{e0041}Blue Mug'],
  ])('§3 takes %s out of a name, which can then be saved', (_, name) => {
    expect(clean(name, 200)).toBe('Blue Mug');
    expect('Blue Mug').toMatch(SAVED);
  });

  it.each([
    ['an emoji of two', '👩‍🚀 Mug'],
    ['one with a skin', '👩🏽‍🚀 Mug'],
    ['one with a variation', '❤️‍🔥 Mug'],
    ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Mug'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
  ])('§3 keeps %s as it is written', (_, name) => {
    expect(clean(name, 200)).toBe(name);
    expect(name).toMatch(SAVED);
  });

  it('§3 cuts no character in two', () => {
    expect(clean('abc👩‍🚀', 4)).toBe('abc');
    expect(clean('abc👩‍🚀', 6)).toBe('abc👩');
    expect(clean('\u200e\u202e', 10)).toBeNull();
    expect(clean(null, 10)).toBeNull();
    expect(clean('', 10)).toBeNull();
  });
});

describe('collapse', () => {
  it('§7 takes joiners out where no script needs them', () => {
    expect(collapse('Blue\u200c Mug')).toBe('Blue Mug');
    expect(collapse('\u200d')).toBe('');
    expect(collapse('\u200cBlue\u00a0\u200b Mug ')).toBe('Blue Mug');
  });
});
