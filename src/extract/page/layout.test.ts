import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ADDRESS } from '../mugPage.testing.ts';
import { readClassTexts } from './classText.ts';
import { headings, twinsOf } from './headings.ts';
import { classifyRegion, newLayout, type Region } from './layout.ts';
import { parsePage } from './parse.ts';

/** Where the picture is on a page with a heading, and a part that has the picture and this. */
function regionOf(name: string, beside: string): Region | null {
  const page = parsePage(`<h1>Blue Mug</h1><div class="${name}">${beside}<p><img></p></div>`);
  readClassTexts(page);
  const heads = headings(page, ADDRESS);
  const layout = newLayout(heads[0]?.element ?? null);
  layout.twins = twinsOf(layout.heading, heads);
  const [picture] = page.tagged('img');
  return picture === undefined ? null : classifyRegion(picture, layout);
}

it('§7 a link to where the name before it leads buys another product, however it is styled', () => {
  const html = `<title>Blue Mug</title><h1>Blue Mug</h1><p class="price">$7.00</p><form><input name="day"></form>
    <section><div><h3><a href="/p/red-plate">Red Plate</a></h3><del>$9.00</del> <ins class="price">$8.00</ins>
    <a class="btn add_to_cart_button" href="/p/red-plate">Choose options</a></div></section>`;
  expect(extract(html, ADDRESS).price).toBe(7);
});

describe('a part that is called like a list of products', () => {
  it('§7 is about other things', () => {
    expect(regionOf('product-grid--content', '')).toBe('elsewhere');
    expect(regionOf('product-grid--content', '<h1>Green Plate</h1>')).toBe('elsewhere');
    expect(regionOf('product-grid--content', '<h2>Blue Mug</h2>')).toBe('elsewhere');
  });

  it('§7 is about the product where its heading stands once more', () => {
    expect(regionOf('product-grid--content', '<h1>Blue Mug</h1>')).toBe('here');
  });

  it('§7 is about the product where it is called so, too', () => {
    expect(regionOf('product-grid--content product-single--sticky', '')).toBe('here');
  });
});

it('§7 a part that is said to have no reviews, or to hide them, is not about reviews', () => {
  expect(regionOf('woo-product-no-review product', '')).toBe('here');
  expect(regionOf('layout without-sidebar hide_breadcrumbs', '')).toBe('here');
  expect(regionOf('woo-product-review', '')).toBe('elsewhere');
});

it.each(['<div class="modal fade" role="dialog" aria-hidden="true">', '<dialog>'])(
  '§7 a dialog that is not open is about other things: %s',
  (opening) => {
    const closing = opening.replace(/<(\w+).*/s, '</$1>');
    const quick = (open: string): string =>
      `<title>Kettles | Acme</title><h2>Kettles</h2><ul><li><a href="/p/1">Slate Kettle</a></li></ul>
       ${open}<h3>Sample Kettle</h3><span class="new-price">$64.99</span><select name="size"><option selected>M</option></select>
       <button>Add to cart</button>${closing}`;
    expect(extract(quick(opening), 'https://acme.example/kettles')).toMatchObject({
      name: 'Kettles',
      price: null,
      size: null,
    });
    const shown = opening.replace(' aria-hidden="true"', ' ').replace('<dialog', '<dialog open');
    expect(extract(quick(shown), 'https://acme.example/kettles').price).toBe(64.99);
  },
);
