import { expect, it } from 'vitest';
import { MAX_VISITS } from '../../device/lists/visits.ts';
import { STORAGE } from '../../lib/storage.ts';
import { DEVICE_STORAGE, isNamed } from './deviceStorage.ts';

const rowsOf = (key: string) => DEVICE_STORAGE.filter((row) => isNamed(row, key));

it.each(Object.values(STORAGE))('§2 Privacy says that the app keeps $key', ({ key }) => {
  expect(rowsOf(key)).toHaveLength(1);
});

it.each(Object.values(STORAGE).filter(({ owner }) => owner === 'user'))(
  '§2 Privacy says that $key goes at logout',
  ({ key }) => {
    expect(rowsOf(key)[0]?.until).toMatch(/(^Until you|, or) log out\.$/);
  },
);

it.each(Object.values(STORAGE).filter(({ owner }) => owner === 'tab' || owner === 'userOfTab'))(
  '§2 Privacy says that $key goes at logout, or with the tab',
  ({ key }) => {
    expect(rowsOf(key)[0]?.until).toMatch(/log out, or close the tab\.$/);
  },
);

it('§2 Privacy says for how many lists a visitor’s visits are kept', () => {
  const [row] = rowsOf(STORAGE.visitorVisit.key);
  expect(row?.until).toBe(`For the last ${MAX_VISITS} lists.`);
});
