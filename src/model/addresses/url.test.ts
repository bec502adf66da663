// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeUrl } from './url.ts';

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

  it('http and https do, normalised', () => {
    expect(safeUrl(' https://Shop.example/a b ')).toBe('https://shop.example/a%20b');
    expect(safeUrl('http://shop.example')).toBe('http://shop.example/');
    expect(safeUrl('\u00a0https://shop.example\u2003')).toBe('https://shop.example/');
  });
});
