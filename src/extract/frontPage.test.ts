import { describe, expect, it } from 'vitest';
import { isFrontPage } from './address/parseUrl.ts';
import { extract, readPage } from './extract.ts';

const HEADING = '<title>Acme Shop</title><main><h1>All that we sell</h1>';

/** A page of a shop that lists what it sells. */
const LIST = `${HEADING}<ul>
  <li><a href="/p/1"><img src="/i/1.jpg">Blue Mug</a> from $5</li>
  <li><a href="/p/2"><img src="/i/2.jpg">Red Mug</a> from $7</li></ul></main>`;

/** A link to the page of another product, with its price. */
const card = (id: number): string =>
  `<li><a href="/p/${id}"><img src="/i/${id}.jpg"><b>Mug ${id}</b> <span class="price">$${id}.00</span></a></li>`;
/** The same at a reduced price. */
const reduced = (id: number): string => card(id).replace('<span', `<s>$${id + 3}.00</s> <span`);

describe('§7 the front page of a shop', () => {
  it('has no product', () => {
    expect(extract(LIST, 'https://acme.example/').name).toBeNull();
    expect(extract(LIST, 'https://acme.example/mugs').name).toBe('All that we sell');
  });

  it('has one where it shows a price or markup describes it', () => {
    const priced = `${HEADING}<p class="price">$12.00</p><button>Add to cart</button></main>`;
    expect(extract(priced, 'https://acme.example/')).toMatchObject({ price: 12 });
    const data =
      '<script type="application/ld+json">{"@type":"Product","name":"Blue Mug"}</script>';
    expect(extract(data + LIST, 'https://acme.example/').name).toBe('Blue Mug');
  });

  it('has one where its type is that of a product or it has a button to buy', () => {
    const typed = `<meta property="og:type" content="product">${LIST}`;
    expect(extract(typed, 'https://acme.example/').name).toBe('All that we sell');
    const sold = `${HEADING}<p>For your desk</p><button>Add to cart</button></main>`;
    expect(extract(sold, 'https://acme.example/').name).toBe('All that we sell');
  });

  it('has none where it sells several, each with a link to its own page', () => {
    const hero = `${HEADING}<p class="price">$12.00</p><button>Add to cart</button>`;
    const shop = (...ids: number[]) => `${hero}<ul>${ids.map(card).join('')}</ul></main>`;
    expect(extract(shop(5, 6, 7, 8), 'https://acme.example/').price).toBeNull();
    expect(extract(shop(5), 'https://acme.example/').price).toBe(12);
    const accessories = `${hero}<ul>${reduced(5)}${reduced(6)}</ul></main>`;
    expect(extract(accessories, 'https://acme.example/').price).toBe(12);
    const offers =
      '<a href="/ship">Free shipping over $50</a><a href="/club">Save $20</a><a href="/gift">Gift cards $25</a>';
    expect(extract(`${hero}${offers}</main>`, 'https://acme.example/').price).toBe(12);
    expect(extract(shop(5, 6, 7, 8), 'https://acme.example/mug').price).toBe(12);
    const named = shop(5, 6, 7, 8).replace('Acme Shop', 'All that we sell');
    expect(extract(named, 'https://acme.example/').price).toBe(12);
  });

  it('is no other page when it leads nowhere: a page that stands alone is about what it names', () => {
    const alone = '<title>Blue Mug</title><h1>Blue Mug</h1><a href="/">Home</a>';
    expect(extract(alone, 'https://acme.example/').name).toBe('Blue Mug');
  });

  it('may have another address to try', () => {
    const other = `<link rel="amphtml" href="https://acme.example/amp/mug">${LIST}`;
    expect(readPage(other, 'https://acme.example/').alternate).toBe('https://acme.example/amp/mug');
  });

  it.each([
    '',
    '/',
    '/en',
    '/de-at/',
    '/index.html',
    '/en/default.aspx',
    '/index.pl',
    '/home',
    '/?utm_source=a&utm_medium=b',
    '/?gclid=1',
    '/en?fbclid=x',
  ])('may be %s', (path) => {
    expect(isFrontPage(`https://acme.example${path}`)).toBe(true);
  });

  it.each([
    '/mugs',
    '/?id=7',
    '/?utm_source=a&id=7',
    '/#/mugs/7',
    '/index.php?product=7',
    '/p/index.html',
    '/12',
  ])('is not %s', (path) => {
    expect(isFrontPage(`https://acme.example${path}`)).toBe(false);
  });
});
