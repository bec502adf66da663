import { afterEach, describe, expect, it, vi } from 'vitest';
import { readWishList } from '../model/importing/readWishList.ts';
import { MAX_WISHES, wishListBookmarklet } from './wishListBookmarklet.ts';

/** The code of the bookmarklet, decoded like a browser does. */
const code = () =>
  decodeURIComponent(wishListBookmarklet('https://gifts.example').slice('javascript:'.length));

/** The address that the bookmarklet opens when it is pressed on a page. */
async function pressed(html: string): Promise<string> {
  document.body.innerHTML = html;
  vi.useFakeTimers();
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: 1 } as unknown as Window);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // jsdom takes milliseconds for each call.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    textDecorationLine: 'none',
  } as CSSStyleDeclaration);
  // oxlint-disable-next-line no-eval -- as the browser runs a bookmark
  (0, eval)(code());
  await vi.advanceTimersByTimeAsync(25_000);
  return String(open.mock.calls[0]?.[0]);
}

const readRows = async (html: string) =>
  readWishList(new URL(await pressed(html)).hash)?.rows.map(({ cells }) => [
    cells.name,
    cells.url,
    cells.price,
    cells.imageUrl,
  ]);

afterEach(() => {
  vi.mocked(window.open).mockRestore?.();
  document.body.innerHTML = '';
});

const fragment = (value: unknown) => `#list=${encodeURIComponent(JSON.stringify(value))}`;

const card = (i: number) =>
  `<div class="card"><a href="https://shop.example/${i}"><img src="https://img.example/${i}.jpg"> Thing ${i}</a><em>€ ${i},95</em></div>`;

describe('F4 the bookmarklet for wish lists', () => {
  it('brings name, address, price and picture of each row, and nothing of what is around them', async () => {
    const rows = await readRows(`
      <nav><ul>${'<li><a href="https://shop.example/deals">Deals <img src="https://img.example/d.png"></a></li>'.repeat(9)}</ul></nav>
      <ul id="items">
        <li data-itemid="I1"><a href="https://shop.example/dp/1"><img src="https://img.example/1.jpg" alt="Kettle"></a>
          <h2><a href="https://shop.example/dp/1?x=1" title="Kettle, red">Kettle, r…</a></h2>
          <s>$30.00</s><span class="price"><span>$24.50</span><span aria-hidden="true">$<b>24</b><b>50</b></span></span>
          <button>Add to cart</button></li>
        <li data-itemid="I2"><h2><a href="https://shop.example/dp/2">Lamp</a></h2>
          <p>$<span>19</span><sup>99</sup></p></li>
        <li data-itemid="I3"><h2><a href="https://shop.example/dp/3">Vase</a></h2><p>Currently unavailable</p>
          <img src="data:image/gif;base64,AAAA" data-src="https://img.example/3.jpg"></li>
        <li data-itemid="I4"><h3>No longer sold</h3><a href="javascript:alert(1)">Remove</a><img src="https://img.example/4.jpg"></li>
      </ul>
      <footer><a href="https://shop.example/help">Help</a></footer>`);
    expect(rows).toEqual([
      ['Kettle, red', 'https://shop.example/dp/1?x=1', '$24.50', 'https://img.example/1.jpg'],
      ['Lamp', 'https://shop.example/dp/2', '$ 19.99', ''],
      ['Vase', 'https://shop.example/dp/3', '', 'https://img.example/3.jpg'],
      ['No longer sold', '', '', 'https://img.example/4.jpg'],
    ]);
  });

  it('finds the rows of a page that marks none, also in several lists of the same kind', async () => {
    const rows = await readRows(
      `<main><div class="grid">${card(1)}${card(2)}</div><div class="grid">${card(3)}</div></main>`,
    );
    expect(rows?.map(([name, , price]) => [name, price])).toEqual([
      ['Thing 1', '€ 1,95'],
      ['Thing 2', '€ 2,95'],
      ['Thing 3', '€ 3,95'],
    ]);
  });

  it('is bounded: of a long list with long addresses it leaves out pictures, then the last rows, and says so', async () => {
    const long = 'x'.repeat(1_900);
    const html = Array.from(
      { length: 110 },
      (_, i) =>
        `<li data-itemid="${i}"><a href="https://shop.example/${i}/${long}">Thing ${i}</a><img src="https://img.example/${long}"></li>`,
    ).join('');
    const address = await pressed(`<ul>${html}</ul>`);
    expect(address.length).toBeLessThan(200_100);
    const list = readWishList(new URL(address).hash);
    expect(list?.rows[0]?.cells).toMatchObject({ name: 'Thing 0', imageUrl: '' });
    expect(list?.left).toBeGreaterThan(0);
    expect(list?.left).toBe(110 - (list?.rows.length ?? 0));
  });

  it('says when the page has no list, and opens nothing', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    expect(await pressed('<p>Hello</p>')).toBe('undefined');
    expect(alert).toHaveBeenCalledWith('Giftlists found no wish list on this page.');
    alert.mockRestore();
  });
});

describe('F4 what a fragment brings is not trusted', () => {
  it.each([
    '',
    '#item-1',
    '#list=',
    '#list=%E0%A4%A',
    '#list={',
    fragment(null),
    fragment([]),
    fragment({ rows: 'x' }),
    fragment({ rows: [] }),
    fragment({ rows: [1, {}, []] }),
    fragment({ rows: [['', 'javascript:alert(1)']] }),
    `#list=${'x'.repeat(500_000)}`,
  ])('%.40s is nothing', (hash) => {
    expect(readWishList(hash)).toBeNull();
  });

  it('addresses of other schemes are dropped, texts are cut, rows are counted', () => {
    const list = readWishList(
      fragment({
        rows: [
          ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '$1', 'data:text/html,x'],
          [7, 'https://shop.example/', null, 'file:///etc/passwd', 'more'],
          ...Array.from({ length: 400 }, (_, i) => [`Thing ${i}`]),
        ],
        left: -5,
      }),
    );
    expect(list?.rows).toHaveLength(MAX_WISHES);
    expect(list?.left).toBe(0);
    expect(list?.rows[0]?.cells).toMatchObject({
      name: '<img src=x onerror=alert(1)>',
      url: '',
      imageUrl: '',
    });
    expect(list?.rows[1]?.cells).toMatchObject({
      name: '',
      url: 'https://shop.example/',
      price: '',
    });
  });
});
