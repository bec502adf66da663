import { describe, expect, it } from 'vitest';
import { fetchPage } from './page.ts';
import { PAGE, code, html, local, setUpShop, shop, settings } from './page.testing.ts';

setUpShop();

function refresh(url: string): string {
  return `<meta http-equiv="refresh" content="0; url=${url}"><title>x</title>`;
}

describe('redirects', () => {
  it('§7 are followed, five at most', async () => {
    shop.handler = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0)
        response.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local('/5'), settings)).resolves.toMatchObject({ url: local('/0') });
    await expect(code(local('/6'))).resolves.toBe('unreachable');
  });

  it.each([
    ['http://[::1]/', 'refused'],
    ['//127.0.0.1/', 'refused'],
    ['http://127.0.0.1:1/', 'refused'],
    ['http://2130706433/', 'refused'],
    ['http://user:pw@shop.example.com/', 'refused'],
    ['http://169.254.169.254/', 'refused'],
    ['file:///etc/hosts', 'bad-url'],
    ['javascript:1', 'bad-url'],
  ])('§7 to %s are not', async (location, expected) => {
    shop.handler = (_, response) => response.writeHead(307, { location }).end();
    await expect(code(local())).resolves.toBe(expected);
    expect(shop.requests).toHaveLength(1);
  });

  it.each([300, 301, 302, 303, 307, 308])('§7 are answers with status %d', async (status) => {
    shop.handler = (request, response) => {
      if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/next') });
  });

  it.each([
    ['/käse?é', '/k%C3%A4se?%C3%A9'],
    ['/k%C3%A4se', '/k%C3%A4se'],
  ])('§7 may name their place in UTF-8: %s', async (location, path) => {
    shop.handler = (request, response) => {
      // Headers are written byte by byte.
      const bytes = Buffer.from(location).toString('latin1');
      if (request.url === '/') response.writeHead(302, { location: bytes }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local(path) });
  });

  it('§7 may name their place in Latin-1, which is then read as that', async () => {
    shop.handler = (request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/k\u00e4se' }).end();
      else html(PAGE)(request, response);
    };
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/k%C3%A4se') });
  });

  it.each([201, 400, 404, 500])('§7 are not answers with status %d', async (status) => {
    shop.handler = (_, response) => response.writeHead(status, { location: '/next' }).end();
    await expect(code(local())).resolves.toBe('unreachable');
    expect(shop.requests).toEqual(['/']);
  });

  it('§7 are no pages, though they name a place', async () => {
    shop.handler = html(PAGE, { location: '/next' });
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(shop.requests).toEqual(['/']);
  });

  it('§7 without a place are unreachable', async () => {
    shop.handler = (_, response) => response.writeHead(302).end();
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 in a circle end', async () => {
    shop.handler = (_, response) => response.writeHead(301, { location: '/' }).end();
    await expect(code(local())).resolves.toBe('unreachable');
    expect(shop.requests.length).toBeLessThanOrEqual(6);
  });

  it('§7 by a meta tag are followed once, and checked', async () => {
    shop.handler = (request, response) =>
      html(refresh(request.url === '/' ? '/next' : '/again'))(request, response);
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local('/next') });
    shop.requests = [];
    shop.handler = html(refresh(local()));
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(shop.requests).toEqual(['/']);
    shop.requests = [];
    shop.handler = html(refresh('http://127.0.0.1:1/'));
    await expect(fetchPage(local(), settings)).resolves.toMatchObject({ url: local() });
    expect(shop.requests).toEqual(['/']);
  });
});

describe('redirects and a meta tag', () => {
  it.each([
    [4, 'ok'],
    [5, 'unreachable'],
  ])('§7 count together: the tag and %d more give %s', async (redirects, expected) => {
    shop.handler = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (request.url === '/') html(refresh(`/${redirects}`))(request, response);
      else if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else html(PAGE)(request, response);
    };
    await expect(code(local())).resolves.toBe(expected);
  });
});
