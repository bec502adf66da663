import { expect, it } from 'vitest';
import { removeUserEntries, STORAGE } from '../lib/storage.ts';
import { inviteToken, rememberInviteLink } from './inviteLinks.ts';

it('keeps the tokens of invites made here until they expire', () => {
  rememberInviteLink('i1', { token: 't1', expiresAt: 2_000 }, 1_000);
  rememberInviteLink('i2', { token: 't2', expiresAt: 5_000 }, 1_500);
  expect([inviteToken('i1'), inviteToken('i2'), inviteToken('i3')]).toEqual(['t1', 't2', null]);
  rememberInviteLink('i3', { token: 't3', expiresAt: 9_000 }, 3_000);
  expect([inviteToken('i1'), inviteToken('i2'), inviteToken('i3')]).toEqual([null, 't2', 't3']);
});

it('forgets them at sign-out', () => {
  rememberInviteLink('i1', { token: 't1', expiresAt: Date.now() + 1_000 });
  removeUserEntries();
  expect(inviteToken('i1')).toBeNull();
});

it.each(['[]', '"x"', '{"i1":{"token":7,"expiresAt":1}}', '{"i1":{"token":"t"}}', '{"i1":null}'])(
  'an entry of another shape counts as none: %s',
  (stored) => {
    localStorage.setItem(STORAGE.inviteLinks.key, stored);
    expect(inviteToken('i1')).toBeNull();
  },
);
