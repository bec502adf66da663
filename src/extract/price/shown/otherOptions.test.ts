import { expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { ADDRESS } from '../../mugPage.testing.ts';

/** The price of a page with these options and, after them, something else. */
const priceWith = (options: string, rest = ''): number | null =>
  extract(
    `<title>Blue Mug</title><main><h1>Blue Mug</h1><h3>Volume</h3>${options}${rest}
      <a href="/offers">See all offers</a></main>`,
    ADDRESS,
  ).price;

const small = (state: string): string =>
  `<li data-sku="M1" class="option"><span><input type="radio" ${state}><b>0.2 l</b> <span class="price">$89.90</span></span></li>`;
const large = (state: string): string =>
  `<li data-sku="M2" class="option"><span><input type="radio" ${state}><b>0.4 l</b> <i>6 sellers</i></span></li>`;

it('§7 the price of an option is not that of the one that is chosen', () => {
  expect(priceWith(`<ul>${small('')}${large('checked')}</ul>`)).toBeNull();
  expect(
    priceWith(`<ul>${small('aria-checked="false"')}${large('aria-checked="true"')}</ul>`),
  ).toBeNull();
  expect(priceWith(`<ul>${small('')}${large('checked')}</ul>`, '<p>$95.00</p>')).toBe(95);
});

it('§7 it is the price where that option is chosen, or none is', () => {
  expect(priceWith(`<ul>${small('checked')}${large('')}</ul>`)).toBe(89.9);
  expect(priceWith(`<ul>${small('')}${large('')}</ul>`)).toBe(89.9);
});

it('§7 buttons are options, too, but parts without a number of their own are none', () => {
  const buttons =
    '<div><button value="11">0.2 l <b>$89.90</b></button><button value="12" class="selected">0.4 l</button></div>';
  expect(priceWith(buttons)).toBeNull();
  expect(priceWith(buttons.replaceAll(/value="\d\d"/g, ''))).toBe(89.9);
});

it('§7 parts with one and the same number are no options', () => {
  const parts = `<ul>${small('')}${large('checked')}</ul>`;
  expect(priceWith(parts.replaceAll('M2', 'M1'))).toBe(89.9);
  expect(priceWith(parts.replaceAll('li', 'section'))).toBe(89.9);
});

const sums = (state: string): string =>
  `<div><button>$25</button><button ${state}>$50</button><button>$100</button></div>`;

it('§7 of the sums of a gift card the chosen one is its price', () => {
  expect(priceWith(sums('aria-pressed="true"'))).toBe(50);
  expect(priceWith(sums('class="selected"'))).toBe(50);
});
