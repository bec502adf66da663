import { describe, expect, it } from 'vitest';
import { pickName, pickValue } from './reconcile.ts';
import { said } from './said.testing.ts';

describe('the name', () => {
  it('§7 is the one that scores best', () => {
    expect(pickName(said(['Mug', 20, 'title'], ['Plate', 30, 'h1']))).toBe('Plate');
    expect(pickName(said(['Mug', 30, 'title'], ['Plate', 30, 'h1']))).toBe('Mug');
  });

  it('§7 gains from other kinds of sources that say the same', () => {
    expect(
      pickName(said(['Blue Mug', 30, 'title'], ['Plate', 35, 'h1'], ['blue mug', 20, 'meta'])),
    ).toBe('Blue Mug');
  });

  it('§7 gains nothing from more of the same kind', () => {
    const twice = said(['Blue Mug', 30, 'title'], ['Blue Mug', 20, 'title'], ['Plate', 35, 'h1']);
    expect(pickName(twice)).toBe('Plate');
    const supported = said(
      ['Blue Mug', 30, 'title'],
      ['Blue Mug', 25, 'meta'],
      ['Blue Mug', 20, 'meta'],
      ['Plate', 45, 'h1'],
    );
    expect(pickName(supported)).toBe('Plate');
  });

  it.each([
    // [what another source says, the score that the name has then]
    ['one two three four five', 66],
    ['one two three four six', 62.8],
    ['one two three six seven', 50],
  ])('§7 gains by how much is the same, from seven tenths on: %s', (other, score) => {
    const name = 'one two three four five';
    const beside = (rival: number) =>
      pickName(said([name, 50, 'title'], [other, 40, 'meta'], ['Plate', rival, 'h1']));
    expect(beside(score - 0.1)).toBe(name);
    expect(beside(score + 0.1)).toBe('Plate');
  });

  it('§7 is written as the source has it that sets its words apart', () => {
    const names = said(['RosemaryHand Soap', 90, 'h1'], ['Rosemary - Hand Soap', 20, 'og']);
    expect(pickName(names)).toBe('Rosemary - Hand Soap');
    expect(pickName(said(['Rosemary Soap', 90, 'h1'], ['RosemarySoap', 50, 'og']))).toBe(
      'Rosemary Soap',
    );
  });

  it('§7 is more than one letter', () => {
    expect(pickName(said(['x', 90, 'title'], ['Mug', 10, 'h1']))).toBe('Mug');
    expect(pickName(said(['!', 90, 'title']))).toBeNull();
    expect(pickName([])).toBeNull();
  });
});

describe('a value', () => {
  it('§7 is the one that scores best, where that is enough', () => {
    expect(pickValue(said(['red', 30, 'a'], ['blue', 40, 'b']), 40)).toBe('blue');
    expect(pickValue(said(['red', 30, 'a'], ['blue', 39, 'b']), 40)).toBeNull();
    expect(pickValue(said(['red', 40, 'a'], ['blue', 40, 'b']), 40)).toBe('red');
    expect(pickValue(said(['red', 40, 'a'], ['blue', 50, 'b']), 40)).toBe('blue');
    expect(pickValue([], 0)).toBeNull();
  });

  it('§7 gains from other kinds that say the same, however it is written', () => {
    expect(pickValue(said(['red', 30, 'a'], ['Red!', 5, 'b'], ['blue', 39, 'c']), 40)).toBe('red');
    expect(pickValue(said(['red', 30, 'a'], ['red', 5, 'a']), 40)).toBeNull();
    expect(pickValue(said(['red', 20, 'a'], ['red', 5, 'b'], ['red', 5, 'c']), 40)).toBe('red');
    expect(pickValue(said(['red', 20, 'a'], ['red', 5, 'b'], ['red', 5, 'c']), 41)).toBeNull();
  });
});
