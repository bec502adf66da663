import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';

/** What a page with this heading names, and what it costs there. */
function read(heading: string): { name: string | null; price: number | null } {
  const page = `<title>Acme</title><h1>${heading}</h1><button>Add to cart</button>`;
  const { name, price } = extract(page, 'https://shop.example/p/1');
  return { name, price };
}

describe('§7 a price in a heading is no part of the name', () => {
  it.each([
    '<span class="big">Slate Kettle</span> <span class="big">69 zł</span>',
    'Slate Kettle <span class="h1-price">69 zł</span>',
    '<b>Slate Kettle</b><b class="price">69,00 €</b>',
  ])('where it has an element of its own: %s', (heading) => {
    expect(read(heading)).toEqual({ name: 'Slate Kettle', price: 69 });
  });

  it.each([
    'Gift voucher <b>50 €</b>',
    '<span>Slate Kettle</span> <span>500 ml</span>',
    '<span class="price">69 zł</span>',
  ])('but other words are: %s', (heading) => {
    expect(read(heading).name).toBe(heading.replaceAll(/<[^>]*>/g, ''));
  });
});
