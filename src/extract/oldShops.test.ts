import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const read = (html: string, url = 'http://shop.example/item.asp?id=7') => extract(html, url);

/** A product in a table, below the given strong words. */
const belowStrong = (strong: string) =>
  `<table><tr><td><img src="pics/7.jpg"></td><td>${strong}<br>Item # 7<br>Our price: $6.95<br><form><input type="submit" value="Add to cart"></form></td></tr></table>`;

describe('§7 a page of an old shop without a heading', () => {
  it.each([
    '<font size="+1"><b>Clover Honey, 12 oz. Jar</b></font>',
    '<b>Clover Honey, 12 oz. Jar</b>',
    '<b>Name:</b> <b>Clover Honey, 12 oz. Jar</b>',
  ])(
    'is named by its first strong words where the title is the same on all pages: %s',
    (strong) => {
      const page = `<title>The Honey Farm Store</title><center><img src="banner.jpg"></center>${belowStrong(strong)}`;
      expect(read(page)).toMatchObject({
        name: 'Clover Honey, 12 oz. Jar',
        price: 6.95,
        imageUrl: 'http://shop.example/pics/7.jpg',
      });
    },
  );

  it('is named by its title where the strong words are part of it, which still are the heading', () => {
    const page = `<title>Beispiel: Mann, Thomas - Der Zauberberg</title>${belowStrong('<b>Mann, Thomas.</b>')}`;
    expect(read(page)).toMatchObject({
      name: 'Beispiel: Mann, Thomas - Der Zauberberg',
      imageUrl: 'http://shop.example/pics/7.jpg',
    });
  });

  it.each(['<b>In stock:</b> 5', '<b>Now $6.95</b> only', '<b>New</b>'])(
    'is not named by %s',
    (strong) => {
      expect(read(`<title>Honey</title>${belowStrong(strong)}`).name).toBe('Honey');
    },
  );
});

/** A product in one cell and the box to buy it, with a picture as its button, in another. */
const besideBox = (fields: string, box = 'Ready to buy?') =>
  `<title>Web Shop</title><table><form action="order.asp"><tr><td><b>Brass Door Handle - Left</b> <i>(BDH-7)</i><p>Solid and polished.</p></td><td><table><tr><td><b>${box}</b></td></tr><tr><td>List: <del>$30.00</del><br><b>Our price:</b> <b>$24.50</b><br>${fields}</td></tr></table></td></tr></form></table>`;

describe('§7 a field for how many pieces', () => {
  const field = 'Qty <input type="text" name="qty" value="1"> ';
  const button = '<input type="image" name="go" src="b7.gif">';

  it.each(['Ready to buy?', 'In your cart!'])(
    'tells the button to buy, and by it the name of a page without a heading: %s',
    (box) => {
      expect(read(besideBox(field + button, box))).toMatchObject({
        name: 'Brass Door Handle - Left',
        price: 24.5,
      });
    },
  );

  it.each(['quantite', 'quantita', 'Menge'])('has a name in another language: %s', (name) => {
    expect(read(besideBox(field.replace('qty', name) + button)).name).toBe(
      'Brass Door Handle - Left',
    );
  });

  it('is the only one beside a hidden field, however that is written', () => {
    const hidden = '<INPUT TYPE="HIDDEN" NAME="qty_min" VALUE="1">';
    expect(read(besideBox(hidden + field + button)).name).toBe('Brass Door Handle - Left');
  });

  it('tells none where there are several, as in a list', () => {
    const row = field.replace('qty', 'qty2') + button;
    expect(read(besideBox(field + button + row)).name).toBe('Web Shop');
  });

  it('tells none in another form', () => {
    const search = `<form action="find.asp"><input type="image" src="find.gif"></form>`;
    expect(read(search + besideBox(field)).name).toBe('Web Shop');
  });
});

describe('§7 what shop systems add to a title', () => {
  it.each([
    '武夷山大红袍 250克_茶叶_示例商城 - Powered by ECShop',
    '武夷山大红袍 250克 | Powered by Example',
  ])('is no part of the name: %s', (title) => {
    const page = `<title>${title}</title><form><p>武夷山大红袍 250克</p>市场价格：<b>￥201.60元</b><br>本店售价：<b>￥168.00元</b></form>`;
    expect(read(page)).toMatchObject({ name: '武夷山大红袍 250克', price: 168 });
  });
});

it('§7 of an amount without and with tax on one line the latter is the price', () => {
  const line = 'Price: £12.00 (£14.10 Including VAT at 17.5%)';
  const page = `<title>Claw Hammer</title><table><tr><td><img src="h.jpg"></td><td><b>Claw Hammer</b><br>${line}<br><input type="submit" value="Add to cart"></td></tr></table>`;
  expect(read(page).price).toBe(14.1);
});

it('§7 a price is found whose sign has a cell of its own', () => {
  const cells =
    '<td rowspan="2"><font size="2">$</font></td><td rowspan="2"><font size="6">24</font></td><td><font size="2">50</font></td>';
  const page = `<title>Desk Lamp</title><b>Desk Lamp</b> Your price <table><tr>${cells}</tr></table>List price: $29.99<input type="button" value="Add to cart">`;
  expect(read(page).price).toBe(24.5);
});

/** Another product, told apart by the query of its address. */
const card = (query: string) =>
  `<td><a href="product.php?${query}"><img src="b.jpg" width="100" height="80"></a><br>Green Mug<br><span class="special-price">€5.90</span></td>`;

const beside = (query: string) =>
  `<h1>Blue Mug</h1><table><tr><td>€8.90 <input type="submit" value="Add to cart"></td><td><table><tr>${card(query)}</tr></table></td></tr></table>`;

it('§7 other products of a shop with one address for all are told apart by any number in the query', () => {
  const url = 'http://shop.example/product.php?info=p45_Blue-Mug';
  expect(read(beside('products_id=77'), url).price).toBe(8.9);
  expect(read(beside('info=p77_Green-Mug'), url).price).toBe(8.9);
});

it('§7 a name in a class of transliterated Russian is known by it', () => {
  const page =
    '<title>Каталог посуды</title><p class=tovarfullname>Синяя кружка, 300 мл</p><p class="cena">870 руб</p><input type="submit" value="В корзину">';
  expect(read(page)).toMatchObject({ name: 'Синяя кружка, 300 мл', price: 870 });
});
