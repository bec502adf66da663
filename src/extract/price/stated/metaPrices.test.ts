import { expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { ADDRESS } from '../../mugPage.testing.ts';

/** The price of a page whose meta tags state these amounts, and whose other markup states this one. */
function paid(metas: Record<string, string>, marked: string): number | null {
  const tags = Object.entries(metas).map(
    ([key, text]) => `<meta property="${key}" content="${text}">`,
  );
  const offers = { '@type': 'Offer', price: marked, priceCurrency: 'USD' };
  const product = { '@type': 'Product', name: 'Blue Mug', offers };
  return extract(
    `<title>Blue Mug</title>${tags.join('')}<h1>Blue Mug</h1><button>Add to cart</button>
    <script type="application/ld+json">${JSON.stringify(product)}</script>`,
    ADDRESS,
  ).price;
}

it.each(['og:price:standard_amount', 'product:original_price:amount'])(
  '§7 what the page calls its price before a reduction (%s) is not the price',
  (original) => {
    const reduced = { [original]: '150.00', 'product:price:amount': '120.00' };
    expect(paid(reduced, '150.00')).toBe(120);
    expect(paid({ ...reduced, 'product:price:amount': '150.00' }, '150.00')).toBe(150);
    expect(paid({ [original]: '150.00' }, '150.00')).toBe(150);
    expect(paid({ ...reduced, [original]: '29.00' }, '120.00')).toBe(120);
  },
);
