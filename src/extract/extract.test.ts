import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { ADDRESS, ld, MUG } from './mugPage.testing.ts';

const shopPage = (buyBox: string, rest = ''): string =>
  `<title>Blue Mug - Acme Shop</title><nav><a href="/">Home</a> <span class="cart-total">0,00 €</span></nav>
   <main><h1>Blue Mug</h1><img src="/img/mug.jpg" alt="Blue Mug" width="500" height="500">${buyBox}
   <button>Add to cart</button></main>${rest}`;

describe('the visible page', () => {
  it.each([
    ['a price', '<div class="price">12,50 €</div>'],
    ['cents set apart', '<div class="price">12<sup>50</sup> €</div>'],
    [
      'a struck-through price before it',
      '<div class="price"><del>20,00 €</del> <ins>12,50 €</ins></div>',
    ],
    [
      'an old price by class',
      '<span class="old-price">20,00 €</span><span class="special-price">12,50 €</span>',
    ],
    [
      'an old price by words',
      '<p>RRP: <span>20,00 €</span></p><p>Our price: <span class="price">12,50 €</span></p>',
    ],
    ['a saving', '<s>20,00 €</s> <b class="price">12,50 €</b> <span>You save: 7,50 €</span>'],
    ['an instalment', '<b class="price">12,50 €</b><div class="installments">or 3 x 4,17 €</div>'],
    ['a price per kilo', '<b class="price">12,50 €</b> <span>(35,71 € / kg)</span>'],
    ['shipping', '<b class="price">12,50 €</b> <p>plus shipping <span>4,90 €</span></p>'],
    [
      'a price without tax',
      '<span class="price-excl-tax">10,50 €</span><span class="price-incl-tax">12,50 €</span>',
    ],
    [
      'an old price and a new one in one short line',
      '<p class="price">Was 20,00 € Now 12,50 €</p>',
    ],
    [
      'a rate that touches the price',
      '<div><span class="price"><i>€</i><i>12,50</i></span><span class="discount">20% OFF</span></div>',
    ],
    [
      'prices in other digits',
      '<div class="price"><span class="old">٢٠٫٠٠ €</span> <span class="new">١٢٫٥٠ €</span></div>',
    ],
    [
      'a class that speaks of tax around the final price',
      '<span class="special-price"><span class="price-final_price tax weee"><span>Sonderangebotspreis</span><span id="p1"><b class="price">12,50 €</b></span></span></span><span class="old-price"><span class="price-container"><span>Regulärer Preis</span><span id="p2"><b class="price">20,00 €</b></span></span></span>',
    ],
    [
      'a price without tax before the one with it',
      '<span class="price">10,50 € ex. VAT</span> <span class="price">12,50 € inc. VAT</span>',
    ],
    [
      'a price behind what is crossed out in its line',
      '<p class="price"><s>20,00 €</s> 12,50 €</p>',
    ],
    [
      'a price without tax by the word behind it',
      '<p><b>10,50 €</b> <i>netto</i></p><p><b>12,50 €</b> <i>brutto</i></p>',
    ],
    ['a measure and what it costs', '<p>100 g = 35,71 €</p><p>12,50 €</p>'],
    [
      'instalments in words',
      '<p class="price">6 cuotas de <b>2,08 €</b></p><p class="price">12,50 €</p>',
    ],
    ['what members pay', '<p>12,50 €</p><p>Members pay 10,00 €</p>'],
    [
      'an old price by a short class',
      '<b class="prc-org">20,00 €</b> <b class="prc-dsc">12,50 €</b>',
    ],
    [
      'an article number',
      '<div class="price-block"><b class="price">12,50 €</b> <span class="article">96133</span></div>',
    ],
  ])('§7 reads %s', (_, buyBox) => {
    expect(extract(shopPage(buyBox), ADDRESS)).toMatchObject({
      name: 'Blue Mug',
      price: 12.5,
      currency: 'EUR',
      imageUrl: 'https://www.acme-shop.example/img/mug.jpg',
    });
  });

  it('§7 does not take a price for the one asked that is crossed out in a box of its own', () => {
    const buyBox =
      '<b class="promo-price">12<sup class="fraction">50</sup></b><div class="price"><del>20,00 €</del></div>';
    expect(extract(shopPage(buyBox), ADDRESS).price).toBe(12.5);
  });

  it('§7 never takes a recommendation for the product', () => {
    const others = ['8,00', '9,00', '7,00']
      .map(
        (price) =>
          `<div class="card"><a href="/p/other"><img src="/img/o.jpg"></a><a href="/p/other">Red Plate</a><span class="price">${price} €</span></div>`,
      )
      .join('');
    expect(
      extract(shopPage('', `<section class="related-products">${others}</section>`), ADDRESS).price,
    ).toBeNull();
    expect(extract(shopPage('', `<section>${others}</section>`), ADDRESS).price).toBeNull();
  });

  it('§7 believes the visible sale price rather than stale markup', () => {
    const buyBox = `<div class="price"><del>20,00 €</del> <b>12,50 €</b></div>${ld({ ...MUG, offers: { price: 20, priceCurrency: 'EUR' } })}`;
    expect(extract(shopPage(buyBox), ADDRESS).price).toBe(12.5);
  });

  it('§7 says nothing when two readings of markup are all there is and neither is likely', () => {
    expect(
      extract('<title>Blue Mug</title><p>We opened in 1999 with 12 people.</p>', ADDRESS).price,
    ).toBeNull();
  });
});

const shirtPage = (options: string): string =>
  `<title>Shirt</title><h1>Shirt</h1><p class="price">$20</p>${options}<button>Add to cart</button>`;

describe('colour and size', () => {
  it.each([
    [
      'a selected option',
      '<select name="color"><option>Choose</option><option selected>Navy</option></select><select id="size-select"><option selected>M</option></select>',
    ],
    [
      'labelled cells',
      '<table><tr><td>Colour</td><td>Navy</td></tr><tr><th>Size</th><td>M</td></tr></table>',
    ],
    ['a definition list', '<dl><dt>Color:</dt><dd>Navy</dd><dt>Size:</dt><dd>M</dd></dl>'],
    ['lines', '<ul><li>Colour: Navy</li><li>Size: M</li></ul>'],
    [
      'checked radios',
      '<fieldset><legend>Color</legend><label><input type="radio" name="color" value="n" checked>Navy</label></fieldset><div class="size"><input type="radio" name="size" value="M" checked></div>',
    ],
    [
      'selected swatches',
      '<ul class="color-swatches"><li class="swatch selected" title="Navy"></li><li class="swatch" title="Red"></li></ul><div data-option-name="Size"><button class="swatch-item" aria-checked="true">M</button></div>',
    ],
    [
      'the only choice',
      '<label>Colour</label><select name="optionColour"><option value="">Please choose</option><option>Navy</option></select><p>Size: M</p>',
    ],
    ['German labels', '<dl><dt>Farbe</dt><dd>Navy</dd><dt>Größe</dt><dd>M</dd></dl>'],
    ['Japanese labels', '<dl><dt>カラー</dt><dd>Navy</dd><dt>サイズ</dt><dd>M</dd></dl>'],
    [
      'Arabic labels',
      '<table><tr><td>اللون</td><td>Navy</td></tr><tr><td>المقاس</td><td>M</td></tr></table>',
    ],
  ])('§7 reads %s', (_, options) => {
    expect(extract(shirtPage(options), ADDRESS)).toMatchObject({ color: 'Navy', size: 'M' });
  });

  it('§7 leaves both empty when nothing is selected', () => {
    const open = `<select name="color"><option>Choose a colour</option><option>Navy</option><option>Red</option></select>
      <ul class="size-swatches"><li class="swatch">S</li><li class="swatch">M</li></ul><label>Quantity</label><select name="qty"><option selected>1</option></select>`;
    expect(extract(shirtPage(open), ADDRESS)).toMatchObject({ color: null, size: null });
  });
});

describe('pages that are no product', () => {
  it.each([
    '<title>Access Denied</title><h1>Access Denied</h1>',
    '<title>Robot Check</title><form>Enter the characters you see below</form>',
    '<title>404 - Page not found | Acme</title><h1>Page not found</h1>',
    '<title>Sign in | Acme</title><h1>Sign in</h1><input type="password">',
    '',
  ])('§7 finds nothing on %j', (html) => {
    expect(Object.values(extract(html, ADDRESS)).every((value) => value === null)).toBe(true);
  });
});

describe('hostile values', () => {
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://127.0.0.1/x.png',
    `https://a.example/${'a'.repeat(100_000)}`,
    'https://user:pw@cdn.example/x.png',
    '/img/logo.png',
    '/pixel.gif',
  ])('§7 never gives %.40j for a picture', (image) => {
    const page = `<meta property="og:title" content="Blue Mug"><meta property="og:image" content="${image}">`;
    expect(extract(page, ADDRESS)).toMatchObject({ name: 'Blue Mug', imageUrl: null });
  });

  it.each([
    ['Shop.Models.Picture', null],
    ['mug.jpg', 'https://www.acme-shop.example/p/mug.jpg'],
    ['picture?id=5', 'https://www.acme-shop.example/p/picture?id=5'],
  ])('§7 takes no bare word for the address of a picture: %s', (image, address) => {
    const page = `<meta property="og:image" content="${image}"><h1>Blue Mug</h1>`;
    expect(extract(page, ADDRESS).imageUrl).toBe(address);
  });

  it('§7 cuts what is too long and takes out what turns text around', () => {
    expect(
      extract(`<title>${'Mug '.repeat(100_000)}</title>`, ADDRESS).name?.length,
    ).toBeLessThanOrEqual(200);
    expect(extract('<title>\u202Egnp\u0000.exe Mug</title>', ADDRESS).name).toBe('gnp .exe Mug');
  });

  it('§7 decodes entities once', () => {
    expect(extract('<title>Salt &amp; Pepper Mill &amp;amp;</title>', ADDRESS).name).toBe(
      'Salt & Pepper Mill &amp;',
    );
  });
});

const withImage = (image: string, head = ''): string =>
  `${head}<title>Star Wars Logo Tee</title><meta property="og:image" content="${image}">`;

describe('pictures', () => {
  it.each([
    '/img/star-wars-logo-tee.jpg',
    '/products/flag-of-japan.jpg',
    '/p/button-down-shirt.jpg',
    '/media/4711_600x600.jpg',
  ])('§7 %s may be one', (image) => {
    expect(extract(withImage(image), ADDRESS).imageUrl).toBe(
      `https://www.acme-shop.example${image}`,
    );
  });

  it.each([
    '/img/logo.png',
    '/img/acme-logo-white.png',
    '/img/placeholder.jpg',
    '/img/no-image.gif',
    '/icons/heart.png',
    '/img/blank.gif',
    '/img/btn_buy.gif',
  ])('§7 %s is none', (image) => {
    expect(extract(withImage(image), ADDRESS).imageUrl).toBeNull();
  });

  it('§7 are relative to the base the page names', () => {
    expect(
      extract(withImage('a.jpg', '<base href="https://cdn.example/x/">'), ADDRESS).imageUrl,
    ).toBe('https://cdn.example/x/a.jpg');
  });

  it('§7 an address with a gap for scripts gives way to the one that is whole', () => {
    const image = `data-src="/kettle_{width}x.jpg" src="/kettle_300x.jpg" alt="Kettle"`;
    const whole = 'https://www.acme-shop.example/kettle_300x.jpg';
    const seen = `<title>Kettle</title><h1>Kettle</h1><div class="product-image"><img ${image}></div>`;
    expect(extract(seen, ADDRESS).imageUrl).toBe(whole);
    const marked = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Kettle</h1><img itemprop="image" ${image}></div>`;
    expect(extract(marked, ADDRESS).imageUrl).toBe(whole);
  });

  it('§7 are taken in the largest size a lazy page offers', () => {
    const page = `<title>Blue Mug</title><h1>Blue Mug</h1><div class="product-image"><img alt="Blue Mug" src="data:image/gif;base64,R0" srcset="/mug-300.jpg 300w, /mug-900.jpg 900w"></div>`;
    expect(extract(page, ADDRESS).imageUrl).toBe('https://www.acme-shop.example/mug-900.jpg');
  });
});

describe('a picture with sources', () => {
  it('§7 is taken from them, where it has no address itself', () => {
    const page = `<title>Blue Mug</title><h1>Blue Mug</h1><picture class="product-image"><source srcset="/mug-300.webp 300w, /mug-900.webp 900w"><img alt="Blue Mug" src="data:image/gif;base64,R0"></picture>`;
    expect(extract(page, ADDRESS).imageUrl).toBe('https://www.acme-shop.example/mug-900.webp');
  });
});

describe('names', () => {
  it('§7 the name of the shop in the heading is not the product', () => {
    const page =
      '<title>Blue Mug - Acme-Shop</title><h1>Acme Shop</h1><h2>Blue Mug</h2><p class="price">$5</p>';
    expect(extract(page, ADDRESS).name).toBe('Blue Mug');
  });

  it('§7 words that the title repeats before a wide colon are the product', () => {
    const title = '<title>栗の木トレー 角 30cm：木箱屋</title>';
    const page = `${title}<table><tr><td><b>栗の木トレー 角 30cm</b></td></tr></table>`;
    expect(extract(page, 'https://item.market.example/kibako/1').name).toBe('栗の木トレー 角 30cm');
    const code = '<title>ひのき まな板 :cb-m:ひのき工房</title><h2>ひのき まな板</h2>';
    expect(extract(code, 'https://store.market.example/hinoki/1').name).toBe('ひのき まな板');
  });

  it('§7 widgets inside the heading are not the name', () => {
    const page = `<title>Blue Mug with a handle for two hands - Acme Shop</title><h1>Blue Mug with a handle for two hands <div>Saved! Add to another list. Create a new list.</div></h1>`;
    expect(extract(page, ADDRESS).name).toBe('Blue Mug with a handle for two hands');
  });
});
