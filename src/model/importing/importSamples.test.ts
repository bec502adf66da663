// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { validateRows } from './importPlan.ts';
import { readImport } from './importRows.ts';

/** Files and pasted tables as exporters of wish lists and registries write them. */

/** The cells of each row that say something. */
function said(text: string, keys?: Parameters<typeof readImport>[1]) {
  return readImport(text, keys).rows?.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
  );
}

const tableOf = (text: string) => {
  const { table } = readImport(text) as { table: { keys: unknown[]; isSure: boolean } };
  return { keys: table.keys, isSure: table.isSure };
};

describe('F6 exports of wish lists', () => {
  it('a browser extension: title, link, price or why there is none, picture, and more', () => {
    const text = [
      '"Title","Product Link","Price","Image","ASIN","Rating","Date Added","Comment"',
      '"Kettle, 1.7 l","https://shop.example/dp/B0001/?coliid=I1&colid=C1","$1,234.50","https://img.shop.example/1.jpg","B0001","4.5 out of 5 stars","May 3, 2026","blue, please"',
      '"Lamp","https://shop.example/dp/B0002","N/A","","B0002","","",""',
      '"Vase","https://shop.example/dp/B0003","Currently unavailable","—","B0003","","","—"',
      '"Bowl","https://shop.example/dp/B0004","$5.00 - $9.00","","B0004","","",""',
      '"Rug","https://shop.example/dp/B0005","Was: $30.00 Now: $20.00","","B0005","","",""',
    ].join('\r\n');
    expect(said(text)?.map(({ name, price }) => [name, price])).toEqual([
      ['Kettle, 1.7 l', '$1,234.50'],
      ['Lamp', undefined],
      ['Vase', undefined],
      ['Bowl', '$5.00'],
      ['Rug', '$20.00'],
    ]);
    expect(said(text)?.[0]).toMatchObject({ notes: 'blue, please' });
    expect(tableOf(text).isSure).toBe(true);
    expect(validateRows(readImport(text).rows ?? [], [], 'USD').map(({ kind }) => kind)).toEqual(
      Array(5).fill('good'),
    );
  });

  it('a registry: a heading above the table, quantities, and what others did with it', () => {
    const text = [
      'Our Wedding Registry',
      'Exported on 11/22/2026',
      '',
      'Item Name,Requested,Purchased,Price (USD),Store Link,Priority',
      'Plates,4,0,$12.00,https://shop.example/plates,High',
      'Glasses,2.0,2,12,https://shop.example/glasses,Must have',
    ].join('\n');
    expect(said(text)).toEqual([
      {
        name: 'Plates',
        quantity: '4',
        price: '$12.00',
        url: 'https://shop.example/plates',
        mostWanted: 'High',
      },
      {
        name: 'Glasses',
        quantity: '2',
        price: '12 USD',
        url: 'https://shop.example/glasses',
        mostWanted: 'Must have',
      },
    ]);
  });

  it.each([
    [
      'de',
      'Artikelbezeichnung;Produktlink;Preis;Menge;Größe;Anmerkung\nKanne;https://laden.example/kanne;"1.234,50 €";2 Stück;M;in Blau\nTopf;https://laden.example/topf;"19,– €";1;;\nBild;https://laden.example/bild;Derzeit nicht verfügbar;1;;',
      ['1.234,50 €', '19 €', undefined],
    ],
    [
      'fr',
      'Nom de l’article;Lien;Prix;Quantité;Couleur\nThéière;https://boutique.example/theiere;49,99 €;1;bleu\nLampe;https://boutique.example/lampe;Actuellement indisponible;1;',
      ['49,99 €', undefined],
    ],
    [
      'es',
      'Artículo,Enlace,Precio,Cantidad\nTetera,https://tienda.example/tetera,"$1,299.00",1\nJarra,https://tienda.example/jarra,Agotado,1',
      ['$1,299.00', undefined],
    ],
    [
      'nl',
      'Naam\tKoppeling\tPrijs\tAantal\nTheepot\thttps://winkel.example/pot\t€ 24,95\t1\nKom\thttps://winkel.example/kom\t€ 12,-\t2',
      ['€ 24,95', '€ 12'],
    ],
    [
      'sv',
      'Namn;Länk;Pris\nKanna;https://butik.example/kanna;20 kr\nSkål;https://butik.example/skal;1 299 kr',
      ['20 kr', '1 299 kr'],
    ],
    [
      'ja',
      '商品名,リンク,価格,数量\nやかん,https://mise.example/yakan,"￥1,234",1\n皿,https://mise.example/sara,在庫切れ,1',
      ['￥1,234', undefined],
    ],
    [
      'pl',
      'Nazwa produktu;Odnośnik;Cena\nCzajnik;https://sklep.example/czajnik;"1 299,00 zł"',
      ['1 299,00 zł'],
    ],
  ])('headers and prices of another language (%s)', (_language, text, prices) => {
    const rows = said(text) ?? [];
    expect(rows.map(({ price }) => price)).toEqual(prices);
    for (const { name, url } of rows) {
      expect(name).toBeTruthy();
      expect(url).toMatch(/^https:/);
    }
    expect(tableOf(text)).toMatchObject({ isSure: true });
  });

  it('a table copied from a page: no headers; columns are known by their values, and are doubtful', () => {
    const text = [
      '1\tStoneware teapot\t$38.00\thttps://shop.example/teapot\thttps://img.example/t.png',
      '2\tDiamond kite\t$19\n99\thttps://shop.example/kite\thttps://img.example/k.png'.replace(
        '$19\n99',
        '"$19\n99"',
      ),
    ].join('\n');
    expect(said(text)).toEqual([
      {
        name: 'Stoneware teapot',
        price: '$38.00',
        url: 'https://shop.example/teapot',
        imageUrl: 'https://img.example/t.png',
      },
      {
        name: 'Diamond kite',
        price: '$19.99',
        url: 'https://shop.example/kite',
        imageUrl: 'https://img.example/k.png',
      },
    ]);
    expect(tableOf(text)).toEqual({
      keys: [null, 'name', 'price', 'url', 'imageUrl'],
      isSure: false,
    });
  });

  it('headers in other words: what they suggest is doubtful, and can be chosen otherwise', () => {
    const text =
      'What we would love,Where to buy,Price in EUR,Colour\nTeapot,https://shop.example/teapot,"12,50",red';
    expect(tableOf(text)).toEqual({ keys: ['name', 'url', 'price', 'color'], isSure: false });
    expect(said(text)).toEqual([
      { name: 'Teapot', url: 'https://shop.example/teapot', price: '12,50 EUR', color: 'red' },
    ]);
    expect(said(text, ['notes', 'url', null, 'name'])).toEqual([
      { notes: 'Teapot', url: 'https://shop.example/teapot', name: 'red' },
    ]);
  });

  it('a Markdown table, and Markdown links', () => {
    expect(
      said(
        '| Item | Link | Cost |\n|------|:----:|-----:|\n| Teapot | https://shop.example/t | £20 |',
      ),
    ).toEqual([{ name: 'Teapot', url: 'https://shop.example/t', price: '£20' }]);
    expect(said('- [Teapot](https://shop.example/t)\n[Kite](https://shop.example/k)')).toEqual([
      { name: 'Teapot', url: 'https://shop.example/t' },
      { name: 'Kite', url: 'https://shop.example/k' },
    ]);
  });

  it('a spreadsheet with links in formulas', () => {
    expect(
      said(
        'Name;URL\n"=HYPERLINK(""https://shop.example/t"";""Teapot"")";\nKite;https://shop.example/k',
      ),
    ).toEqual([
      { name: 'Teapot', url: 'https://shop.example/t' },
      { name: 'Kite', url: 'https://shop.example/k' },
    ]);
  });

  it('JSON of another program: its own names, the price with its currency', () => {
    expect(
      said(
        JSON.stringify({
          listName: 'Mine',
          products: [
            {
              title: 'Teapot',
              link: 'https://shop.example/t',
              price: { amount: 20, currency: 'GBP' },
            },
            { title: 'Kite', link: 'https://shop.example/k', price: 'N/A', thumbnail: null },
          ],
        }),
      ),
    ).toEqual([
      { name: 'Teapot', url: 'https://shop.example/t', price: '20 GBP' },
      { name: 'Kite', url: 'https://shop.example/k' },
    ]);
  });
});

describe('F6 prices in cells', () => {
  it.each([
    ['US$ 12.99', 'US$ 12.99'],
    ['$19.99$19.99', '$19.99'],
    ['$19.99\n$\n19\n.\n99', '$19.99'],
    ['$\n19\n99', '$ 19.99'],
    ['₹1,23,456.00', '₹123456.00'],
    ['$4.95 $4.95', '$4.95'],
    ['$4.95\n$\n4\n95', '$4.95'],
    ['4.95 4.95', '4.95'],
    ['$19.99\n20 left', '$19.99'],
    ['$1,234\n50', '$1,234.50'],
    ['5.00 9.00', '5.00 – 9.00'],
    ['1 299,00', '1 299,00'],
    ['from £5', '£5'],
    ['1.299,00 € inkl. MwSt.', '1.299,00 €'],
    ['20 % off: €16,00', '€16,00'],
    ['Currently unavailable (was $20.00)', ''],
    ['#N/A', ''],
    ['–', ''],
    ['about ten', 'about ten'],
    ['2 for the price of 1', '2 for the price of 1'],
  ])('%j: %j', (cell, price) => {
    const text = `name,url,price\nX,https://a.example,"${cell}"`;
    expect(said(text)?.[0]?.price ?? '').toBe(price);
    const [row] = validateRows(readImport(text).rows ?? [], [], 'USD');
    // What was not understood is refused, and no other number.
    const isShown = !/^(?:about|2 for|5\.00 –)/.test(price);
    expect(row?.kind).toBe(isShown ? 'good' : 'refused');
  });
});

it('“Nan” may be a grandmother, and is no empty cell of who an item is for', () => {
  const [row] = said('name,url,for,color\nX,https://a.example,Nan,nan') ?? [];
  expect(row).toMatchObject({ for: 'Nan' });
  expect(row).not.toHaveProperty('color');
});
