import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';

/** Colour and size of a shop's page whose buy box holds this. */
function chosen(buyBox: string): { color: string | null; size: string | null } {
  const { color, size } = extract(
    `<!doctype html><html><head><title>Linen shirt</title>
      <script type="application/ld+json">{"@type":"Product","name":"Linen shirt","offers":{"price":"49.90","priceCurrency":"EUR"}}</script>
    </head><body><main><h1>Linen shirt</h1><p class="price">€49.90</p>${buyBox}
      <button>Add to cart</button></main></body></html>`,
    'https://shop.example/linen-shirt',
  );
  return { color, size };
}

/** Two colors to choose from, the first of which is chosen and has these words for reading aloud. */
const radioSaid = (said: string, shown = 'Moss'): string =>
  `<div>Colour <label><input type="radio" name="color" value="123" checked aria-label="${said}">${shown}</label>
    <label><input type="radio" name="color" value="clay" aria-label="Colour clay">Clay</label></div>`;

describe('§7 what is selected in a drop-down', () => {
  it('is the value', () => {
    expect(
      chosen(`<label for="s">Size</label><select id="s" name="size">
        <option>S</option><option selected>M</option><option>L</option></select>`),
    ).toEqual({ color: null, size: 'M' });
  });

  it.each([
    '<option value="" selected>Your size</option>',
    '<option disabled selected>M – sold out</option>',
    '<option selected>Größe wählen</option>',
    '<option selected>Kies je maat</option>',
    '<option selected>サイズを選択してください</option>',
  ])('is nothing where it only asks: %s', (prompt) => {
    expect(
      chosen(
        `<select name="size">${prompt}<option value="1">S</option><option value="2">L</option></select>`,
      ).size,
    ).toBeNull();
  });
});

/** A choice of two colors, the first in this state. */
const dial = (state: string): string =>
  `<fieldset><legend>Color</legend><label><input type="radio" name="c" ${state}>Red</label>
    <label><input type="radio" name="c">Blue</label></fieldset>`;

it('§7 a checked choice is none where it is sold out and cannot be made', () => {
  expect(chosen(dial('checked')).color).toBe('Red');
  expect(chosen(dial('checked disabled')).color).toBeNull();
  expect(chosen(dial('checked').replaceAll('<input', '<input disabled')).color).toBe('Red');
});

it('§7 a size that is selected with its price, in a drop-down without a label', () => {
  const options = '<option selected>XL - $1,200.00</option><option>M - $1,100.00</option>';
  expect(chosen(`<select name="id">${options}</select>`).size).toBe('XL');
  const numbers = options.replace('XL', '38').replace('M -', '40 -');
  expect(chosen(`<select name="id">${numbers}</select>`).size).toBe('38');
  for (const counts of [
    [1, 2, 30],
    [30, 60, 90],
    [36, 48, 72],
    [50, 75, 99],
  ]) {
    const numbered = counts.map((count) => `<option selected>${count}</option>`).join('');
    expect(chosen(`<select name="q">${numbered}</select>`).size).toBeNull();
  }
});

it('§7 a name with many words before a drop-down is no label of it', () => {
  const options = '<option selected>White / Small</option><option>White / Large</option>';
  const before = (text: string): string => `<h3>${text}</h3><select>${options}</select>`;
  expect(chosen(before('Cotton Bathrobe in Various Colors')).color).toBeNull();
  expect(chosen(before('Please select one of the colors')).color).toBe('White / Small');
});

const variants = (text: string): string =>
  `<label>Color</label><select name="id"><option selected value="1">${text}</option></select>`;

it('§7 a drop-down of whole variants, labeled like their first option, tells no color', () => {
  const swatch =
    '<label>Color</label><p><input type="radio" name="Color" value="Black" checked></p>';
  expect(chosen(variants('Black / L')).color).toBeNull();
  expect(chosen(variants('Black / L') + swatch).color).toBe('Black');
  expect(chosen(variants('Black')).color).toBe('Black');
});

describe('§7 the chosen radio button', () => {
  it('is no color because of a class that says how its text looks', () => {
    expect(
      chosen(`<ul><li><label class="important-color"><span>English</span>
        <input type="radio" name="code" value="en" checked></label></li></ul>`).color,
    ).toBeNull();
    expect(
      chosen(`<ul><li><label class="product-color"><span>Navy</span>
        <input type="radio" name="code" value="n" checked></label></li></ul>`).color,
    ).toBe('Navy');
  });

  it('is without what it costs', () => {
    expect(
      chosen(`<select name="size"><option selected>100 ml - $337.95 CAD</option>
        <option>50 ml - $200.00 CAD</option></select>`).size,
    ).toBe('100 ml');
  });

  it('is named by the label that points at it, wherever that stands', () => {
    expect(
      chosen(`<fieldset><legend>Colour</legend>
        <input type="radio" name="color" id="c1" value="11"><input type="radio" name="color" id="c2" value="12" checked>
        <label for="c1">Sand</label><label for="c2">Navy</label></fieldset>`).color,
    ).toBe('Navy');
  });

  it('is what is shown, where the words for reading aloud put the label before it', () => {
    expect(chosen(radioSaid('Colour moss')).color).toBe('Moss');
    expect(chosen(radioSaid('Deep moss')).color).toBe('Deep moss');
    expect(chosen(radioSaid('Colour 123', '')).color).toBe('Colour 123');
  });

  it('is named by the title of its swatch', () => {
    expect(
      chosen(`<fieldset><legend>Colour</legend>
        <input type="radio" name="color" id="c2" value="12" checked><label for="c2"><span title="Navy"></span></label>
        </fieldset>`).color,
    ).toBe('Navy');
  });
});

describe('§7 the chosen one of several buttons', () => {
  it.each([
    'aria-checked="true" role="radio"',
    'aria-pressed="true"',
    'data-state="checked"',
    'data-selected="true"',
    'class="swatch active"',
  ])('is the one with %s', (mark) => {
    expect(
      chosen(`<div class="options" aria-label="Color"><button title="Sand">Sand</button>
        <button ${mark} title="Navy">Navy</button></div>`).color,
    ).toBe('Navy');
  });

  it('is not the open one of the page’s tabs', () => {
    expect(
      chosen(`<div class="size-tabs" aria-label="Size"><button role="tab" aria-selected="true">XL</button>
        <button role="tab">Care</button></div>`).size,
    ).toBeNull();
  });
});

describe('§7 what a page says of all sizes', () => {
  it.each([
    '<p>Size: S, M, L, XL</p>',
    '<dl><dt>Sizes</dt><dd>36 / 37 / 38</dd></dl>',
    '<table><tr><th>Size</th><td>36</td><td>38</td><td>40</td></tr></table>',
    '<div><span class="label">Size</span><a class="s">S</a><a class="s">M</a><a class="s">L</a></div>',
  ])('is not the size of the item: %s', (text) => {
    expect(chosen(text).size).toBeNull();
  });

  it('is none of them where markup lists them, too', () => {
    const product = {
      '@type': 'Product',
      name: 'Linen shirt',
      color: ['Red', 'Blue'],
      size: ['S', 'M'],
    };
    expect(
      chosen(`<script type="application/ld+json">${JSON.stringify(product)}</script>`),
    ).toEqual({
      color: null,
      size: null,
    });
    const one = { ...product, color: ['Red', 'Red'], size: ['M'] };
    expect(chosen(`<script type="application/ld+json">${JSON.stringify(one)}</script>`)).toEqual({
      color: 'Red',
      size: 'M',
    });
  });

  it('half a size is one, as most of Europe writes it', () => {
    expect(chosen('<p>Size: 42,5</p>').size).toBe('42,5');
  });

  it('a double size or colour is one', () => {
    expect(chosen('<p>Size: S/M</p><dl><dt>Color</dt><dd>Black/White</dd></dl>')).toEqual({
      color: 'Black/White',
      size: 'S/M',
    });
  });
});

describe('§7 one line', () => {
  it.each([
    '<p>Color: red | Size: XL</p>',
    '<div><i>x</i>Color: red · Size: XL</div>',
    '<p>Color: <b>red</b> Size: <b>XL</b></p>',
  ])('may tell both: %s', (line) => {
    expect(chosen(line)).toEqual({ color: 'red', size: 'XL' });
  });

  it('may tell a colour whose letters have marks', () => {
    expect(chosen('<p>สี: ฟ้า</p>').color).toBe('ฟ้า');
    expect(chosen('<p>Màu sắc: Trong suốt</p><p>Kích thước: XL</p>')).toEqual({
      color: 'Trong suốt',
      size: 'XL',
    });
  });
});

/** A group of swatches of which the first is selected, which a screen reader is told. */
const swatches = (which: string, value: string): string =>
  `<ul class="swatches ${which}"><li class="swatch selected"><a href="#">${value}<span class="visually-hidden">selected</span></a></li><li class="swatch"><a href="#">Other</a></li></ul>`;

describe('§7 what is only read aloud', () => {
  it('is no part of the colour or size', () => {
    expect(chosen(swatches('color', 'Navy') + swatches('size', '50 x 60'))).toEqual({
      color: 'Navy',
      size: '50 x 60',
    });
  });

  it('is no part of the label of a radio button', () => {
    const label = '<label for="c">Sage<span class="sr-only">Variant sold out</span></label>';
    expect(
      chosen(
        `<fieldset><legend>Color</legend><input type="radio" id="c" name="Color" checked>${label}</fieldset>`,
      ).color,
    ).toBe('Sage');
  });

  it('is the value where nothing else is shown', () => {
    expect(
      chosen(
        '<ul class="swatches color"><li class="swatch selected"><i class="sr-only">Navy</i></li><li class="swatch"></li></ul>',
      ).color,
    ).toBe('Navy');
  });
});

describe('§7 a colour or size that words tell', () => {
  const words = '<div><p>Colour: Moss</p><p>Size: M</p></div>';
  const choices = '<option>Please select</option><option>Slate</option><option>Moss</option>';

  it('is believed where nothing is asked', () => {
    expect(chosen(words)).toEqual({ color: 'Moss', size: 'M' });
  });

  it('is no answer to what the page still asks for', () => {
    expect(chosen(`<select name="color">${choices}</select>${words}`).color).toBeNull();
    expect(chosen(`<select name="color">${choices}</select>${words}`).size).toBe('M');
  });

  it('is one where the list has no choice', () => {
    const only = '<option>Please select</option><option>Moss</option>';
    expect(chosen(`<select name="color">${only}</select>${words}`).color).toBe('Moss');
  });

  it('is not that of filters or ratings', () => {
    expect(chosen(`<div class="filtres">${words}</div>`)).toEqual({ color: null, size: null });
    expect(chosen(`<div class="ratings-list">${words}</div>`)).toEqual({ color: null, size: null });
  });

  it('is none where buttons say what there is', () => {
    const buttons = '<button>S</button><button>M</button>';
    expect(chosen(`<div><span>Size:</span> ${buttons}</div>`).size).toBeNull();
  });
});

const buttons = (label: string): string =>
  `<div class="option-block"><label>${label}</label><div><button class="active">Navy</button><button>Red</button></div></div>`;

it('§7 the active one of several buttons under a label, whose group is called an option', () => {
  expect(chosen(buttons('Colour')).color).toBe('Navy');
  expect(chosen(buttons('Delivery')).color).toBeNull();
});

it('§7 how a list of colors is shown is no color', () => {
  const views = '<button class="active">Swatches</button><button>List</button>';
  const part = `<div class="product-options"><label>Colour</label><div>${views}</div></div>`;
  expect(chosen(part).color).toBeNull();
});

it('§7 a data sheet that lists several colors does not say which of them is the only one to choose', () => {
  const sheet = '<table><tr><th>Color</th><td>Black, White</td></tr></table>';
  const select =
    '<select name="color"><option value="">Choose</option><option>Black</option></select>';
  expect(chosen(select + sheet).color).toBe('Black');
  expect(chosen(sheet).color).toBe('Black, White');
  expect(chosen(select.replace('>Black', '>Black, White') + sheet).color).toBe('Black, White');
});
