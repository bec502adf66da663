import { describe, expect, it } from 'vitest';
import { parsePage } from '../../page/parse.ts';
import { IN_TIME_MS, processorTimeOf } from '../../../testing/timing.ts';
import { scriptPrices } from './scriptPrice.ts';

/** Amounts in scripts, each with its score. */
const found = (script: string, ...shown: number[]): [number, number][] =>
  scriptPrices(parsePage(`<script>${script}</script>`), new Set(shown)).map(({ value, score }) => [
    value.amount,
    score,
  ]);

/** Amounts in all scripts of a page. */
const amountsOf = (html: string): number[] =>
  scriptPrices(parsePage(html), new Set()).map(({ value }) => value.amount);

/** A script that tells these amounts. */
const told = (...amounts: number[]): string =>
  amounts.map((amount) => `product_price = ${amount};`).join('');

describe('what measuring scripts are told of a price', () => {
  it.each([
    'product_price = "69.99";',
    "productPrice: '69.99'}",
    '{"item_price":69.99}',
    'ecomm_totalvalue=69.99,',
    'article.preis = 69.99 ;',
    'ecomm_totalValue: [69.99]',
    'item_prodvalue : [ "69.99" ]',
    'current-price:69,99 ',
    'SKU_PRICE = 69.99;',
  ])('§7 is read from %s', (script) => {
    expect(found(script)).toEqual([[69.99, 38]]);
  });

  it.each([
    'price = 69.99;',
    'product_price = 0;',
    'product_price = "soon";',
    'product_price = 69.99kg;',
    'product_price == 69.99x',
    'product_weight = 69.99;',
    ...[
      'old',
      'list',
      'shipping',
      'unit',
      'regular',
      'was',
      'discount',
      'tax',
      'min',
      'max',
      'base',
    ].map((word) => `product_${word}_price = 69.99;`),
  ])('§7 is not %s', (script) => {
    expect(found(script)).toEqual([]);
  });

  it.each([
    "fbq('track', 'ViewContent', {content_ids: ['881'], value: 69.99, currency: 'EUR'});",
    "gtag('event','view_item',{currency:'USD',value:69.99,items:[{item_id:'7'}]});",
    'dataLayer.push({"event":"view_item","ecommerce":{"currency":"USD","value":"69.99"}})',
  ])('§7 is the value of a look at the product: %s', (script) => {
    expect(found(script)).toEqual([[69.99, 38]]);
  });

  it.each([
    "gtag('event','view_item_list',{value:69.99});",
    "fbq('track','PageView');fbq('track','AddToCart',{value:69.99});",
    "fbq('track','ViewContent',{max_value:69.99});",
    "fbq('track','ViewContent',{value:0});",
  ])('§7 is not the value of something else: %s', (script) => {
    expect(found(script)).toEqual([]);
  });

  it('§7 is searched for in linear time', () => {
    const script = "'view_item',{value ".repeat(60_000);
    expect(processorTimeOf(() => found(script))).toBeLessThan(IN_TIME_MS);
  });

  it('§7 is evidence of its own where all agree and no other is shown', () => {
    const twice = 'product_price = 5; item_price = "5.00";';
    expect(found(twice)).toEqual([[5, 38]]);
    expect(found(twice, 5)).toEqual([[5, 38]]);
    expect(found(twice, 6)).toEqual([[5, 14]]);
    expect(found(twice, 5, 6)).toEqual([[5, 14]]);
    expect(found(told(5, 6, 7))).toEqual([
      [5, 14],
      [6, 14],
      [7, 14],
    ]);
    expect(found(told(5, 6, 7, 8)).map(([, score]) => score)).toEqual([6, 6, 6, 6]);
  });

  it('§7 is read in the page’s own scripts, up to a bound', () => {
    const own = '<script>product_price = 5;</script>';
    expect(amountsOf(`<script src="/a.js">product_price = 6;</script>${own}`)).toEqual([5]);
    expect(amountsOf(`<script>${' '.repeat(1_600_000)}</script>${own}`)).toEqual([]);
    expect(amountsOf(`<script>${' '.repeat(1_400_000)}</script>${own}`)).toEqual([5]);
    const many = Array.from({ length: 60 }, (_, i) => `product_price = ${i + 1};`).join('');
    expect(amountsOf(`<script>${many}</script>${own}`)).toHaveLength(40);
  });
});
