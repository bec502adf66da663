import { describe, expect, it } from 'vitest';
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
    ['none', '<meta name="refresh" content="0; url=/p/1">'],
  ])('§7 does not follow %s', (_, html) => {
    expect(refreshTarget(html)).toBeNull();
  });
});
