import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { bookmarklet } from './bookmarklet.ts';

it('F4: the bookmarklet is an address with all of its code in it, for our own origin', () => {
  const address = bookmarklet('https://gifts.example');
  expect(address).toMatch(/^javascript:void%20\(async/);
  expect(address).not.toMatch(/[\s"<>#]/);
  const code = decodeURIComponent(address.slice('javascript:'.length));
  expect(code).toMatch(/\("https:\/\/gifts\.example\/add"\)$/);
  // The parser must accept it as it is: nothing of the build or the types is left in it.
  expect(() => new Script(code)).not.toThrow();
  expect(code).not.toMatch(/\bimport\b|__vite/);
});
