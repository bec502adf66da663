import { expect, it } from 'vitest';
import { extract } from '../extract.ts';

/** The color of a product's page with this beside its price. */
function colorIn(part: string): string | null {
  return extract(
    `<title>Blue Mug</title><main><h1>Mug</h1><p class="price">€9.50</p>${part}
      <button>Add to cart</button></main>`,
    'https://shop.example/mug',
  ).color;
}

it('§7 links to other pages name no color', () => {
  expect(colorIn('<ul><li>Color</li><li>Navy</li></ul>')).toBe('Navy');
  expect(
    colorIn('<ul><li><a href="/in-color">In color</a></li><li><a href="/sale">Sale</a></li></ul>'),
  ).toBeNull();
});

it.each(['Couleurs : mauve – rouge', 'Farben: Rot und Blau', 'Couleurs : mauve – <b>rouge</b>'])(
  '§7 several colors are none: %s',
  (told) => expect(colorIn(`<ul><li>${told}</li><li>Coton</li></ul>`)).toBeNull(),
);

it('§7 a label for several may have one color', () => {
  expect(colorIn('<ul><li>Couleurs : mauve</li><li>Coton</li></ul>')).toBe('mauve');
});

/** Three colors to choose from, and words below that name two of them. */
const choices = (chosen: string): string =>
  `<dl><dt>Color</dt><dd><ul><li ${chosen}>Navy</li><li>Red</li><li>Gray</li></ul></dd></dl>
   <ul><li>Color: Navy Red</li></ul>`;

it('§7 words elsewhere do not answer a choice that is open', () => {
  expect(colorIn(choices(''))).toBeNull();
  expect(colorIn(choices('aria-checked="true"'))).not.toBeNull();
});
