import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

const page = (part: string): string =>
  `<title>Blue Mug</title><main><h1>Blue Mug</h1><p class="price">€9.50</p>${part}<button>Add to cart</button></main>`;

const sizeIn = (part: string): string | null =>
  extract(page(part), 'https://shop.example/mug').size;

it.each([
  '<p>Size: <b>M</b></p><p>Width of the strap 4 cm</p><p>Height adjustable</p>',
  '<ul><li>Size: M</li><li>Width: standard</li><li>Height: adjustable</li><li>Depth: flat</li></ul>',
  '<table><tr><th>Size</th><td>M</td></tr><tr><th>Width</th><td>30 cm</td></tr><tr><th>Height</th><td>40 cm</td></tr></table>',
])('§7 words about a width and a height measure nothing: %s', (part) => {
  expect(sizeIn(part)).toBe('M');
});

it.each([
  ['Leveys', 'Korkeus', 'Syvyys', 'Koko', 'fi'],
  ['Szélesség', 'Magasság', 'Mélység', 'Méret', 'hu'],
  ['Lățime', 'Înălțime', 'Adâncime', 'Mărime', 'ro'],
  ['Ширина', 'Висота', 'Глибина', 'Розмір', 'uk'],
  ['寬度', '高度', '深度', '尺寸', 'zh-TW'],
  ['Width (cm)', 'Height (cm)', 'Depth (cm)', 'Size', 'en'],
])('§7 a data sheet measures %s, %s and %s', (width, height, depth, size, lang) => {
  const list = `<ul><li><b>${width}</b> 5</li><li><b>${height}</b>: 9</li><li><b>${depth}</b> 7</li><li><b>${size}</b> XXL</li></ul>`;
  const html = `<html lang="${lang}">${page(list)}</html>`;
  expect(extract(html, 'https://shop.example/mug').size).toBeNull();
});

const large = `<div>${'<i></i>'.repeat(400)}</div>`;
const sizes = `<div><div>${Array.from({ length: 1000 }, (_, at) => `Size: ${at}<br>`).join('')}</div></div>`;
const empty = '<td></td>'.repeat(12_000);
const rows = '<tr><td>Size</td><td>1</td><td>2</td></tr>'.repeat(900);

it.each([
  ['labels among large parts', large.repeat(12) + sizes + large.repeat(11)],
  ['a table whose first row is very wide', `<table><tr>${empty}</tr>${rows}</table>`],
])('§7 takes little time: %s', (_, part) => {
  expect(processorTimeOf(() => sizeIn(part))).toBeLessThan(IN_TIME_MS);
});

const colorIn = (part: string): string | null =>
  extract(page(part), 'https://shop.example/mug').color;

const sample = (color: string): string =>
  `<a href="/mug-${color.toLowerCase()}"><span>${color}</span><img src="/${color}.png"></a>`;

describe('links to the other colors, each with a picture and its name', () => {
  it.each([
    `<div><div><span>Color:</span> <span>Black</span></div><div>${sample('Silver')}${sample('Red')}</div></div>`,
    `<fieldset><div><legend>Color:</legend> <span>Black</span></div><div>${sample('Silver')}</div></fieldset>`,
  ])('§7 leave the color that is stated before them to this product: %s', (part) => {
    expect(colorIn(part)).toBe('Black');
  });

  it('§7 are another product where they stand before it', () => {
    const card = '<a href="/vase"><img src="/vase.png"></a><a href="/vase">Vase</a>';
    expect(colorIn(`<div>${card}<p>Color: <b>Red</b></p></div>`)).toBeNull();
  });
});
