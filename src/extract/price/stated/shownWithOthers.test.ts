import { expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { ld, MUG } from '../../mugPage.testing.ts';

const card = (name: string, price: string): string =>
  `<div class="card"><a href="/${name}"><img src="/${name}.jpg" alt="${name} Jar"></a><a href="/${name}">${name} Jar</a><span class="price">${price}</span></div>`;

it.each(['12,50 €', '14,00 €'])(
  '§7 a price that markup surely states stays so where only another product is shown, with %s',
  (price) => {
    const related = `<section class="related-products"><h2>You may also like</h2>${card('red', price)}${card('old', '9,50 €')}</section>`;
    const page = `${ld(MUG)}<title>Blue Mug</title><main><h1>Blue Mug</h1><button>Add to cart</button></main>${related}`;
    expect(extract(page, 'https://shop.example/blue-mug').price).toBe(12.5);
  },
);
