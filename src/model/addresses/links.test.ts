// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { linksIn, otherLines, sharedLink } from './links.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

describe('F4: web addresses in what was shared or pasted', () => {
  it.each<[string, string[]]>([
    ['https://shop.example/kettle', ['https://shop.example/kettle']],
    ['  HTTPS://Shop.example/Kettle\n', ['HTTPS://Shop.example/Kettle']],
    ['Look at this: https://shop.example/kettle.', ['https://shop.example/kettle']],
    ['(see https://shop.example/kettle), or not?', ['https://shop.example/kettle']],
    ['https://shop.example/kettle_(red)', ['https://shop.example/kettle_(red)']],
    ['“https://shop.example/kettle”', ['https://shop.example/kettle']],
    ['<https://shop.example/?a=1&b=%20#c>', ['https://shop.example/?a=1&b=%20#c']],
    [
      'http://a.example/1 http://b.example/2\nhttp://a.example/1',
      ['http://a.example/1', 'http://b.example/2'],
    ],
    ['no address at all', []],
    ['javascript:alert(1)', []],
    ['ftp://shop.example/kettle', []],
    ['https://', []],
    ['https://.', []],
    ['see http://[x', []],
    ['Really https://shop.example/kettle?!...', ['https://shop.example/kettle']],
    ['https://shop.example/kettle?a=[1]', ['https://shop.example/kettle?a=[1]']],
    ['{see [https://shop.example/kettle.]}', ['https://shop.example/kettle']],
    ['shop.example/kettle', []],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it.each([
    ['https://shop.example/kettle', ')'.repeat(50_000)],
    ['https://shop.example/kettle', '.)'.repeat(25_000)],
    [`https://shop.example/${'.'.repeat(50_000)}x`, '.'],
  ])('far too many signs around an address are read at once', (link, end) => {
    expect(linksIn(link + end)).toEqual([link]);
    expect(processorTimeOf(() => linksIn(link + end))).toBeLessThan(IN_TIME_MS);
  });

  it('the address is found in any field', () => {
    const link = 'https://shop.example/kettle';
    const other = 'https://other.example/';
    expect(sharedLink({ url: link, text: other })).toBe(link);
    expect(sharedLink({ url: '', text: `A kettle ${link} for you`, title: other })).toBe(link);
    expect(sharedLink({ url: null, text: 'A kettle', title: link })).toBe(link);
    expect(sharedLink({ url: 'javascript:alert(1)', text: 'A kettle' })).toBeNull();
    expect(sharedLink({})).toBeNull();
  });

  it('returns the lines that are not addresses', () => {
    expect(otherLines('https://a.example/\n\n kettle \r\nhttps://b.example/ and more')).toEqual([
      'kettle',
      'https://b.example/ and more',
    ]);
  });
});
