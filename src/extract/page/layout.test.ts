import { describe, expect, it } from 'vitest';
import { readClassTexts } from './classText.ts';
import { headings, twinsOf } from './headings.ts';
import { classifyRegion, newLayout, type Region } from './layout.ts';
import { parsePage } from './parse.ts';

/** Where the picture is on a page with a heading, and a part that has the picture and this. */
function regionOf(name: string, beside: string): Region | null {
  const page = parsePage(`<h1>Blue Mug</h1><div class="${name}">${beside}<p><img></p></div>`);
  readClassTexts(page);
  const heads = headings(page);
  const layout = newLayout(heads[0]?.element ?? null);
  layout.twins = twinsOf(layout.heading, heads);
  const [picture] = page.tagged('img');
  return picture === undefined ? null : classifyRegion(picture, layout);
}

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
