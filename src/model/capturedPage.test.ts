// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { capturedPage, sharedName } from './capturedPage.ts';

const fragment = (fields: Record<string, string>) => `#${new URLSearchParams(fields).toString()}`;

describe('F4: the fragment that the bookmarklet makes', () => {
  const url = 'https://shop.example/?q=a b&c="d"#e';

  it('has the address, the title and the packed page', () => {
    const [address, title] = ['https://shop.example/tea?c=1#e', 'Tea & “more”'];
    expect(capturedPage(fragment({ url: address, title, page: '1aB-_9' }))).toEqual({
      url: address,
      title,
      packed: '1aB-_9',
    });
  });

  it.each([
    ['no page', fragment({ url: 'https://shop.example/' })],
    ['no web address', fragment({ url: 'javascript:alert(1)', page: '1aB' })],
    ['another alphabet', fragment({ url: 'https://shop.example/', page: '1a+b/' })],
    ['an unknown packing', fragment({ url: 'https://shop.example/', page: '2aB' })],
    ['more than a bookmarklet packs', fragment({ url, page: `1${'a'.repeat(250_000)}` })],
    ['nothing', ''],
  ])('gives nothing for %s', (_, hash) => expect(capturedPage(hash)).toBeNull());
});

describe('F4: the name of what was shared', () => {
  it.each([
    ['A teapot', 'Look!\nhttps://shop.example/teapot', 'A teapot'],
    ['', 'Look what I found:\nhttps://shop.example/teapot', 'Look what I found:'],
    ['https://shop.example/teapot', 'Stoneware  teapot https://a.example/x', 'Stoneware teapot'],
    [null, 'https://shop.example/teapot', ''],
    [null, null, ''],
    ['– | –', '茶壶', '茶壶'],
    ['x'.repeat(500), null, 'x'.repeat(200)],
  ])('of title %j and text %j', (title, text, name) =>
    expect(sharedName({ title, text })).toBe(name),
  );
});
