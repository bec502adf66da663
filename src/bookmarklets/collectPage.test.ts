import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extract } from '../extract/extract.ts';
import { HELD_OUT, KNOWN } from '../extract/layouts/layouts.testing.ts';
import { unpack } from '../lib/packed.ts';
import { capturedPage } from '../model/capturedPage.ts';
import { loggedOnce } from '../testing/logs.ts';
import { bookmarklet, collectPage } from './collectPage.ts';

const tab = { opener: window as unknown, location: { replace: vi.fn<(url: string) => void>() } };

beforeEach(() => {
  vi.stubGlobal('open', () => tab);
  // What jsdom computes takes it a millisecond each; the inline style is enough here.
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    display: style.display,
    textDecorationLine: style.cssText,
  }));
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  tab.location.replace.mockClear();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.documentElement.innerHTML = '<head></head><body></body>';
});

/** Presses the bookmarklet on a page. Gives the address that it opens. */
async function press(html: string): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html').documentElement;
  for (const { name, value } of page.attributes) document.documentElement.setAttribute(name, value);
  document.documentElement.innerHTML = page.innerHTML;
  await collectPage('https://gifts.example/add');
  return tab.location.replace.mock.calls[0]?.[0] ?? '';
}

/** As `press`. Gives the page as it is handed over. */
async function collect(html: string): Promise<string> {
  const page = capturedPage(new URL(await press(html)).hash);
  return page ? unpack(page.packed) : '';
}

it('hands over each line break once: parsers make another one of </br>', async () => {
  const page = await collect('<h1>Mug</h1><p>List: $30<br>Our price: $24</p>');
  expect(page).toContain('List: $30<br>Our price: $24');
});

it('hands over title, meta tags, JSON-LD, data with prices and the visible page, as the extractor reads them', async () => {
  const html = `<head><title>Mug &amp; plate</title><link rel="canonical" href="https://shop.example/mug">
    <meta property="og:image" content="https://shop.example/mug.jpg"><meta name="csrf-token" content="SECRET">
    <script type="application/ld+json">{"@type":"Product","name":"Mug & plate","offers":{"price":"12.50","priceCurrency":"EUR"}}</script>
    <script type="application/json">{"product":{"price":12.5,"note":"</p>"}}</script><script>track("SECRET")</script></head>
    <body><h1 class="product-name" onclick="SECRET()">Mug &amp; plate</h1><p class="price">12,50&nbsp;€</p>
    <a href="/account?token=SECRET"><img src="/mug.jpg?width=800" alt="Mug"></a></body>`;
  const page = await collect(html);
  expect(page).toContain('<title>Mug &#38; plate</title>');
  expect(page).toContain('href="https://shop.example/mug"');
  expect(page).toContain('{"product":{"price":12.5,"note":"</p>"}}');
  expect(page).toContain('src="/mug.jpg?width=800"');
  expect(page).not.toContain('SECRET');
  expect(extract(page, 'https://shop.example/mug')).toEqual(
    extract(html, 'https://shop.example/mug'),
  );
});

it.each([
  [
    'what the whole page is marked as',
    `<html typeof="gr:Offering"><head><title>Blue mug</title></head><body><span property="gr:name">Blue mug</span>
    <div rel="gr:hasPriceSpecification" typeof="gr:UnitPriceSpecification">
    <i property="gr:hasCurrencyValue" content="12.50"></i><i property="gr:hasCurrency" content="EUR"></i></div></body></html>`,
  ],
  [
    'microdata of the head',
    `<html itemscope itemtype="https://schema.org/Product"><head><title>Blue mug</title>
    <meta itemprop="name" content="Blue mug"><meta itemprop="image" content="/mug.jpg"></head><body>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="12.50">
    <meta itemprop="priceCurrency" content="EUR"></div><p>Made by hand.</p></body></html>`,
  ],
  [
    'meta tags in capitals',
    `<head><title>Mug</title><meta property="OG:Image" content="https://shop.example/mug.jpg">
    <meta property="Product:Price:Amount" content="12.50"></head><body><h1>Mug</h1></body>`,
  ],
  [
    'a price that is only counted',
    `<head><title>Mug</title><script>fbq('track', 'ViewContent', {value: 12.5})</script></head>
    <body><h1>Mug</h1><p>$3.95</p><p>$12.50</p><button>Add to cart</button></body>`,
  ],
  ...'data-test-id data-qa-id data-cy data-automation data-automation-id data-e2e data-selenium'
    .split(' ')
    .map((name) => [
      `parts named with ${name}`,
      `<head><title>Mug</title></head><body><h1>Mug</h1><p ${name}="old-price">$20.00</p>
      <p ${name}="product-price">$12.50</p><button>Add to cart</button></body>`,
    ]),
  [
    'what an attribute crosses out',
    `<head><title>Mug</title></head><body><h1>Mug</h1><p class="price"><span data-a-strike="true">$20.00</span>
    <span>$12.50</span></p><button>Add to cart</button></body>`,
  ],
])('hands over %s, so that the extractor reads the same', async (_, html) => {
  const read = extract(html, 'https://shop.example/mug');
  expect(extract(await collect(html), 'https://shop.example/mug')).toEqual(read);
});

it.each([...KNOWN, ...HELD_OUT].map((page) => [page.kind, page] as const))(
  'hands over so that the extractor reads the same: %s',
  async (_, { html, url }) => {
    expect(extract(await collect(html), url)).toEqual(extract(html, url));
  },
);

it('takes nothing that was typed, and of what was chosen only what is about the product', async () => {
  const chosen = '<select name="color"><option>Red</option><option selected>Blue</option></select>';
  const page = await collect(`<head><title>Mug</title></head><body><h1>Mug</h1>
    <form><input value="SECRET"><textarea>SECRET</textarea><input type="hidden" value="SECRET">
    <input type="checkbox" value="SECRET"><div contenteditable>SECRET</div>${chosen}
    <input type="submit" value="Add to cart"><input type="radio" name="size" checked></form>
    <form id="person"><input type="email" value="SECRET">${chosen}</form></body>`);
  expect(page).not.toContain('SECRET');
  expect(page).toContain('value="Add to cart"');
  const [product = '', person = ''] = page.split('id="person"');
  expect(product).toContain('<option selected>Blue</option>');
  expect(product).toMatch(/type="radio"[^>]* checked/);
  expect(person).toContain('<option>Blue</option>');
});

it('says what is hidden or crossed out by styles', async () => {
  const page = await collect(`<head><title>Mug</title></head><body><h1>Mug</h1>
    <p style="display:none">$9</p><p style="text-decoration:line-through">$20</p></body>`);
  expect(page).toContain('<p hidden>$9</p>');
  expect(page).toContain('<p style="text-decoration:line-through">$20</p>');
});

it('hands over a title that is cut within an emoji, or broken by the shop', async () => {
  for (const title of [`${'x'.repeat(299)}😀`, 'Mug \ud83d & plate']) {
    document.title = title;
    tab.location.replace.mockClear();
    await collectPage('https://gifts.example/add');
    const { hash } = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '');
    expect(capturedPage(hash)?.title).toBe(
      title.startsWith('x') ? `${'x'.repeat(299)}\ufffd` : 'Mug \ufffd & plate',
    );
  }
});

it('makes markup and the ends of scripts into text', async () => {
  document.title = '';
  const page = await collect(
    '<head><title>&lt;/title&gt;&lt;script&gt;</title></head><body><h1 title="&quot;&gt;&lt;script&gt;">&lt;script&gt;</h1><script type="application/ld+json"></script></body>',
  );
  expect(page).not.toMatch(/<script>/);
  const script = document.querySelector('script');
  if (script) script.text = '{"name":"</script><img>","a":"<!--"}';
  tab.location.replace.mockClear();
  await collectPage('https://gifts.example/add');
  const hash = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '').hash;
  const again = await unpack(capturedPage(hash)?.packed ?? '');
  expect(again).toContain(String.raw`{"name":"\u003c/script><img>","a":"\u003c!--"}`);
});

it('reads the product also on a device that is slow with what is before and behind it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 0;
  // 20 ms an element, so that the time is up among the links.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => {
    now += 20;
    vi.advanceTimersByTime(20);
    return { display: style.display, textDecorationLine: '' };
  });
  const page = await collect(`<head><title>Mug</title></head><body>
    ${'<a href="/c">Pots</a>'.repeat(400)}<h1>Mug</h1><p class="price">$12.50</p>
    ${'<p>A good mug.</p>'.repeat(5000)}</body>`);
  expect(page).toContain('$12.50');
  expect(page.split('A good mug').length).toBeLessThan(1000);
});

it('drops, in this order, data of scripts, what is far from the heading, and all of the page', async () => {
  // Without compression, so that the length is known.
  vi.stubGlobal('CompressionStream', undefined);
  const ld = `<script type="application/ld+json">{"name":"Mug"}</script>`;
  const data = (length: number) =>
    `<script type="application/json">{"price":"${'1'.repeat(length)}"}</script>`;
  const page = (body: string, head = ld) =>
    `<head><title>Mug</title>${head}</head><body><h1>Mug</h1>${body}</body>`;
  const far = '<p class="far">A good mug, which I would buy again at any time.</p>'.repeat(3_000);

  expect(await collect(page('<p>near</p>', ld + data(100_000)))).toMatch(/ld\+json.*near.*111/s);
  tab.location.replace.mockClear();
  const withoutData = await collect(page('<p>near</p>', ld + data(160_000)));
  expect(withoutData).toMatch(/ld\+json.*near/s);
  expect(withoutData).not.toContain('111');
  tab.location.replace.mockClear();
  const near = await collect(page(far));
  expect(near).toContain('ld+json');
  expect(near.match(/class="far"/g)?.length).toBeGreaterThan(500);
  expect(near.match(/class="far"/g)?.length).toBeLessThan(700);
  tab.location.replace.mockClear();
  const wide = `<p title="${'x'.repeat(1_900)}"></p>`.repeat(600);
  expect(await collect(page(wide))).toMatch(
    /^<html[^>]*><title>Mug<\/title><script[^<]*<\/script>$/,
  );
});

it('opens the tab first, without a way back to it, and leaves the address where all else fails', async () => {
  vi.stubGlobal('Response', undefined);
  const address = await press('<head><title>Mug</title></head><body><h1>Mug</h1></body>');
  expect(tab.opener).toBeNull();
  const { origin, pathname, searchParams, hash } = new URL(address);
  expect(origin + pathname).toBe('https://gifts.example/add');
  expect(Object.fromEntries(searchParams)).toEqual({ url: window.location.href, title: 'Mug' });
  expect(hash).toBe('');
  expect(loggedOnce('warn')[0]).toBe('Giftlists was given the address only');
});

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
