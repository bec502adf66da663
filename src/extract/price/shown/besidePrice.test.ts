import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';

/** The price of a page that shows $25.00, what comes with it for $9.99, and these parts. */
function priceOf({ name = 'Blue Mug', before = '', after = '' }): number | null {
  const page = `<title>${name}</title><main><h1>${name}</h1>${before}<p><span class="price">$25.00</span>${after}</p>
    <button>Add to cart</button></main><p>Lid for it $9.99</p>`;
  return extract(page, 'https://shop.example/mug').price;
}

/** The price of a page that shows $1,200.00 below this part. */
const priceOfSuit = (part: string): number | null =>
  extract(
    `<title>Suit by Fen</title><main><div>${part}</div>
      <div><p><b class="actual-price">$1,200.00</b></p></div><form><button>Add to cart</button></form></main>`,
    'https://shop.example/suit',
  ).price;

describe('§7 what stands beside a price and says nothing about it', () => {
  it.each([
    'Samsung Galaxy S24 Plus',
    'Gift Card',
    'Lego Van',
    'Basketball Net',
    'The World As It Was',
    'Audi A4 Avant',
  ])('is the name above it: %s', (name) => {
    expect(priceOf({ name })).toBe(25);
  });

  it.each(['', '<h2>Fen Sporting Club</h2>'])(
    'is the name and what stands with it in a part of their own: %s',
    (brand) => {
      expect(priceOfSuit(`<h1>Suit by Fen Sporting Club</h1>${brand}`)).toBe(1200);
    },
  );

  it('may be a label in the part with the name', () => {
    expect(priceOfSuit('<h1>Suit by Fen</h1><b>Members only:</b>')).toBeNull();
  });

  it.each([
    'Free Shipping',
    'Free returns',
    'Kostenloser Versand',
    'Versandkostenfrei',
    'Envío gratis',
    'Livraison gratuite',
    'Doprava zdarma',
    'Save 20%',
    '20% off',
    '-20%',
  ])('is a badge before it: %s', (text) => {
    expect(priceOf({ before: `<div class="badge">${text}</div>` })).toBe(25);
  });

  it.each([
    'Shipping calculated at checkout.',
    'Delivery in 2 days',
    'Value pack',
    'Gift wrap available',
    'Versand wird an der Kasse berechnet',
  ])('is what follows it: %s', (text) => {
    expect(priceOf({ after: ` <span>${text}</span>` })).toBe(25);
  });
});

/** The same of a page with another amount behind a text. */
function priceBelow(text: string, price = '<p class="price">$25.00</p>'): number | null {
  const page = `<title>Blue Mug</title><main><h1>Blue Mug</h1><div>${text}</div>${price}<button>Add to cart</button></main>`;
  return extract(page, 'https://shop.example/mug').price;
}

describe('§7 what stands beside an amount and says that it is of something else', () => {
  it.each([
    'Free shipping over',
    'Free delivery from',
    'Kostenloser Versand ab',
    'Livraison gratuite à partir de',
    'Frete grátis acima de',
    'Spedizione gratuita per ordini superiori a',
    'Free shipping when you spend',
    'Shipping',
    '2 Year Warranty',
    'You save 20%:',
    'Subscribe & save 10%',
  ])('is a label before it: %s', (text) => {
    expect(priceBelow(`${text}</div><div>$50.00`)).toBe(25);
  });

  it.each([
    'Only $20 more for free delivery',
    '$1 from every sale goes to charity',
    'Tip: $2',
    'or $6.25 every 2 weeks',
    'Doručenie 3,50 €',
    '10 or more $19.00',
  ])('is a sentence: %s', (text) => {
    expect(priceBelow(text)).toBe(25);
    expect(priceBelow(text, '<p>$25.00</p>')).toBe(25);
  });
});
