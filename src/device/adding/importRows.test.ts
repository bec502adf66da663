import { expect, it } from 'vitest';
import { removeTabEntries, STORAGE } from '../../lib/storage.ts';
import { FRAGMENT } from '../../bookmarklets/wishListBookmarklet.ts';
import { readImportRows, removeImportRows, takeImportRows } from './importRows.ts';

const hashOf = (...names: string[]) => {
  const rows = names.map((name) => [name, 'https://shop.example/', '', '']);
  return FRAGMENT + encodeURIComponent(JSON.stringify({ rows, left: 2 }));
};
const namesOf = (list: ReturnType<typeof readImportRows>) =>
  list?.rows.map(({ cells }) => cells.name);

it('F15 what a bookmarklet read waits for the login, until it is imported', () => {
  expect(takeImportRows('')).toBeNull();
  const read = takeImportRows(hashOf('Kite', 'Lamp'));
  expect(namesOf(read)).toEqual(['Kite', 'Lamp']);
  expect(takeImportRows('')).toEqual(read);
  expect(takeImportRows('#elsewhere')).toEqual(read);
  removeImportRows();
  expect(readImportRows()).toBeNull();
});

it('F15 what is read next replaces it, and a logout removes it', () => {
  takeImportRows(hashOf('Kite'));
  expect(namesOf(takeImportRows(hashOf('Lamp')))).toEqual(['Lamp']);
  expect(namesOf(readImportRows())).toEqual(['Lamp']);
  removeTabEntries();
  expect(readImportRows()).toBeNull();
});

it.each(['"x"', 'null', '{"rows":"x"}'])('what holds no rows counts as nothing: %s', (stored) => {
  sessionStorage.setItem(STORAGE.importRows.key, stored);
  expect(readImportRows()).toBeNull();
});

it('what is no row is left out', () => {
  const rows = [null, 'x', {}, { cells: 'x' }, { cells: { name: 'Kite' } }];
  sessionStorage.setItem(STORAGE.importRows.key, JSON.stringify({ rows, left: 'x' }));
  expect(readImportRows()).toMatchObject({ rows: [{ cells: { name: 'Kite' } }], left: 0 });
});
