import { describe, expect, it } from 'vitest';
import { absoluteUrl, paths, safeRedirect } from './paths.ts';

describe('§2 route table: every address is as specified', () => {
  it('fixed addresses', () => {
    const { dashboard, lists, account, privacy, terms, about, contact } = paths;
    expect([dashboard, lists, account, privacy, terms, about, contact]).toEqual([
      '/',
      '/lists',
      '/account',
      '/privacy',
      '/terms',
      '/about',
      '/contact',
    ]);
    expect([paths.login(), paths.signup()]).toEqual(['/login', '/signup']);
  });

  it('list, joined list and public list hold the id', () => {
    expect(paths.list('17-ab')).toBe('/lists/17-ab');
    expect(paths.joinedList('17-ab')).toBe('/lists/17-ab?joined=true');
    expect(paths.publicList('17-ab')).toBe('/public-list/17-ab');
  });

  it('an id from a link cannot lead to another page', () => {
    expect(paths.list('../account?x#y')).toBe('/lists/..%2Faccount%3Fx%23y');
    expect(paths.joinedList('a/b')).toBe('/lists/a%2Fb?joined=true');
    expect(paths.publicList('a/b')).toBe('/public-list/a%2Fb');
  });

  it('join carries list id and token', () => {
    expect(paths.join('17-ab', 'to ken&x')).toBe('/list-join?listId=17-ab&token=to+ken%26x');
  });

  it('login and sign-up carry where to go, encoded, and nothing for the default', () => {
    expect(paths.login('/list-join?listId=1&token=2')).toBe(
      '/login?redirect=%2Flist-join%3FlistId%3D1%26token%3D2',
    );
    expect(paths.signup('/account')).toBe('/signup?redirect=%2Faccount');
    expect(paths.login('/')).toBe('/login');
  });

  it('a path becomes an address that works in a message', () => {
    expect(absoluteUrl('/public-list/1')).toBe(`${window.location.origin}/public-list/1`);
  });
});

describe('§2 login accepts ?redirect= only as a path of this site', () => {
  it.each([
    '/',
    '/lists',
    '/lists/17-ab?joined=true',
    '/list-join?listId=17-ab&token=6f1c',
    '/public-list/17-ab?token=x#items',
    '/login?x',
    '/lists/a%20b',
    '/lists/1?next=https%3A%2F%2Fevil.example',
    '/lists/1?next=https://evil.example',
    '/lists/ünïcode',
    // A shop's address with escapes that are not UTF-8.
    paths.add('https://shop.example/caf%E9'),
    paths.add('https://shop.example/a%5Cb%0A'),
    '/add?url=https://shop.example/100%',
    '/lists/1#%E9',
  ])('%s is kept', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['nothing', ''],
    ['a relative path', 'lists'],
    ['another origin', 'https://evil.example'],
    ['another origin', 'HTTPS://evil.example/lists'],
    ['another origin without slashes', 'https:evil.example'],
    ['a protocol-relative address', '//evil.example'],
    ['many slashes', '///evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/lists\\evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a double-encoded slash', '/%252Fevil.example'],
    ['a double-encoded backslash', '/%255cevil.example'],
    ['an encoded scheme', 'https%3A%2F%2Fevil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line feed', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['a null', '/\u0000/evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a double-encoded line feed', '/%250a/evil.example'],
    ['a leading blank', ' //evil.example'],
    ['dots that leave two slashes', '/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e%2e//evil.example'],
    ['a stray percent sign', '/lists/100%'],
    ['an encoded slash before a query', '/%2Fevil.example?x=%E9'],
    ['a double-encoded backslash before a hash', '/%255cevil.example#x'],
    ['an encoded query sign behind two slashes', '/%2F%3Fx'],
    ['a backslash in a query', '/lists?x=\\'],
    ['a line feed in a query', '/lists?x=\n'],
  ])('%s falls back to /: %j', (_what, redirect) => {
    expect(safeRedirect(redirect)).toBe('/');
  });
});
