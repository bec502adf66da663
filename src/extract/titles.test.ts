import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { ADDRESS } from './mugPage.testing.ts';
import { endsTitle, isMostOf, startsTitle } from './titles.ts';

/** A page in a language, with a price in yen or yuan. */
const cupIn = (lang: string): string =>
  `<html lang="${lang}"><title>Cup</title><h1>Cup</h1><p class="price">¥1,620</p><button>Add to cart</button>`;

describe('a title', () => {
  it('§7 begins or ends with a name where a mark parts them', () => {
    expect(startsTitle('Blue Mug', 'Blue Mug | Acme')).toBe(true);
    expect(startsTitle('Blue', 'Blue Mug')).toBe(false);
    expect(endsTitle('Blue Mug', 'Acme Shop: Blue Mug')).toBe(true);
    // As a title with a name in it: 'Green Eggs and Ham by Dr. Seuss'.
    expect(endsTitle('Seuss', 'Ham by Dr. Seuss')).toBe(false);
    expect(endsTitle('Mug', 'Blue Mug')).toBe(false);
    expect(endsTitle('Kitchen', 'Blue Mug - Kitchen')).toBe(false);
  });

  it('§7 is repeated by most of it', () => {
    expect(isMostOf('Blue Mug', 'Blue Mug, L')).toBe(true);
    expect(isMostOf('Blue', 'Blue Mug, L')).toBe(false);
  });
});

describe('what is the same on every page of a shop', () => {
  it('§7 is no name: a title that the page never says where it marks one', () => {
    const page =
      '<title>Acme - your shop in Ulm</title><h1>Acme</h1><div class="artikelname">Blue Mug</div><b class="preis">9,00 EUR</b><button>In den Warenkorb</button>';
    expect(extract(page, 'https://www.acme.example/p/77').name).toBe('Blue Mug');
  });

  it('§7 is no part of it: what stands before a colon', () => {
    const page =
      '<title>Corner Books: The Wall</title><table><tr><td><h2>The Wall</h2></td></tr></table>';
    expect(extract(page, ADDRESS).name).toBe('The Wall');
  });

  it('§7 is no picture of it: a strip across the page', () => {
    const page =
      '<title>Blue Mug</title><img src="/img/top.jpg" width="900" height="110"><b>Blue Mug</b><img src="/img/b1.jpg" width="220">';
    expect(extract(page, ADDRESS).imageUrl).toMatch(/b1\.jpg$/);
  });
});

describe('the currency', () => {
  it('§7 is unknown where the page names none: the form guesses by the country, and asks', () => {
    const page = '<title>Kop</title><h1>Kop</h1><p><b>349,-</b></p><button>Læg i kurv</button>';
    expect(extract(page, 'https://shop.example.dk/kop')).toMatchObject({
      price: 349,
      currency: null,
    });
  });

  it("§7 is told by the page's language where the sign is that of several", () => {
    expect(extract(cupIn('ja'), 'https://shop.example.com/cup').currency).toBe('JPY');
    expect(extract(cupIn('zh-CN'), 'https://shop.example.com/cup').currency).toBe('CNY');
  });
});
