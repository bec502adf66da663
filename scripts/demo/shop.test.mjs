import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from './data.mjs';
import { PRODUCTS, productUrl } from './products.mjs';
import { startShop } from './shop.mjs';

/** Stands in the data where the shop of the test will be. */
const SHOP = 'http://127.0.0.1:4321';

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
  it('picks a free port, so that two can run at once', async () => {
    const other = await startShop(0);
    expect(other.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
    expect(other.url).not.toBe(shop.url);
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow('fetch failed');
  });

  it('refuses a port that is taken', async () => {
    await expect(startShop(Number(new URL(shop.url).port))).rejects.toThrow('EADDRINUSE');
  });

  const items = demoData({ shopUrl: SHOP }).lists.flatMap((list) => list.items);

  it.each(items)('serves the page of $name with everything the item says', async (item) => {
    const response = await fetch(item.url.replace(SHOP, shop.url));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    const data = jsonLdOf(html);
    expect({
      type: data['@type'],
      name: data.name,
      image: data.image ?? '',
      price: data.offers ? Number(data.offers.price) : null,
      color: data.color ?? '',
      size: data.size ?? '',
    }).toEqual({
      type: 'Product',
      name: item.name,
      image: item.imageUrl.replace(SHOP, shop.url),
      price: item.price,
      color: item.color,
      size: item.size,
    });
    expect(/Color: <strong>(.*?)<\/strong>/u.exec(html)?.[1] ?? '').toBe(item.color);
    expect(/Size: <strong>(.*?)<\/strong>/u.exec(html)?.[1] ?? '').toBe(item.size);
  });

  it.each(PRODUCTS.filter(({ picture }) => picture))(
    'serves a picture of $slug that another origin may show and keep',
    async ({ slug }) => {
      const response = await fetch(`${shop.url}/pictures/${slug}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(response.headers.get('Cache-Control')).toContain('max-age=31536000');
      expect(await response.text()).toMatch(/^<svg /u);
    },
  );

  it('lists every product on its front page, some of them on no list', async () => {
    const html = await (await fetch(shop.url)).text();
    for (const product of PRODUCTS) {
      expect(html).toContain(`href="${productUrl(shop.url, product)}"`);
    }
    expect(PRODUCTS.length).toBeGreaterThan(30);
  });

  it('chooses by the address, and ignores what the product does not come in', async () => {
    const kettle = `${shop.url}/products/kettle`;
    const chosen = jsonLdOf(await (await fetch(`${kettle}?color=Ink&size=2.2+L`)).text());
    expect([chosen.color, chosen.size]).toEqual(['Ink', '2.2 L']);
    const made = jsonLdOf(await (await fetch(`${kettle}?color=<b>&size=9`)).text());
    expect([made.color, made.size]).toEqual(['Forest green', '1.5 L']);
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

  it('takes its time when asked to', async () => {
    const start = performance.now();
    expect((await fetch(`${shop.url}/products/kite?delay=300`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
  });

  it('closes while an answer is being delayed', async () => {
    const slow = await startShop(0);
    const answered = fetch(`${slow.url}/?delay=15000`).then(
      () => 'answered',
      () => 'cut off',
    );
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await slow.close();
    expect(await answered).toBe('cut off');
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
