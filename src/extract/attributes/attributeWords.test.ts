import { describe, expect, it } from 'vitest';
import { attributeOf, attributeOfPhrase, namesAttribute } from './attributeWords.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

describe('attributeOf', () => {
  it.each([
    ['Colour:', 'color'],
    ['Farbe', 'color'],
    ['Couleur du cadre', 'color'],
    ['Frame Color', 'color'],
    ['Цвет', 'color'],
    ['カラー', 'color'],
    ['اللون', 'color'],
    ['Select size *', 'size'],
    ['size / dimensions', 'size'],
    ['Größe', 'size'],
    ['المقاس', 'size'],
    // What stands around it, and what it is said with.
    ['(Size)', 'size'],
    ['*  Size ?*', 'size'],
    ['- Size: -', 'size'],
    ['· Size ·', 'size'],
    ['Size =', 'size'],
    ['Size (EU)', 'size'],
    ['Size, EU', 'size'],
    ['Size and more', 'size'],
    ['Größe / Size', 'size'],
    ['Color|Colour', 'color'],
    ['Color  and  colour', 'color'],
    ['Colour und Farbe', 'color'],
    ['please select a size', 'size'],
    ['Choose an item size', null],
    ['Please choose your colour', 'color'],
    ['Select the size', 'size'],
    ['pick  size', 'size'],
    ['wählen sie eine Farbe', 'color'],
    ['bitte eine Farbe', 'color'],
    ['Bitte Größe', 'size'],
    ['Bitte eine Größe', 'size'],
    ['Choisissez une couleur', 'color'],
    ['Choisir la taille', 'size'],
    ['Sélectionnez votre taille', 'size'],
    ['selecciona tu talla', 'size'],
    ['выберите размер', 'size'],
    ['available sizes', 'size'],
    ['color  family', 'color'],
    ['color principal', 'color'],
    ['size (s)', 'size'],
    ['size eu', 'size'],
    ['shoe size', 'size'],
    ['Colour of frames', 'color'],
    ['Cor da luz', 'color'],
    ['Metal frame color', 'color'],
  ])('§7 %j names the %s', (label, which) => {
    expect(attributeOf(label)).toBe(which);
  });

  it.each([
    'Color temperature',
    'Gama de colores',
    'Gama de Color (Min.)',
    'Espacio de color',
    'Profundidad de color',
    'Profondeur de couleur',
    'Temperatura de color',
    'Profundidade de cor',
    'Suitable dyeing colors',
    'Compatible colors',
    'Geeignete Farben',
    'CUDA Cores',
    'Screen size',
    'Sensor Type / Size',
    'Print colour',
    'Size guide',
    'Weight',
    'Farbe / Größe',
    'Color & Size',
    '',
    '*',
    'Size: M',
    'Size：M',
    'big shoe size',
    'shoe size x',
    'Lamp shade',
    'Lamp color white',
    'Color offer',
    'Our two metal frame color',
    'My cor',
    'LED color',
    'Size (L x W x H cm)',
    'Size (W×D×H)',
    'Größe BxHxT',
    'Tamaño (L*A*H)',
    'Размер (Д х Ш х В)',
    `${'x'.repeat(37)} color`,
  ])('§7 %j names neither', (label) => {
    expect(attributeOf(label)).toBeNull();
  });
});

describe('attributeOfPhrase', () => {
  it('§7 understands the names of controls', () => {
    expect(attributeOfPhrase('attribute_pa_color')).toBe('color');
    expect(attributeOfPhrase('optionColour')).toBe('color');
    expect(attributeOfPhrase('Choose your shirt size')).toBe('size');
    expect(attributeOfPhrase('size-quantity')).toBeNull();
    expect(attributeOfPhrase('sort by color')).toBeNull();
  });

  it.each([
    ['data[size]', 'size'],
    ['a.b/size', 'size'],
    ['selectSize', 'size'],
    ['COLOR', 'color'],
    ['one two three four five six seven size', 'size'],
    ['one two three four five six seven eight size', null],
    [`${'x'.repeat(75)} size`, 'size'],
    [`${'x'.repeat(76)} size`, null],
    ['size '.repeat(50), null],
    ['sizes and colors', null],
    ['size tab', null],
    ['size tabs', null],
    ['size unit', null],
    ['size table', null],
    ['font size', null],
    ['sorted size', 'size'],
    ['resize', null],
    ['', null],
  ])('§7 of %j is %s', (label, which) => {
    expect(attributeOfPhrase(label)).toBe(which);
  });
});

describe('namesAttribute', () => {
  it.each([
    ['Size', true],
    ['  COLOUR ', true],
    ['größe: M', true],
    ['a-size-b', true],
    ['size2', true],
    [`${'x'.repeat(39)} size`, true],
    [`${'x'.repeat(40)} size`, false],
    [`${'x'.repeat(60)} size: M`, true],
    [`${'x'.repeat(60)} size：M`, true],
    [`size:${' '.repeat(200)}M`, true],
    [`size: ${'y '.repeat(60)}`, false],
    ['resize', false],
    ['a label', false],
    ['', false],
  ])('§7 %j: %s', (text, expected) => {
    expect(namesAttribute(text)).toBe(expected);
  });
});

describe('long texts', () => {
  it.each([':', ' ', '-', '=', ';', '( ', '[', 'a ', ' :'])(
    '§7 with a row of %j are given up at once',
    (unit) => {
      const text = `a${unit.repeat(100_000)}x`;
      const read = () => [attributeOf(text), attributeOfPhrase(text)];
      expect(read()).toEqual([null, null]);
      expect(processorTimeOf(read)).toBeLessThan(IN_TIME_MS);
    },
  );
});
