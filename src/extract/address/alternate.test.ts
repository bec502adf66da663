import { expect, it } from 'vitest';
import { alternateAddress } from './alternate.ts';
import { parsePage } from '../page/parse.ts';

const PAGE = 'https://www.acme-shop.example/p/blue-mug?color=red';

it.each([
  // [links, the other address]
  ['<link rel="amphtml" href="/amp/p/blue-mug">', 'https://www.acme-shop.example/amp/p/blue-mug'],
  [
    '<link rel="amphtml" href="https://amp.acme-shop.example/p/blue-mug#top">',
    'https://amp.acme-shop.example/p/blue-mug',
  ],
  ['<link rel="canonical" href="/p/blue-mug">', 'https://www.acme-shop.example/p/blue-mug'],
  [
    '<link rel="canonical" href="/p/blue-mug"><link rel="amphtml" href="/amp/p">',
    'https://www.acme-shop.example/amp/p',
  ],
  ['<link rel="canonical" href="//m.acme-shop.example/p">', 'https://m.acme-shop.example/p'],
  // This very page, the front page, another site, no web address.
  ['<link rel="canonical" href="/p/blue-mug/?color=red">', null],
  ['<link rel="canonical" href="http://www.acme-shop.example/p/blue-mug?color=red">', null],
  ['<link rel="canonical" href="/">', null],
  ['<link rel="amphtml" href="https://cdn.example/amp/p">', null],
  ['<link rel="amphtml" href="http://127.0.0.1/amp/p">', null],
  ['<link rel="amphtml" href="https://acme-shop.example.evil.example/p">', null],
  ['<link rel="amphtml" href="javascript:alert(1)">', null],
  ['<link rel="amphtml" href="http://[bad">', null],
  ['<a rel="canonical" href="/p/other">x</a>', null],
  ['', null],
])('§7 the other address of %s is %j', (links, address) => {
  expect(alternateAddress(parsePage(links), PAGE)).toBe(address);
});
