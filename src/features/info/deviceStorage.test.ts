import { expect, it } from 'vitest';
import { STORAGE } from '../../lib/storage.ts';
import { DEVICE_STORAGE } from './deviceStorage.ts';

it.each(Object.values(STORAGE))('§2 Privacy says that the app keeps $key', ({ key }) => {
  expect(DEVICE_STORAGE.filter(({ names }) => names.test(key))).toHaveLength(1);
});

it('§2 Privacy: what belongs to a user goes when they log out, and the page says so', () => {
  for (const { key, owner } of Object.values(STORAGE)) {
    const row = DEVICE_STORAGE.find(({ names }) => names.test(key));
    if (owner === 'user') expect(row?.until).toBe('Until you log out.');
  }
});
