import { describe, expect, it } from 'vitest';
import { readMetaTags } from './metaTags.ts';
import { parsePage } from '../page/parse.ts';

const read = (html: string) => readMetaTags(parsePage(html));

describe('what a page says of itself', () => {
  it('§7 is found by property or name, in any case', () => {
    const tags =
      read(`<meta property="og:title" content="Blue Mug"><meta name="Color" content=" Blue
      Sky "><meta name="other" property="size" content="L">`);
    expect(tags.get('og:title')).toBe('Blue Mug');
    expect(tags.get('color')).toBe('Blue Sky');
    expect(tags.get('size')).toBe('L');
    expect(tags.get('other')).toBe('');
    expect(tags.all('color')).toEqual(['Blue Sky']);
    expect(tags.all('none')).toEqual([]);
  });

  it('§7 is the first of several that says something', () => {
    const tags =
      read(`<meta name="a" content=""><meta name="b" content=" "><meta name="c" content="1">
      <meta name="c" content="2"><meta content="nameless"><meta name="d" content="3">`);
    expect(tags.get('a', 'b', 'c', 'd')).toBe('1');
    expect(tags.get('d', 'c')).toBe('3');
    expect(tags.all('c')).toEqual(['1', '2']);
    expect(tags.all('a')).toEqual([]);
    expect(tags.all('')).toEqual([]);
  });

  it('§7 is read up to a bound', () => {
    const many = Array.from({ length: 30 }, (_, i) => `<meta name="a" content="${i}">`).join('');
    expect(read(many).all('a')).toHaveLength(20);
    const long = 'x'.repeat(3500);
    const tags = read(`<meta name="a" content="${long}"><meta name="a" content="${long}">`);
    expect(tags.all('a').map(({ length }) => length)).toEqual([3000, 3000]);
    expect(read(`<title>${'x '.repeat(400)}</title>`).title).toHaveLength(500);
    expect(read(`<title>${' '.repeat(3000)}x</title>`).title).toBe('');
  });

  it('§7 has the first title', () => {
    expect(read('<title></title><title> Blue  Mug </title><title>Other</title>').title).toBe(
      'Blue Mug',
    );
    expect(read('<title>Mug</title><svg><title>Icon</title></svg>').title).toBe('Mug');
    expect(read('').title).toBe('');
  });

  it('§7 has the first canonical address', () => {
    const tags = read(`<link rel="icon" href="/i.png"><link rel="canonical" href="/a">
      <link rel="canonical" href="/b"><base rel="canonical" href="/x/">`);
    expect(tags.canonical).toBe('/a');
    expect(read('<link rel="icon" href="/i.png">').canonical).toBe('');
    expect(read('<meta rel="canonical" name="a" content="b" href="/a">').canonical).toBe('');
  });

  it('§7 has the first base', () => {
    expect(read('<link rel="icon" href="/i"><base href="/a/"><base href="/b/">').base).toBe('/a/');
    expect(read('<link rel="canonical" href="/a">').base).toBe('');
  });
});
