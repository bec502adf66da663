import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ADDRESS, ld, MUG } from '../mugPage.ts';

const read = (...products: unknown[]) =>
  extract(`<title>Acme 7 for her - Cups</title>${products.map(ld).join('')}`, ADDRESS);

it('§7 a product that is written twice is the only one, whatever the title says', () => {
  const second = { ...MUG, color: 'Red' };
  expect(read(MUG, second)).toMatchObject({ name: 'Blue Mug', price: 12.5 });
  expect(read(MUG, { ...second, name: 'Plate' })).toMatchObject({ price: null });
});
