// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { storedUrl } from './storedUrl.ts';
import { isWebAddress } from './url.ts';

describe('§5 the address of an item', () => {
  it.each([
    ['https:shop.example/x', 'https://shop.example/x'],
    ['http:/shop.example/x', 'http://shop.example/x'],
    ['https:///shop.example/x', 'https://shop.example/x'],
    ['https:shop.example/?u=https://b.example', 'https://shop.example/?u=https://b.example'],
    ['https://shop.example/a\nb', 'https://shop.example/ab'],
    ['https:\\\\shop.example\\x', 'https://shop.example/x'],
  ])('%j is one to a browser, and is stored as the browser spells it', (text, stored) => {
    expect(isWebAddress(text)).toBe(true);
    expect(storedUrl(text)).toBe(stored);
  });

  it.each([
    'https://shop.example',
    'HTTPS://Shop.Example/a?b=ü#c',
    'http://shop.example/a b',
    'https://shop.example/%7Ekettle',
  ])('%j is stored as it was pasted', (text) => {
    expect(storedUrl(` ${text} `)).toBe(text);
  });
});
