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

/** A page with a title of one word, and this before the heading of its product. */
const pageOf = (rest: string): string =>
  `<title>MUG</title>${rest}<h2 class="product-title">MUG Garda stoneware</h2><b>$20.00</b><button>Add to cart</button>`;

it('§7 the title may be only the first word of the name, which a lower heading has', () => {
  expect(extract(pageOf(''), 'https://example.com/mug').name).toBe('MUG Garda stoneware');
  expect(extract(pageOf('<h1>MUG</h1>'), 'https://example.com/mug').name).toBe('MUG');
});
