import { expect, it, vi } from 'vitest';
import { loggedTo, silence } from '../testing/logs.ts';
import { removeUserEntries } from './storage.ts';

it('a sign-out goes on where the storage is forbidden, and that is logged', () => {
  silence('warn');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  removeUserEntries();
  expect(loggedTo('warn').map(([text]) => text)).toEqual([
    'The entry giftLists could not be removed',
    'The entry giftlists.openList could not be removed',
    'The entry giftlists.viewer could not be removed',
    'The entry giftlists.inviteLinks could not be removed',
  ]);
});
