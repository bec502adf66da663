import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';

/** The price of a product's page that tells this below its name, and nothing else about money. */
function priceOf(told: string): number | null {
  const page = `<title>Blue Mug</title><main><h1>Blue Mug</h1>${told}<button>Add to cart</button></main>`;
  return extract(page, 'https://shop.example/mug').price;
}

describe('an amount on a line of its own', () => {
  it.each([
    '<p>Extra €5 OFF on €50 (Code: MUG5)</p>',
    '<p>€5 OFF</p>',
    '<p>€5 Off</p>',
    '<p><b>€5</b> OFF</p>',
    '<p>Flat €15 off on spend of €149</p>',
    '<p>12 € Off on orders above 90 €</p>',
  ])('§7 is no price where it is what is taken off: %s', (told) => {
    expect(priceOf(told)).toBeNull();
  });

  it('§7 is one behind which a currency is written in capitals', () => {
    expect(priceOf('<p>€15 EUR</p>')).toBe(15);
    expect(priceOf('<p>15 OFF and 25 EUR</p>')).toBe(25);
  });
});

it('§7 digits in a code of letters and digits are no amount, also beside a sign of money', () => {
  expect(priceOf('<p class="price"><span>VGVzdDE5Yg7</span><span>$</span></p>')).toBeNull();
  expect(priceOf('<p class="price">Preis12,50€</p>')).toBe(12.5);
});

const amount = (number: number): string => `<span><bdi>${number}&nbsp;<i>€</i></bdi></span>`;

describe('two whole amounts in elements of their own', () => {
  it.each([
    `<p class="price">${amount(8)} – ${amount(15)}</p>`,
    `<p class="price">${amount(8)} bis ${amount(15)}</p>`,
    `<p class="price"><ins>${amount(8)}</ins> ${amount(15)}</p>`,
    '<p class="price"><span><i>€</i>8</span> – <span><i>€</i>15</span></p>',
    '<p class="price"><b>8</b><i>–</i><b>15</b> €</p>',
    '<p class="price"><b>8</b> <i>to</i> <b>15</b> <i>€</i></p>',
    '<p class="price"><b>8 €</b> <small>15 €</small></p>',
  ])('§7 are two prices, not one and its cents: %s', (told) => {
    expect(priceOf(told)).toBe(8);
  });

  it('§7 with one sign are an amount and its cents', () => {
    expect(priceOf('<p class="price"><b>8</b><i>€</i><span>15</span></p>')).toBe(8.15);
    expect(priceOf('<p class="price"><b>8</b> <i>€</i> <sup>15</sup></p>')).toBe(8.15);
    expect(priceOf('<p class="price"><b>8 €</b><small>15</small></p>')).toBe(8.15);
    expect(priceOf('<p class="price"><i>CA</i><i>$</i><b>8</b><sup>15</sup></p>')).toBe(8.15);
  });
});
