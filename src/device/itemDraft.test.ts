import { afterEach, expect, it } from 'vitest';
import { removeUserEntries } from '../lib/storage.ts';
import { readItemDraft, removeItemDraft, writeItemDraft } from './itemDraft.ts';

afterEach(() => sessionStorage.clear());

it('is read by the same user on the same list', () => {
  writeItemDraft('ada', 'garden', { name: 'Kettle', mostWanted: true });
  expect(readItemDraft('ada', 'garden')).toEqual({ name: 'Kettle', mostWanted: true });
  expect(readItemDraft('ben', 'garden')).toBeNull();
  expect(readItemDraft('ada', 'kitchen')).toBeNull();
});

it('is removed for one list, and at sign-out for all', () => {
  writeItemDraft('ada', 'garden', { name: 'Kettle' });
  writeItemDraft('ada', 'kitchen', { name: 'Lamp' });
  removeItemDraft('ada', 'garden');
  expect(readItemDraft('ada', 'garden')).toBeNull();
  expect(readItemDraft('ada', 'kitchen')).not.toBeNull();
  removeUserEntries();
  expect(sessionStorage).toHaveLength(0);
});

it('ignores what is no draft', () => {
  sessionStorage.setItem('giftlists.itemDraft:ada/garden', '"text"');
  expect(readItemDraft('ada', 'garden')).toBeNull();
  sessionStorage.setItem('giftlists.itemDraft:ada/garden', '{"name":{},"url":"x"}');
  expect(readItemDraft('ada', 'garden')).toEqual({ url: 'x' });
});
