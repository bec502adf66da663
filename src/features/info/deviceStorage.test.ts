import { expect, it } from 'vitest';
import { STORAGE } from '../../lib/storage.ts';
import { DEVICE_STORAGE } from './deviceStorage.ts';

it.each(Object.values(STORAGE))('§2 Privacy lists the entry $key', ({ key }) => {
  expect(DEVICE_STORAGE.filter(({ names }) => names.test(key))).toHaveLength(1);
});

it('§2 Privacy: entries of a user are listed as removed at logout', () => {
  const entries = Object.values(STORAGE).filter(({ owner }) => owner === 'user');
  const rows = entries.map(({ key }) => DEVICE_STORAGE.find(({ names }) => names.test(key)));
  expect(new Set(rows.map((row) => row?.until))).toEqual(new Set(['Until you log out.']));
});
