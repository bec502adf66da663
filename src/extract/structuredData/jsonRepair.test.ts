import { describe, expect, it } from 'vitest';
import { parseLooseJson } from './jsonRepair.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

describe('parseLooseJson', () => {
  it.each([
    ['plain', '{"name":"A"}'],
    ['a CDATA wrapper', '<![CDATA[{"name":"A"}]]>'],
    ['a commented CDATA wrapper', '//<![CDATA[\n{"name":"A"}\n//]]>'],
    ['a block-commented CDATA wrapper', '/*<![CDATA[*/{"name":"A"}/*]]>*/'],
    ['an HTML comment', '<!-- {"name":"A"} -->'],
    ['a trailing semicolon', '{"name":"A"};'],
    ['a trailing comma', '{"name":"A",}'],
    ['a wrapper between blanks', ' \n<![CDATA[ {"name":"A"} ]]> \n'],
    ['a commented wrapper between blanks', '/* // <!-- */ {"name":"A"} ; // -->'],
    ['two semicolons', '{"name":"A"} ;;'],
    ['a trailing comma before a blank', '{"name":"A", \n}'],
    ['decimal entities', '{&#34;name&#34;:&#034;A&#x22;}'],
    ['entities for quotes', '{&quot;name&quot;:&quot;A&quot;}'],
  ])('§7 reads JSON-LD in %s', (_, text) => {
    expect(parseLooseJson(text)).toEqual({ name: 'A' });
  });

  it('§7 reads raw line breaks and control characters inside strings', () => {
    expect(parseLooseJson('{"name":"A\n\tB\u0001C"}')).toEqual({ name: 'A  B C' });
  });

  it('§7 reads what is right as it is', () => {
    const right = String.raw`{"a":"&quot; ,] <!-- ; \" \\ \/ \b\f\n\r\t\u0041","b":[1, 2],"c":null}`;
    expect(parseLooseJson(right)).toEqual(JSON.parse(right));
    // With something wrong beside it, too.
    expect(parseLooseJson(`${right.slice(0, -1)},}`)).toEqual(JSON.parse(right));
  });

  it('§7 reads entities for ampersands among those for quotes', () => {
    expect(parseLooseJson('{&quot;name&quot;:&quot;A &amp; B&quot;}')).toEqual({ name: 'A & B' });
  });

  it('§7 takes out only the commas before an end', () => {
    expect(parseLooseJson('{"a":[1, 2,],"b":{"c":3,},}')).toEqual({ a: [1, 2], b: { c: 3 } });
    expect(parseLooseJson('[1, [2], 3,]')).toEqual([1, [2], 3]);
    expect(parseLooseJson('[1,,2]')).toBeUndefined();
  });

  it('§7 keeps commas and brackets inside strings', () => {
    expect(parseLooseJson('{"name":"A,]",}')).toEqual({ name: 'A,]' });
  });

  it('§7 reads a backslash that escapes nothing', () => {
    expect(parseLooseJson(String.raw`{"name":"1\' long"}`)).toEqual({ name: "1' long" });
  });

  it('gives nothing for what is no JSON', () => {
    expect(parseLooseJson('function () {}')).toBeUndefined();
    expect(parseLooseJson('')).toBeUndefined();
    expect(parseLooseJson(';;')).toBeUndefined();
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
    expect(processorTimeOf(() => parseLooseJson(text))).toBeLessThan(IN_TIME_MS);
  });
});
