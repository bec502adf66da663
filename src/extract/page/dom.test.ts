import { expect, it } from 'vitest';
import { textOf } from './dom.ts';
import { parsePage } from './parse.ts';

it('§7 the indentation between elements uses up nothing of a text', () => {
  const indented = ['Size:', '40', '41', '42'].map((text) => `${' '.repeat(90)}<li>${text}</li>`);
  const { root } = parsePage(`<ul>${indented.join('\n')}</ul>`);
  expect(textOf(root, 60)).toBe('Size: 40 41 42');
});
