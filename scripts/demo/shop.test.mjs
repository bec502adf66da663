import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PRODUCTS } from './catalog.mjs';
import { demoData } from './data.mjs';
import { startShop } from './shop.mjs';

/** Stands in the data for the origin of the test's shop. */
const SHOP = 'http://127.0.0.1:4321';
const items = demoData({ shopUrl: SHOP }).lists.flatMap((list) => list.items);

/** @type {Awaited<ReturnType<typeof startShop>>} */
let shop;
beforeAll(async () => {
  shop = await startShop(0);
});
afterAll(() => shop.close());

/** @param {string} html */
function jsonLdOf(html) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? [];
  return JSON.parse(json);
}

describe('the demo shop', () => {
  it('says on the page of a product what the items of the demo lists say', async () => {
    const pages = await Promise.all(
      items.map(async ({ url }) => {
        const { pathname, search } = new URL(url);
        return (await fetch(new URL(pathname + search, shop.url))).text();
      }),
    );
    for (const [index, item] of items.entries()) {
      const html = pages[index] ?? '';
      const data = jsonLdOf(html);
      expect(data.name).toBe(item.name);
      expect(data.image ?? '').toBe(item.imageUrl.replace(SHOP, shop.url));
      expect(data.offers ? Number(data.offers.price) : null).toBe(item.price);
      expect([data.color ?? '', data.size ?? '']).toEqual([item.color, item.size]);
      expect(/Color: <strong>(.*?)<\/strong>/u.exec(html)?.[1] ?? '').toBe(item.color);
      expect(/Size: <strong>(.*?)<\/strong>/u.exec(html)?.[1] ?? '').toBe(item.size);
    }
  });

  it('serves pictures that another origin may show and keep', async () => {
    const pictured = PRODUCTS.filter(({ picture }) => picture);
    const answers = await Promise.all(
      pictured.map(({ slug }) => fetch(`${shop.url}/pictures/${slug}.svg`)),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('image/svg+xml');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });

  it('chooses by the address, and ignores what the product does not come in', async () => {
    const kettle = `${shop.url}/products/kettle`;
    const chosen = jsonLdOf(await (await fetch(`${kettle}?color=Ink&size=2.2+L`)).text());
    expect([chosen.color, chosen.size]).toEqual(['Ink', '2.2 L']);
    const unknown = jsonLdOf(await (await fetch(`${kettle}?color=<b>&size=9`)).text());
    expect([unknown.color, unknown.size]).toEqual(['Forest green', '1.5 L']);
  });

  it.each([
    '/nothing',
    '/products/nothing',
    '/products/kettle.svg',
    '/pictures/kettle',
    '/pictures/..%2Fshop.svg',
    '/pictures/studio-seconds.svg',
  ])('answers 404 without a product for %s', async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('ld+json');
  });

  it('delays an answer when asked to, and closes in the meantime', async () => {
    const slow = await startShop(0);
    const answered = fetch(`${slow.url}/?delay=15000`).catch(() => 'cut off');
    // When this request is answered, the shop has the one before it, too.
    await fetch(slow.url);
    await slow.close();
    expect(await answered).toBe('cut off');
  });
});
