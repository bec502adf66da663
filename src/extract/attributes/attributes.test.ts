import { expect, it } from 'vitest';
import type { Product } from '../../model/product.ts';
import { extract } from '../extract.ts';

/** The color of a product's page with this beside its price. */
const colorIn = (part: string): string | null => productOf(part).color;

function productOf(part: string): Product {
  return extract(
    `<title>Blue Mug</title><main><h1>Mug</h1><p class="price">€9.50</p>${part}
      <button>Add to cart</button></main>`,
    'https://shop.example/mug',
  );
}

/** The color of a page in a language that has a word for color, or for parts of a processor, in a table. */
function colorOfCores(lang: string, host: string, part: string): string | null {
  const html = `<html lang="${lang}"><title>Acme Board</title><main><h1>Acme Board</h1><p class="price">€95.00</p>${part}
    <button>Add to cart</button></main></html>`;
  return extract(html, `https://${host}/board`).color;
}

it.each([
  '<table><tr><td>Cores</td><td>Quad-Core</td></tr></table>',
  '<ul><li>Clock: 3 GHz</li><li>Cores: Quad-Core</li></ul>',
  '<script type="application/ld+json">{"@type":"Product","name":"Acme Board","additionalProperty":[{"@type":"PropertyValue","name":"Cores","value":"Quad-Core"}]}</script>',
])('§7 a word means color only in its language: %s', (part) => {
  expect(colorOfCores('en-GB', 'shop.example', part)).toBeNull();
  expect(colorOfCores('', 'shop.example', part)).toBeNull();
  expect(colorOfCores('pt-PT', 'shop.example', part)).toBe('Quad-Core');
  expect(colorOfCores('en', 'shop.example.br', part)).toBe('Quad-Core');
});

it('§7 an entry of a list that describes the color is no label of the next', () => {
  expect(colorIn('<ul><li>Main Color</li><li>Navy</li></ul>')).toBe('Navy');
  expect(colorIn('<ul><li>Product Main Color:</li><li>Navy</li></ul>')).toBe('Navy');
  const list = '<ul><li>Lovely silvery color</li><li>Thick layer of white wool</li></ul>';
  expect(colorIn(list)).toBeNull();
});

it('§7 links to other pages name no color', () => {
  expect(colorIn('<ul><li>Color</li><li>Navy</li></ul>')).toBe('Navy');
  expect(
    colorIn('<ul><li><a href="/in-color">In color</a></li><li><a href="/sale">Sale</a></li></ul>'),
  ).toBeNull();
});

/** A label whose value a script will fill in. */
const empty = (label: string): string => `<p><span>${label}</span> <span></span></p>`;

it('§7 two labels, whose values a script will fill, are no label of the button behind them', () => {
  const button = '<a class="button" href="/cart">View bag</a>';
  expect(
    colorIn(`<section><div>Acme ${empty('Size')}${empty('Color')}</div>${button}</section>`),
  ).toBeNull();
  expect(colorIn('<div>Outer shell color</div><p>Navy</p>')).toBe('Navy');
});

it('§7 a label that counts the colors names none of them', () => {
  expect(colorIn('<div><span>Colors (3)</span></div><p>Navy</p>')).toBeNull();
  expect(colorIn('<div><span>Color (shell)</span></div><p>Navy</p>')).toBe('Navy');
});

it.each(['Couleurs : mauve – rouge', 'Farben: Rot und Blau', 'Couleurs : mauve – <b>rouge</b>'])(
  '§7 several colors are none: %s',
  (told) => expect(colorIn(`<ul><li>${told}</li><li>Coton</li></ul>`)).toBeNull(),
);

it('§7 a label for several may have one color', () => {
  expect(colorIn('<ul><li>Couleurs : mauve</li><li>Coton</li></ul>')).toBe('mauve');
});

const row = (told: string): string => `<table><tr><td>${told}</td><td>Navy</td></tr></table>`;

it('§7 a sentence that has a word for color in it is no label', () => {
  expect(colorIn(row('Change the light of a fixed color'))).toBeNull();
  expect(colorIn(row('Farba a vzor'))).toBe('Navy');
});

/** Three colors to choose from, and words below that name two of them. */
const choices = (chosen: string): string =>
  `<dl><dt>Color</dt><dd><ul><li ${chosen}>Navy</li><li>Red</li><li>Gray</li></ul></dd></dl>
   <ul><li>Color: Navy Red</li></ul>`;

it('§7 words elsewhere do not answer a choice that is open', () => {
  expect(colorIn(choices(''))).toBeNull();
  expect(colorIn(choices('aria-checked="true"'))).not.toBeNull();
});

it.each([
  '<select name="super_attribute[92]"><option value="">Choose an option…</option></select>',
  '<select id="color"><option value="">Select</option></select>',
])('§7 nor one whose choices a script adds: %s', (select) => {
  expect(colorIn(`<label>Color</label>${select}<p>Color: navy &amp; red</p>`)).toBeNull();
});

it.each(['Varying shades of green', 'Colors may vary', 'Multiple shades'])(
  '§7 what differs from piece to piece is no color: %s',
  (told) => expect(colorIn(`<ul><li>Color: ${told}</li><li>Cotton</li></ul>`)).toBeNull(),
);

it.each([
  '<p>Our model wears</p><p>Size: M</p>',
  '<p>Our model is 6\'1" and wears size: M</p>',
  '<div><span>Model is wearing</span><span>Size:</span><span>M</span></div>',
  '<ul><li>Das Model ist 180 cm groß</li><li>Größe: M</li></ul>',
  '<dl><dt>Model height</dt><dd>180 cm</dd><dt>Size worn</dt><dd>M</dd></dl>',
  '<p>Le mannequin porte la taille : M</p>',
  '<p>La modelo lleva talla: M</p>',
  '<p>La modella indossa taglia: M</p>',
  '<div>Modelka ma na sobie <b>rozmiar:</b> M</div>',
  '<p>Модель на фото</p><p>Размер: M</p>',
])('§7 what a model wears is not what somebody chose: %s', (told) => {
  expect(productOf(`<section>${told}</section>`).size).toBeNull();
});

it.each([
  '<ul><li>Model: T15</li><li>Size: M</li></ul>',
  '<ul><li>Модель: Т15</li><li>Размер: M</li></ul>',
  '<ul><li>Modell T15</li><li>Größe: M</li></ul>',
  '<ul><li>Porte-monnaie</li><li>Taille : M</li></ul>',
])('§7 a product that is called a model has its size: %s', (told) => {
  expect(productOf(`<section>${told}</section>`).size).toBe('M');
});

const THREE = 'Gold Rim Clear Glass, Blue Rim Smoked Glass, Oak Rim Amber Glass with Lid';

it.each([
  [`Selected Color is ${THREE}. Tap to collapse.`, THREE],
  [`Selected color: ${THREE}`, THREE],
  ['Cor selecionada é Azul. Toque para recolher.', 'Azul'],
  ['Ausgewählte Farbe ist Blau', 'Blau'],
  ['Couleur sélectionnée : Bleu', 'Bleu'],
  [`Selected Color is ${'Blue Rim Glass '.repeat(9)}`, null],
  ['Selected Color is required', null],
  ['Selected store is Navy Street', null],
  ['3 colors selected', null],
])('§7 a control says which color is chosen, however long: %s', (said, color) => {
  expect(colorIn(`<div aria-label="${said}" role="button"><b>+</b></div>`)).toBe(color);
});

it('§7 what is chosen from a list may be as long', () => {
  const size = 'Two Mugs of 0.3 l with Two Plates of 25 cm with Four Spoons and a Tray';
  const option = `<select name="size"><option>${size} and a Box</option><option selected>${size}</option></select>`;
  expect(productOf(option).size).toBe(size);
  expect(
    productOf(option.replaceAll('Mugs', 'Mugs of fired, glazed and painted clay')).size,
  ).toBeNull();
});

it('§7 several sizes under a label in the plural are no choice', () => {
  const sizes = '<table><tr><td>Maten</td><td>D8 / D10</td></tr></table>';
  expect(productOf(sizes).size).toBeNull();
  const one = '<table><tr><td>Maat</td><td>EU 41 / UK 7</td></tr></table>';
  expect(productOf(one).size).toBe('EU 41 / UK 7');
});

it('§7 a size among width, height and depth in a data sheet is no choice', () => {
  const measures = '<li><span>Width</span> 5"</li><li><span>Height</span> 10"</li>';
  const depth = '<li><span>Depth</span> 5"</li>';
  const size = '<li><span>Size</span> XXL</li>';
  expect(productOf(`<ul>${measures}${depth}${size}</ul>`).size).toBeNull();
  // Clothes and pictures have two measures and a size.
  expect(productOf(`<ul>${measures}${size}</ul>`).size).toBe('XXL');
  expect(productOf(`<ul><li><span>Material</span> Wool</li>${size}</ul>`).size).toBe('XXL');
});

it('§7 a table that compares products says nothing about this one', () => {
  const names = '<tr><th></th><th>Mug</th><th>Cup</th></tr>';
  const colors = '<tr><td>Color</td><td>Red</td><td>Blue</td></tr>';
  expect(colorIn(`<table>${names}${colors}</table>`)).toBeNull();
});

it.each([
  'Color: may differ slightly from the picture',
  'Farbe: kann vom Bild abweichen',
  'Available colors: red, blue',
])('§7 what is no single color is none: %s', (line) => {
  expect(colorIn(`<p>${line}</p>`)).toBeNull();
});

it('§7 what a line says behind a bar is no part of the color', () => {
  expect(colorIn('<p>Color: White | Ships in 3 days</p>')).toBe('White');
  expect(colorIn('<p>Color: Black · White</p>')).toBe('Black · White');
});

it.each([
  'Colour: Black | White | Red',
  'Color: Black · White · Red',
  'Color: Navy Blue | Off White | Dark Red',
  'Size: S | M | L',
  'Size: S • M • L',
  'Size: S ｜ M ｜ L',
  'Size: 38 • 39',
])('§7 what bars tell apart are several, of which none is chosen: %s', (line) => {
  const { color, size } = productOf(`<p>${line}</p>`);
  expect([color, size]).toEqual([null, null]);
});

it('§7 several buttons behind a label are choices, however deep they are', () => {
  const both = '<div><button>40cm</button> <button>50cm</button></div>';
  expect(productOf(`<div><span>Select Size:</span>${both}</div>`).size).toBeNull();
  expect(productOf('<div><span>Size:</span><div><b>40cm</b></div></div>').size).toBe('40cm');
});

it.each([
  '<i>Navy</i><i>Red</i>',
  '<i>Navy</i><i>Red</i><i>Gray</i>',
  '<i class="chip">Navy</i> <i class="chip">Red</i>',
  '<div><p>Navy</p> <p>Red</p> <p>Gray</p></div>',
])('§7 several parts alike behind a label are choices: %s', (parts) => {
  expect(colorIn(`<div><h4>Color</h4><div>${parts}</div></div>`)).toBeNull();
});

const valueOf = (parts: string) => colorIn(`<div><h4>Color</h4><div>${parts}</div></div>`);

it('§7 parts that make up one color are no choices', () => {
  expect(valueOf('<i>Navy</i>')).toBe('Navy');
  expect(valueOf('<i>Navy</i> <i>Blue</i>')).toBe('Navy Blue');
  expect(valueOf('<b></b><i>Navy</i>')).toBe('Navy');
});

it.each(['These will arrive bright red', 'It is navy', 'Diese Tasse ist rot'])(
  '§7 a sentence about colors is none: %s',
  (told) => expect(colorIn(`<ul><li><b>Color:</b> ${told}</li><li>Cotton</li></ul>`)).toBeNull(),
);

const rowOf = (label: string, value: string) =>
  `<div><span>${label}</span> <span>${value}</span></div>`;

it('§7 a row with a label, a unit in brackets and a value is not the label of the next row', () => {
  const weight = rowOf('Weight', '227 g');
  expect(productOf(rowOf('Size (mm)', '163 x 77 x 8 mm') + weight).size).toBeNull();
  expect(productOf(rowOf('Size (EU)', '42') + weight).size).toBe('42');
  expect(productOf(`<div>Size (EU)</div><div>42</div>`).size).toBe('42');
});

it('§7 the words of several radio buttons are no value', () => {
  const sizes = ['S', 'M'].map((size) => `<label><input type="radio" name="b">${size}</label>`);
  expect(productOf(`<div>Size: ${sizes.join('')}</div>`).size).toBeNull();
});

it('§7 the words of several links side by side are no value', () => {
  expect(productOf('<div>Size: <a class="on">M</a><a>L</a></div>').size).toBeNull();
  expect(productOf('<div>Size: <a class="on">M</a> <a>L</a></div>').size).toBeNull();
  expect(colorIn('<dl><dt>Color</dt><dd><a class="on">Red</a><a>Navy</a></dd></dl>')).toBeNull();
  expect(colorIn('<div>Color: <a href="/navy">Navy</a></div>')).toBe('Navy');
});

it('§7 a range behind a label in the plural is not the size', () => {
  expect(productOf('<ul><li>Розміри: 42-52</li><li>Sizes: 42-52</li></ul>').size).toBeNull();
});
