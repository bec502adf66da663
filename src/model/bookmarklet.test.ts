// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bookmarklet } from './bookmarklet.ts';

describe('F4: the bookmarklet', () => {
  it('opens our Add page with the address and title of the current page, which stays open', () => {
    const opened: unknown[][] = [];
    const href = 'https://shop.example/?q=a b&c="d"#e';
    const address = bookmarklet('https://gifts.example');
    expect(address).toMatch(/^javascript:/);
    // Decode and run it like a browser.
    const value = runInNewContext(decodeURIComponent(address.slice('javascript:'.length)), {
      location: { href },
      document: { title: 'Tea & “more”' },
      open: (...args: unknown[]) => opened.push(args),
      URLSearchParams,
    }) as unknown;
    expect(value).toBeUndefined();
    const [[where, ...how] = []] = opened;
    const url = new URL(String(where));
    expect(url.origin + url.pathname).toBe('https://gifts.example/add');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: href, title: 'Tea & “more”' });
    expect(how).toEqual(['_blank', 'noopener']);
  });
});
