import { describe, expect, it } from 'vitest';
import { parseLooseJson } from './jsonRepair.ts';

describe('parseLooseJson', () => {
  it.each([
    ['plain', '{"name":"A"}'],
    ['a CDATA wrapper', '<![CDATA[{"name":"A"}]]>'],
    ['a commented CDATA wrapper', '//<![CDATA[\n{"name":"A"}\n//]]>'],
    ['a block-commented CDATA wrapper', '/*<![CDATA[*/{"name":"A"}/*]]>*/'],
    ['an HTML comment', '<!-- {"name":"A"} -->'],
    ['a trailing semicolon', '{"name":"A"};'],
    ['a trailing comma', '{"name":"A",}'],
    ['entities for quotes', '{&quot;name&quot;:&quot;A&quot;}'],
  ])('§7 reads JSON-LD in %s', (_, text) => {
    expect(parseLooseJson(text)).toEqual({ name: 'A' });
  });

  it('§7 reads raw line breaks and control characters inside strings', () => {
    expect(parseLooseJson('{"name":"A\n\tB\u0001C"}')).toEqual({ name: 'A  B C' });
  });

  it('§7 keeps commas and brackets inside strings', () => {
    expect(parseLooseJson('{"name":"A,]",}')).toEqual({ name: 'A,]' });
  });

  it('§7 reads a backslash that escapes nothing', () => {
    expect(parseLooseJson(String.raw`{"name":"1\' long"}`)).toEqual({ name: "1' long" });
  });

  it('gives nothing for what is no JSON', () => {
    expect(parseLooseJson('function () {}')).toBeUndefined();
  });
});

describe('parseLooseJson in time', () => {
  it.each([
    ['blanks after the brace', `{${' '.repeat(100_000)}x`],
    ['blanks at the end', `{"a":1,}${' '.repeat(100_000)}*/`],
    ['semicolons', `{${';'.repeat(100_000)}x`],
    ['ends of comments', `{${'-->'.repeat(40_000)}x`],
    ['starts of comments', `/*${' '.repeat(100_000)}x`],
  ])('§7 gives up on a row of %s', (_, text) => {
    const started = performance.now();
    parseLooseJson(text);
    expect(performance.now() - started).toBeLessThan(150);
  });
});
