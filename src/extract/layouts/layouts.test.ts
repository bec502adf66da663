import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { HELD_OUT, KNOWN } from './layouts.testing.ts';
import type { LayoutCase } from './page.testing.ts';

const expected = (page: LayoutCase) => ({
  name: page.name,
  price: page.price,
  currency: page.currency ?? null,
  color: page.color ?? null,
  size: page.size ?? null,
});

/** How many pages of a set are right, and on how many a wrong price, color or size is read. */
function totals(pages: readonly LayoutCase[]) {
  const sum = {
    pages: 0,
    name: 0,
    price: 0,
    wrongPrice: 0,
    inventedColor: 0,
    inventedSize: 0,
  };
  for (const page of pages) {
    const read = extract(page.html, page.url);
    sum.pages++;
    if (read.name === page.name) sum.name++;
    if (read.price === page.price) sum.price++;
    else if (read.price !== null) sum.wrongPrice++;
    if (read.color !== null && page.color === undefined) sum.inventedColor++;
    if (read.size !== null && page.size === undefined) sum.inventedSize++;
  }
  return sum;
}

describe('layouts of shops', () => {
  it.each(KNOWN.map((page) => [page.kind, page] as const))('§7 reads %s', (_, page) => {
    expect(extract(page.html, page.url)).toMatchObject(expected(page));
  });

  it('§7 reads most layouts it was not made with, and seldom a wrong price', () => {
    const { pages, name, price, wrongPrice, inventedColor, inventedSize } = totals(HELD_OUT);
    expect(pages).toBe(45);
    expect(name).toBeGreaterThanOrEqual(45);
    expect(price).toBeGreaterThanOrEqual(41);
    expect(wrongPrice).toBe(0);
    expect(inventedColor).toBeLessThanOrEqual(1);
    expect(inventedSize).toBeLessThanOrEqual(1);
  });
});
