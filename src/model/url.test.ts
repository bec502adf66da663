// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isWebAddress, storedUrl, safeUrl } from './url.ts';

describe('links and pictures', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ])('%j never becomes one', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });

  it.each(['vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/x', '', 'not a url'])(
    '%j never becomes one either',
    (text) => {
      expect(safeUrl(text)).toBeUndefined();
    },
  );

  it.each([
    ['https:shop.example/x', 'https://shop.example/x'],
    ['http:/shop.example/x', 'http://shop.example/x'],
    ['https:///shop.example/x', 'https://shop.example/x'],
    ['https://shop.example/a\nb', 'https://shop.example/ab'],
    ['https:\\\\shop.example\\x', 'https://shop.example/x'],
  ])('§5 %j is one to a browser, and is stored as the browser spells it', (text, stored) => {
    expect(isWebAddress(text)).toBe(true);
    expect(storedUrl(text)).toBe(stored);
  });

  it.each([
    'https://shop.example',
    'HTTPS://Shop.Example/a?b=ü#c',
    'http://shop.example/a b',
    'https://shop.example/%7Ekettle',
  ])('§5 %j is stored as it was pasted', (text) => {
    expect(storedUrl(` ${text} `)).toBe(text);
  });

  it('http and https do, normalised', () => {
    expect(safeUrl(' https://Shop.example/a b ')).toBe('https://shop.example/a%20b');
    expect(safeUrl('http://shop.example')).toBe('http://shop.example/');
  });
});
