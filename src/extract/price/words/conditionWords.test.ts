import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { conditionSaid } from './conditionWords.ts';

describe('the condition a label names', () => {
  it.each([
    ['Buy used', 'used'],
    ['Used: Good', 'used'],
    ['Gebraucht kaufen', 'used'],
    ['中古品', 'used'],
    ['Buy new', 'new'],
    ['Neu', 'new'],
    ['Price', null],
    ['News', null],
    ['Newly reduced', null],
  ])('§7 of %s is %s', (label, condition) => expect(conditionSaid(label)).toBe(condition));
});

/** What a label and a price look like in a list of offers. */
const offer = (label: string, price: string): string =>
  `<div class="row"><span>${label}</span> <b class="price">${price}</b></div>`;

it('§7 the price of a thing offered used and new is what the new one costs', () => {
  const offers = offer('Buy used', '$6.00') + offer('Buy new', '$15.98');
  const page = `<h1>Blue Book</h1>${offers}<button>Add to cart</button>`;
  expect(extract(page, 'https://shop.example/book').price).toBe(15.98);
});
