import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '../../../src/testing/timing.ts';
import { refreshTarget } from './refresh.ts';

describe('refreshTarget', () => {
  it.each([
    ['<meta http-equiv="refresh" content="0; url=/p/1">', '/p/1'],
    [
      "<META HTTP-EQUIV=Refresh CONTENT='2;URL=https://shop.example.com/?a=1&amp;b=2'>",
      'https://shop.example.com/?a=1&b=2',
    ],
    ['<meta http-equiv="refresh" content="0;/p/1">', '/p/1'],
    [`<meta http-equiv="refresh" content="0; url='/p/1'">`, '/p/1'],
  ])('§7 %s leads to %s', (html, target) => {
    expect(refreshTarget(html)).toBe(target);
  });

  it.each([
    ['five seconds', '<meta http-equiv="refresh" content="5; url=/p/1">'],
    ['a fraction', '<meta http-equiv="refresh" content="0.5; url=/p/1">'],
    ['a longer fraction', '<meta http-equiv="refresh" content="0.25; url=/p/1">'],
    ['a point alone', '<meta http-equiv="refresh" content="0.; url=/p/1">'],
    ['several digits', '<meta http-equiv="refresh" content="0004; url=/p/1">'],
    ['a blank at the end', '<meta http-equiv="refresh" content="0; url=/p/1 ">'],
    ['a comma', '<meta http-equiv="refresh" content=" 0 , url = /p/1">'],
    ['no quotes', '<meta http-equiv=refresh content=0;url=/p/1>'],
    [
      'a comment before it',
      '<!-- <noscript> --><meta http-equiv="refresh" content="0; url=/p/1"><!-- </noscript> -->',
    ],
    ['other attributes', '<meta id="a" http-equiv = "refresh" data-a="b" content="0; url=/p/1">'],
    [
      'a stub of the greatest length',
      `<meta http-equiv="refresh" content="0; url=/p/1">${'x'.repeat(20_000 - 49)}`,
    ],
    [
      'another for browsers without scripts before it',
      '<noscript class="a"><meta http-equiv="refresh" content="0; url=/nojs">\n</noscript><meta http-equiv="refresh" content="0; url=/p/1">',
    ],
  ])('§7 is found with %s', (_, html) => {
    expect(refreshTarget(html)).toBe('/p/1');
  });

  it.each([
    ['one after six seconds', '<meta http-equiv="refresh" content="6; url=/p/1">'],
    ['words before the time', '<meta http-equiv="refresh" content="in 0; url=/p/1">'],
    ['one without a time', '<meta http-equiv="refresh" content="url=/p/1">'],
    ['one to nowhere', '<meta http-equiv="refresh" content="0; url=">'],
    ['one without content', '<meta http-equiv="refresh">'],
    [
      'one on a page one letter too long',
      `<meta http-equiv="refresh" content="0; url=/p/1">${'x'.repeat(20_001 - 49)}`,
    ],
    ['a slow one', '<meta http-equiv="refresh" content="300; url=/p/1">'],
    ['a reload', '<meta http-equiv="refresh" content="5">'],
    [
      'one for browsers without scripts',
      '<noscript><meta http-equiv="refresh" content="0; url=/nojs"></noscript>',
    ],
    [
      'one on a page full of content',
      `<meta http-equiv="refresh" content="0; url=/p/1">${'x'.repeat(30_000)}`,
    ],
    [
      'one for an old browser, in a comment',
      '<!--[if lt IE 9]><meta http-equiv="refresh" content="0; url=/old"><![endif]--><h1>Mug</h1>',
    ],
    [
      'one in a comment without an end',
      '<!-- <meta http-equiv="refresh" content="0; url=/old"><h1>Mug</h1>',
    ],
    ['none', '<meta name="refresh" content="0; url=/p/1">'],
  ])('§7 does not follow %s', (_, html) => {
    expect(refreshTarget(html)).toBeNull();
  });

  it.each(['<noscript', '<noscript>', '<!--', '<meta http-equiv=refresh ', '<meta content="0;'])(
    '§7 a page of nothing but %j is read at once',
    (part) => {
      const page = part.repeat(Math.floor(20_000 / part.length));
      expect(refreshTarget(page)).toBeNull();
      expect(processorTimeOf(() => refreshTarget(page), 100)).toBeLessThan(100);
    },
  );
});
