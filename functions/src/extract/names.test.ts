import { describe, expect, it } from 'vitest';
import { isFailedPage, similarity, trimCalls, trimShop } from './names.ts';

describe('trimShop', () => {
  it.each([
    ['Blue Mug | Acme', ['acme'], 'Blue Mug'],
    ['Acme: Blue Mug', ['acme'], 'Acme: Blue Mug'],
    ['Acme | Blue Mug', ['acme'], 'Blue Mug'],
    ['Blue Mug - Kitchen - Acme Store', ['acme'], 'Blue Mug - Kitchen'],
    ['Blue Mug', ['acme'], 'Blue Mug'],
    ['Bett mit Matratze com Extra - Preto', ['com', 'shop'], 'Bett mit Matratze com Extra - Preto'],
    ['Roller Skates - Blue', ['roller'], 'Roller Skates - Blue'],
  ])('§7 %j of %j is %j', (title, shops, name) => {
    expect(trimShop(title, shops)).toBe(name);
  });
});

describe('trimCalls', () => {
  it('§7 takes calls to buy off a name', () => {
    expect(trimCalls('Купить Аккумулятор BL-44')).toBe('Аккумулятор BL-44');
    expect(trimCalls('Kaffeemühle online kaufen')).toBe('Kaffeemühle');
    expect(trimCalls('Buy')).toBe('Buy');
  });
});

describe('isFailedPage', () => {
  it.each([
    'Access Denied',
    '404 Not Found',
    'Just a moment...',
    'Robot Check',
    'Page not found | Acme',
    'Sign in - Acme',
    'Anmelden',
  ])('§7 %j is no product', (title) => {
    expect(isFailedPage(title)).toBe(true);
  });

  it.each(['500 Piece Puzzle', 'Login Notebook', 'Error Bars T-Shirt', '404 Ragged Heart Shirt'])(
    '§7 %j may be one',
    (title) => {
      expect(isFailedPage(title)).toBe(false);
    },
  );
});

describe('similarity', () => {
  it('is 1 when one name holds all words of the other, 0 when they share none', () => {
    expect(similarity('Blue Mug', 'mug, BLUE (large)')).toBe(1);
    expect(similarity('Blue Mug', 'Green Plate')).toBe(0);
    expect(similarity('', 'Green')).toBe(0);
  });
});
