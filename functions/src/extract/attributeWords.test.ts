import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  attributeOfPhrase,
  cleanValue,
  isColorValue,
  isPlainSize,
} from './attributeWords.ts';

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
  ])('§7 %j names the %s', (label, which) => {
    expect(attributeOf(label)).toBe(which);
  });

  it.each([
    'Color temperature',
    'CUDA Cores',
    'Screen size',
    'Print colour',
    'Size guide',
    'Weight',
    'Farbe / Größe',
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
});

describe('cleanValue', () => {
  it.each([
    'Please choose',
    'Bitte wählen',
    '-- select --',
    'Choisir',
    'N/A',
    '',
    'https://x.example',
    '#ff0000',
    'Size',
  ])('§7 %j says nothing', (text) => {
    expect(cleanValue(text)).toBeNull();
  });

  it('§7 takes surcharges and remarks off a value', () => {
    expect(cleanValue('Red (+$2.00)')).toBe('Red');
    expect(cleanValue(' Forest Green (See colour chart)')).toBe('Forest Green');
    expect(cleanValue('XL (out of stock)')).toBe('XL');
  });
});

describe('values', () => {
  it('§7 a colour is a word, not a number, a price or a sentence', () => {
    expect(isColorValue('navy red')).toBe(true);
    expect(isColorValue('45')).toBe(false);
    expect(isColorValue('中国地图拼图益智玩具 彩')).toBe(false);
  });

  it('§7 some values are sizes whatever stands before them', () => {
    expect(['XL', '60 x 30 cm', 'Taille unique', 'EU 42', 'one size'].every(isPlainSize)).toBe(
      true,
    );
    expect(['2', 'Red', '12 pieces'].some(isPlainSize)).toBe(false);
  });
});

describe('long texts', () => {
  it.each([':', ' ', '-', '=', ';', '( ', '[', 'a ', ' :'])(
    '§7 with a row of %j are given up at once',
    (unit) => {
      const text = `a${unit.repeat(100_000)}x`;
      const started = performance.now();
      expect([attributeOf(text), attributeOfPhrase(text), cleanValue(text)]).toEqual([
        null,
        null,
        null,
      ]);
      expect(performance.now() - started).toBeLessThan(100);
    },
  );
});
