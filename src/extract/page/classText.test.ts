import { describe, expect, it } from 'vitest';
import type { Element } from './dom.ts';
import { classMatches, classMatchesAround, readClassTexts } from './classText.ts';
import { parsePage } from './parse.ts';

/** The elements of a page, with their marks; the page itself is none of them. */
function marked(html: string): Element[] {
  const page = parsePage(html);
  readClassTexts(page);
  return page.elements.filter(({ parent }) => parent !== null);
}

const PRICE = /price/;

/** The element with this id. */
const byId = (html: string, id: string): Element | undefined =>
  marked(html).find(({ attrs }) => attrs[attrs.indexOf('id') + 1] === id);

describe('the class text of an element', () => {
  it.each([
    ['class="old price"', 'old price'],
    ['id="price"', ' price'],
    ['class="a" id="b"', 'a b'],
    [
      'class="a" itemprop="price" data-testid="t" data-test="u" data-qa="v" data-hook="w"',
      'a price t u v w',
    ],
    ['class="a" data-test-id="t" data-cy="u" data-automation-id="v"', 'a t u v'],
    ['class="a" data-price="5" name="n" title="t"', 'a'],
    ['class="priceBox_main ProductPrice"', 'price-box-main product-price'],
    ['class="ABC"', 'abc'],
    ['class=""', ''],
    ['title="price"', ''],
    ['', ''],
  ])('§7 of %s are %j', (attributes, text) => {
    const [element] = marked(`<div ${attributes}>x</div>`);
    expect(element?.classText?.text).toBe(text);
  });

  it('§7 are shared by parts that are called the same', () => {
    const [one, two, other] = marked('<b class="a">1</b><b class="a">2</b><b class="b">3</b>');
    expect(one?.classText).toBe(two?.classText);
    expect(other?.classText).not.toBe(one?.classText);
  });

  it('§7 are looked at up to a bound', () => {
    const [element] = marked(`<b class="${'x'.repeat(500)}">1</b>`);
    expect(element?.classText?.text).toHaveLength(400);
  });

  it('§7 match a pattern or do not, and each pattern is tried once', () => {
    const [price, other, bare] = marked('<b class="price">1</b><b class="other">2</b><b>3</b>');
    expect([price, other, bare].map((element) => element && classMatches(element, PRICE))).toEqual([
      true,
      false,
      false,
    ]);
    expect(bare && classMatches(bare, /^$/)).toBe(false);
    // A pattern with a memory of its own would say no the second time.
    const global = /price/g;
    expect([1, 2, 3].map(() => price && classMatches(price, global))).toEqual([true, true, true]);
    expect(price && classMatches(price, /other/)).toBe(false);
  });
});

describe('the class texts around an element', () => {
  const page = '<body class="price"><div class="price"><p><i><b id="b">1</b></i></p></div></body>';

  it.each([
    [1, false],
    [3, false],
    [4, true],
    [9, true],
  ])('§7 count %d elements far: %s', (reach, expected) => {
    const element = byId(page, 'b');
    expect(element && classMatchesAround(element, PRICE, reach)).toBe(expected);
  });

  it('§7 are never those of the whole page', () => {
    const element = byId(
      '<html class="price"><body class="price"><b id="b">1</b></body></html>',
      'b',
    );
    expect(element && classMatchesAround(element, PRICE, 9)).toBe(false);
    const own = byId('<body><b id="b" class="price">1</b></body>', 'b');
    expect(own && classMatchesAround(own, PRICE, 1)).toBe(true);
  });
});
