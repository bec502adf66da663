import { expect, it } from 'vitest';
import { extract } from '../extract.ts';

/** The price of a page with this heading in a note beside the list price. */
function priceOf(heading: string): number | null {
  const other = '<div><b>Refurbished</b> <span class="price">€7.00</span></div>';
  const note = `<div>${heading}<a href="/help/prices">Learn more about prices</a></div>`;
  return extract(
    `<body>${other}${other.replace('7', '8')}<div><h1>Blue Mug</h1></div><div>
      <p>List price: <s>€12.00</s> ${note}</p><p>Price: <span class="price">€9.50</span></p></div>
    </body>`,
    'https://shop.example/mug',
  ).price;
}

it('§7 a heading without words begins no part about other things', () => {
  expect(priceOf('<h3> </h3>')).toBe(9.5);
  expect(priceOf('<h3>Other mugs</h3>')).toBeNull();
});

/** The price of a page without a main heading, under this lower one. */
const priceUnder = (heading: string) =>
  extract(
    `<title>Blue Mug | Acme Pots</title><body><p>You are here: <strong>Blue Mug</strong></p>
      <div><div><h4>${heading}</h4></div><a href="/mug/ratings">58 ratings</a>
      <p>For tea and more.</p><b class="price">€9.50</b></div><button>Add to cart</button></body>`,
    'https://shop.example/mug',
  ).price;

it('§7 the name of the product in a lower heading begins no part about other things', () => {
  expect(priceUnder('Blue Mug')).toBe(9.5);
  expect(priceUnder('Red Mug')).toBeNull();
});

/** The price that a page of a sold-out product has with this lower heading in a card. */
const priceOfCard = (heading: string) =>
  extract(
    `<title>Blue Mug | Acme Pots</title><body><h1>Blue Mug</h1><p>Sold out.</p>
      <div>${heading}<p>From our studio</p><b class="price">€12.00</b></div></body>`,
    'https://shop.example/mug',
  ).price;

it('§7 the name of the product as a link to another page begins one', () => {
  expect(priceOfCard('<h3><a href="/mug">Blue Mug</a></h3>')).toBe(12);
  expect(priceOfCard('<h3><a href="/large-mug">Blue Mug</a></h3>')).toBeNull();
  expect(priceOfCard('<a href="/large-mug"><h3>Blue Mug</h3></a>')).toBeNull();
});
