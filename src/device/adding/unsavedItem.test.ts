import { expect, it } from 'vitest';
import { removeUserEntries } from '../../lib/storage.ts';
import { readUnsavedItem, removeUnsavedItem, writeUnsavedItem } from './unsavedItem.ts';

it('is read by the same user on the same list', () => {
  writeUnsavedItem('ada', 'garden', { name: 'Kettle', mostWanted: true });
  expect(readUnsavedItem('ada', 'garden')).toEqual({ name: 'Kettle', mostWanted: true });
  expect(readUnsavedItem('ben', 'garden')).toBeNull();
  expect(readUnsavedItem('ada', 'kitchen')).toBeNull();
});

it('is removed for one list, and at sign-out for all', () => {
  writeUnsavedItem('ada', 'garden', { name: 'Kettle' });
  writeUnsavedItem('ada', 'kitchen', { name: 'Lamp' });
  removeUnsavedItem('ada', 'garden');
  expect(readUnsavedItem('ada', 'garden')).toBeNull();
  expect(readUnsavedItem('ada', 'kitchen')).not.toBeNull();
  removeUserEntries();
  expect(sessionStorage).toHaveLength(0);
});

it('ignores what is no form', () => {
  sessionStorage.setItem('giftlists.itemDraft:ada/garden', '"text"');
  expect(readUnsavedItem('ada', 'garden')).toBeNull();
  sessionStorage.setItem('giftlists.itemDraft:ada/garden', '{"name":{},"url":"x"}');
  expect(readUnsavedItem('ada', 'garden')).toEqual({ url: 'x' });
});
