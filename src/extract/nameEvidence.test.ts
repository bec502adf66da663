import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

/** The name of a page with this title, this main heading and this name in its markup. */
function nameOf(title: string, heading: string, stated: string): string | null {
  const page = `<title>${title}</title>
    <script type="application/ld+json">${JSON.stringify({
      '@type': 'Product',
      name: stated,
      offers: { price: '9.50', priceCurrency: 'EUR' },
    })}</script><h1>${heading}</h1>`;
  return extract(page, 'https://blue-pottery.example/mug').name;
}

describe('§7 the name that markup states', () => {
  it('is without the name of the shop where the heading is', () => {
    const stated = 'Garden Mug - Blue Pottery';
    expect(nameOf(stated, 'Garden Mug', stated)).toBe('Garden Mug');
    expect(nameOf('Welcome', 'About our mugs', stated)).toBe(stated);
  });

  it('is not the title written for search engines', () => {
    const keywords = 'Garden Mug Large | Mug for Gardens';
    expect(nameOf(keywords, 'Large Garden Mug', keywords)).toBe('Large Garden Mug');
    const call = 'Garden mug - Buy Mugs, Cups and Pots for Gardens';
    expect(nameOf(call, 'Garden Mug', call)).toBe('Garden Mug');
  });

  it('is only the first word where the heading and the title go on alike', () => {
    const whole = 'GARDA Mug, stoneware, 30 cl';
    expect(nameOf(whole, whole, 'GARDA')).toBe(whole);
    expect(nameOf(`${whole} - Blue Pottery`, 'GARDA<br>Mug, stoneware, 30 cl', 'GARDA')).toBe(
      whole,
    );
    expect(nameOf('GARDA mug, stoneware', 'GARDA Mug, stoneware', 'GARDA')).toMatch(/^GARDA mug,/i);
    // What stands behind several words may be the shop's, and the title or the heading may go on otherwise.
    expect(nameOf('Blue Mug online', 'Blue Mug online', 'Blue Mug')).toBe('Blue Mug');
    expect(nameOf('Garden Mug - now in stock', 'Garden Mug', 'Garden Mug')).toBe('Garden Mug');
    expect(nameOf('Garden Mug', 'Garden Mug (new!)', 'Garden Mug')).toBe('Garden Mug');
  });

  it('is kept where the page has no other', () => {
    const bars = 'Garden Mug | Large';
    expect(nameOf(bars, bars, bars)).toBe(bars);
  });
});

it('§7 a main heading is the brand where another heading and the title go on behind it', () => {
  const page =
    '<title>Acme Bike Lock 2 - Example</title><h1>Acme</h1><h2 class="title">Acme Bike Lock 2</h2><button>Add to cart</button>';
  expect(extract(page, 'https://example.com/lock').name).toBe('Acme Bike Lock 2');
});

/** The name of a page with two main headings. */
function nameBetween(first: string, second: string, title: string, rest = ''): string | null {
  const page = `<title>${title}</title>${rest}<h1 class="item-title">${first}</h1><h1 class="item-label">${second}</h1><button>Add to cart</button>`;
  return extract(page, 'https://example.com/lock').name;
}

it('§7 two headings after each other are the name where the title has both', () => {
  const call = 'Order Acme Bike Lock 2, 80 cm - Locks for bikes';
  expect(nameBetween('Acme', 'Bike Lock 2 - 80 cm', call)).toBe('Acme Bike Lock 2 - 80 cm');
  expect(nameBetween('Bike Lock 2', 'Acme', 'Bike Lock 2 | Example')).toBe('Bike Lock 2');
});

it('§7 a heading is not the name where markup states it as the brand', () => {
  const brand = '<meta property="product:brand" content="ACME">';
  expect(nameBetween('Acme', 'Bike Lock 2', 'Acme', brand)).toBe('Bike Lock 2');
  const data =
    '<script type="application/ld+json">{"@type":"Product","name":"Bike Lock 2","brand":{"name":"Acme"}}</script>';
  expect(nameBetween('Acme', 'The lock', 'Acme', data)).toBe('Bike Lock 2');
  expect(nameBetween('Acme', 'Acme', 'Acme', brand)).toBe('Acme');
});

it('§7 neither the shop’s own name, twice in its logo, nor what the page is, is the name', () => {
  const logo =
    '<h1 class="logo"><span class="sr-only">Acme Home</span><a href="/">Acme Home</a></h1>';
  const page = `<title>Acme Home | Product details</title><meta property="og:site_name" content="Acme Home"><meta property="og:title" content="Acme Home"><header>${logo}</header><h2 class="product-title">Bike Lock 2</h2><b>$20.00</b><button>Add to cart</button>`;
  expect(extract(page, 'https://shop.example/lock').name).toBe('Bike Lock 2');
});

/** The name of a page with this title and a heading of two parts, the second with this class. */
const nameOfParts = (title: string, rest: string, name = ''): string | null =>
  extract(
    `<title>${title}</title><h1>The Garden <span class="${name}">${rest}</span></h1><b>$20.00</b><button>Add to cart</button>`,
    'https://books.example/1',
  ).name;

it('§7 what a heading has in a lesser part is not of the name where the title goes on otherwise', () => {
  const title = 'The Garden: Ann Acme | Example';
  expect(nameOfParts(title, 'Paperback, 2019', 'text-secondary')).toBe('The Garden');
  expect(nameOfParts(title, '– Paperback', 'title__sub-part')).toBe('The Garden');
  // Without such a class, or where the title has it too.
  expect(nameOfParts(title, 'of Roses')).toBe('The Garden of Roses');
  expect(nameOfParts('The Garden of Roses | Example', 'of Roses', 'text-secondary')).toBe(
    'The Garden of Roses',
  );
});

/** A page with a title of one word, and this before the heading of its product. */
const pageOf = (rest: string): string =>
  `<title>MUG</title>${rest}<h2 class="product-title">MUG Garda stoneware</h2><b>$20.00</b><button>Add to cart</button>`;

it('§7 the title may be only the first word of the name, which a lower heading has', () => {
  expect(extract(pageOf(''), 'https://example.com/mug').name).toBe('MUG Garda stoneware');
  expect(extract(pageOf('<h1>MUG</h1>'), 'https://example.com/mug').name).toBe('MUG');
});

/** The name of a page with this in a part called a grid of products. */
const nameInGrid = (headings: string): string | null =>
  extract(
    `<title>Garden Mug Set | Clay Pots</title><div class="product-grid">${headings}<p class="price">€9.50</p></div>`,
    'https://pots.example/1',
  ).name;

/** The name of a page with this main heading. */
const nameIn = (heading: string): string | null =>
  extract(`<h1>${heading}</h1><p class="price">€9.50</p>`, 'https://pots.example/1').name;

describe('§7 the only main heading', () => {
  it('is the name in a part that is called a grid of products, where the title has most of its words', () => {
    expect(nameInGrid('<h1>Garden Mug Set of Clay</h1>')).toBe('Garden Mug Set of Clay');
  });

  it('is not where there is another, or the title has other words', () => {
    const two = '<h1>Garden Mug Set of Clay</h1><h1>Garden Mug Set of Tin</h1>';
    expect(nameInGrid(two)).toMatch(/^Garden Mug Set(?! of)/);
    expect(nameInGrid('<h1>You may also like</h1>')).toMatch(/^Garden Mug Set/);
  });

  it.each(['Garden', 'Mug', 'Kitchen Things'])(
    'is not the name of another part of the shop, though the title has it: %s',
    (heading) => {
      const page = `<title>Garden Mug Set - Kitchen Things</title><div class="newsletter"><h1>${heading}</h1></div>
        <main><h2 class="product-title">Garden Mug Set</h2><p class="price">€9.50</p><button>Add to cart</button></main>`;
      expect(extract(page, 'https://pots.example/1').name).toMatch(/^Garden Mug Set/);
    },
  );
});

it('§7 two parts of a heading in elements of their own are two words', () => {
  expect(nameIn('<span>Tuna in Olive Oil</span><span>110g</span>')).toBe('Tuna in Olive Oil 110g');
  expect(nameIn('<span>Garden mug</span><span>Blue</span>')).toBe('Garden mug Blue');
  expect(nameIn('<span>G</span><span>arden mug</span>')).toBe('Garden mug');
  expect(nameIn('<b>Garden</b><b>Mug</b><b>Large</b>')).toBe('Garden Mug Large');
  expect(nameIn('H<sub>2</sub>O bottle')).toBe('H2O bottle');
  expect(nameIn('<span>CO</span><sub>2</sub><span> Meter</span>')).toBe('CO2 Meter');
  expect(nameIn('<b>m</b><sup>2</sup> roof tile')).toBe('m2 roof tile');
  expect(nameIn('<span>Mac</span><span>Book</span> Air')).toBe('MacBook Air');
});

it('§7 a badge in a heading is no part of the name', () => {
  expect(nameIn('<span class="badge badge-new">New</span>Garden Mug')).toBe('Garden Mug');
  expect(nameIn('Garden Mug <b class="ribbon">-20%</b>')).toBe('Garden Mug');
  expect(nameIn('<span class="flag">Garden Mug</span>')).toBe('Garden Mug');
});

it.each([
  'Acme <span class="sticker-name">Cat Sticker</span>',
  'Acme <span class="sticker">Cat Sticker</span>',
  'Pixel Phone <span class="pill">15 Pro</span>',
  'Olive Oil <span class="chip">500 ml</span>',
  '<span class="flag-new">New</span> Zealand cotton flag',
])('§7 what only looks like a badge is a part of the name: %s', (heading) => {
  expect(nameIn(heading)).toBe(heading.replaceAll(/<[^>]*>/g, ''));
});

it('§7 a lower heading that is the title is rather the name than a main one with other words', () => {
  const page =
    '<title>Garden Mug | Pots</title><h1>Free shipping over $50</h1><main><h2 class="product-title">Garden Mug</h2><p class="price">$9.50</p></main>';
  expect(extract(page, 'https://pots.example/1').name).toBe('Garden Mug');
});

it('§7 a lower heading that is the title is not the name unless it is marked as such', () => {
  const page =
    '<title>Kitchen</title><main><h1>Garden Mug</h1><h2>Kitchen</h2><p class="price">$9.50</p></main>';
  expect(extract(page, 'https://pots.example/1').name).toBe('Garden Mug');
});

const nameUnder = (title: string, heading: string): string | null =>
  extract(
    `<title>${title}</title><main><h1>${heading}</h1><p class="price">$9.50</p></main>`,
    'https://pots.example/1',
  ).name;

it('§7 a brand before a name that begins with the brand is written once if a title has it once', () => {
  const heading = '<a href="/brands/blue-clay">Blue Clay</a> <span>Blue Clay Garden Mug</span>';
  expect(nameUnder('Blue Clay Garden Mug at Pots', heading)).toBe('Blue Clay Garden Mug');
  expect(nameUnder('Mugs', heading)).toBe('Blue Clay Blue Clay Garden Mug');
  expect(nameUnder('Bora Bora poster', 'Bora Bora poster')).toBe('Bora Bora poster');
});

/** The name of a page with this title and this main heading. */
const nameHeaded = (title: string, heading: string): string | null =>
  extract(
    `<title>${title} - Blue Pottery</title><main><h1>${heading}</h1><p class="price">9,50 €</p>
      <button>Add to cart</button></main>`,
    'https://blue-pottery.example/mug',
  ).name;

it('§7 a name that its heading says twice is said once, unless a title says it twice, too', () => {
  expect(nameHeaded('Garden Mug', '<b>Garden Mug</b> <i>Garden Mug</i>')).toBe('Garden Mug');
  expect(nameHeaded('Tuk Tuk', 'Tuk Tuk')).toBe('Tuk Tuk');
  expect(nameHeaded('Chow dog plush', 'Chow Chow')).toBe('Chow Chow');
  const marked =
    '<span itemscope itemtype="https://schema.org/Product"><span itemprop="name"><b>Garden Mug</b> <i>Garden Mug</i></span></span>';
  expect(nameHeaded('Garden Mug', marked)).toBe('Garden Mug');
});

/** The name of a page without a heading, with this in bold type before its form to order. */
const nameBeforeForm = (lead: string): string | null =>
  extract(
    `<title>Hill Honey</title><div><p>Lime honey, 500 g.</p></div><div><b>${lead}</b>
      <form>Quantity <input name="qty" value="1"><input type="submit" value="Order"></form></div>`,
    'https://shop.example/honey.html',
  ).name;

it('§7 the heading of a form to order is not the name', () => {
  expect(nameBeforeForm('Order online')).toBe('Hill Honey');
  expect(nameBeforeForm('Online bestellen')).toBe('Hill Honey');
  expect(nameBeforeForm('Dark Meadow Mead')).toBe('Dark Meadow Mead');
});

it('§7 a title goes on behind the main heading with a call to buy at the shop, in any language', () => {
  const title = 'Garden Mug cumpara pe Blue-Pottery.example';
  expect(nameOf(title, 'Garden Mug', title)).toBe('Garden Mug');
  const other = 'Garden Mug with lid from Ulm';
  expect(nameOf(other, 'Garden Mug', other)).toBe(other);
});

/** The name of a page with this title and one product in its markup. */
const nameMarked = (title: string): string | null =>
  extract(
    `<title>${title}</title><div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Velvet Bag</b></div>`,
    'http://www.blue-pottery-online.example/detail.asp?id=7',
  ).name;

it("§7 a title with only the shop's name and the kind of page names nothing", () => {
  expect(nameMarked('Blue Pottery Product Details')).toBe('Velvet Bag');
  expect(nameMarked('Blue Pottery Online - Item Detail')).toBe('Velvet Bag');
  expect(nameMarked('Pottery Wheel')).toBe('Pottery Wheel');
});

/** A page whose main heading links there, with another heading for the product. */
const linking = (home: string): string =>
  `<title>Slate Kettle</title><h1><a href="${home}">Acme Commerce</a></h1>
   <p>Tea</p><h2>Slate Kettle</h2><p class="price">$28.00</p><button>Add to cart</button>`;

it('§7 a heading that only links to the front page names the shop, unless nothing else is named so', () => {
  const url = 'https://shop.example/slate-kettle.html';
  expect(extract(linking('https://shop.example/'), url).name).toBe('Slate Kettle');
  expect(extract(linking('/index.php'), url).name).toBe('Slate Kettle');
  expect(extract(linking('/home'), url).name).toBe('Slate Kettle');
  const self = '<title>Fen Mug</title><h1><a href="/">Fen Mug</a></h1><b>$9.00</b>';
  expect(extract(`${self}<button>Add to cart</button>`, url).name).toBe('Fen Mug');
});

it.each(['/en/', '/de-at', './', 'index.html', '/?utm_source=logo', 'https://acme.example/en'])(
  '§7 a link to %s in a heading leads to the front page as well',
  (home) => {
    const url = 'https://shop.example/slate-kettle.html';
    expect(extract(linking(home), url).name).toBe('Slate Kettle');
  },
);

it('§7 so does one that says so', () => {
  const html = linking('/acme/').replace('<a ', '<a rel="home" ');
  expect(extract(html, 'https://host.example/acme/slate-kettle').name).toBe('Slate Kettle');
});

it.each(['#', '#top', '/kettles/index.html', '/slate-kettle'])(
  '§7 a link to %s in a heading does not',
  (other) => {
    const at = (url: string) => extract(linking(other), url).name;
    expect(at('https://shop.example/slate-kettle.html')).toBe('Acme Commerce');
    expect(at('https://shop.example/')).toBe('Acme Commerce');
  },
);

it.each([
  'g-hdn',
  'sr-only',
  'visually-hidden',
  'screen-reader-text',
  'visuallyhidden',
  'a-offscreen',
])('§7 words of a heading that only screen readers say are no part of the name: %s', (hiding) => {
  const rest = 'Slate Kettle</h1><b class="price">$28.00</b>';
  const url = 'https://shop.example/slate-kettle.html';
  const named = (before: string) =>
    extract(`<title>Slate Kettle | Acme</title><h1>${before}${rest}`, url).name;
  expect(named(`<span class="${hiding}">Details about &nbsp;</span>`)).toBe('Slate Kettle');
  for (const shown of ['maker', 'not-sr-only', 'text-clipped'])
    expect(named(`<span class="${shown}">Fen </span>`)).toBe('Fen Slate Kettle');
  const all = `<title>Acme</title><h1><span class="${hiding}">Slate Kettle</span></h1><b>$28.00</b>`;
  expect(extract(all, url).name).toBe('Slate Kettle');
});
