import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';

const VARIANTS = [
  { id: 41_001, title: 'Moss / S', option1: 'Moss', option2: 'S', option3: null },
  { id: 41_002, title: 'Clay / M', option1: 'Clay', option2: 'M', option3: null },
];

/** The data of a product that comes in two colors and sizes. */
const product = (props: object = {}): object => ({
  id: 9001,
  title: 'Fen Jumper',
  handle: 'fen-jumper',
  variants: VARIANTS,
  options: ['Colour', 'Size'],
  ...props,
});

/** What is read from a page with this drop-down of whole variants and this script. */
function read(options: string, script: string, query = ''): ReturnType<typeof extract> {
  return extract(
    `<title>Fen Jumper</title><main><h1>Fen Jumper</h1><p class="price">$64.00</p>
      <form action="/cart/add"><select name="id">${options}</select><button>Add to cart</button></form></main>
      <script>${script}</script>`,
    `https://shop.example/products/fen-jumper${query}`,
  );
}

const OPTIONS = '<option value="41001">Moss / S</option><option value="41002">Clay / M</option>';
const CHOSEN = OPTIONS.replace('"41002"', '"41002" selected');
const CALL = `new Selectors('id', { product: ${JSON.stringify(product())} });`;

describe('§7 the variant that is chosen', () => {
  it('is the one that is selected in a drop-down of whole variants', () => {
    expect(read(CHOSEN, CALL)).toMatchObject({ color: 'Clay', size: 'M' });
  });

  it('may be selected in a group of options', () => {
    const groups = `<optgroup label="Clay">${CHOSEN}</optgroup>`;
    expect(read(groups, CALL)).toMatchObject({ color: 'Clay', size: 'M' });
  });

  it('is the one that the address names', () => {
    expect(read(OPTIONS, CALL, '?variant=41001')).toMatchObject({ color: 'Moss', size: 'S' });
    expect(read(CHOSEN, CALL, '?variant=41001')).toMatchObject({ color: 'Moss', size: 'S' });
  });

  it('is none where nothing is selected', () => {
    expect(read(OPTIONS, CALL)).toMatchObject({ color: null, size: null });
  });

  it('has options whose names are in entries of their own', () => {
    const options = [{ name: 'Colour', position: 1 }, { name: 'Size' }];
    const script = `var item = ${JSON.stringify(product({ options }))};`;
    expect(read(CHOSEN, script)).toMatchObject({ color: 'Clay', size: 'M' });
  });

  it('says no colour in an option with another name', () => {
    const script = `var item = ${JSON.stringify(product({ options: ['Ships from', 'Size'] }))};`;
    expect(read(CHOSEN, script)).toMatchObject({ color: null, size: 'M' });
  });

  it.each([
    [['Band Size', 'Cup Size']],
    [['Lens Color', 'Frame Color']],
    [['Colour', 'Farbe']],
    [['Letter colour', 'Image size']],
  ])('has no value where several options are called so, or one is of a part: %s', (options) => {
    const script = `var item = ${JSON.stringify(product({ options }))};`;
    expect(read('', script, '?variant=41002')).toMatchObject({ color: null, size: null });
  });

  it('is named only by the parameter for it, and selected only in the drop-down of variants', () => {
    expect(read(OPTIONS, CALL, '?product=41001')).toMatchObject({ color: null, size: null });
    const other = `<option value="">-</option></select><select name="gift">${CHOSEN}`;
    expect(read(other, CALL)).toMatchObject({ color: null, size: null });
  });

  it('is not one of another product', () => {
    const script = `var item = ${JSON.stringify(product({ title: 'Fen Jumper for Dogs' }))};`;
    expect(read(CHOSEN, script)).toMatchObject({ color: null, size: null });
  });
});
