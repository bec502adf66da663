import * as sdk from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { readDeletionNote, writeDeletionNote } from '../../device/deletionNotes.ts';
import { STORAGE, writeText } from '../../lib/storage.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { userOf } from '../../testing/fixtures.ts';
import { leaveAllLists } from './accountDeletion.ts';
import { deleteAccount } from './deleteAccount.ts';

const auth = vi.hoisted(() => ({ currentUser: { uid: 'ann', email: 'ann@example.com' } }));
vi.mock('firebase/auth');
vi.mock('../auth/auth.ts', () => ({ getAuth: async () => auth }));
vi.mock('../auth/localData.ts');
vi.mock('../firestore.ts');
vi.mock('../../device/outbox/outbox.ts');
vi.mock('./accountDeletion.ts');

const form = {
  password: 'wrong',
  shown: { owned: [], joined: [] },
  takeItems: false,
  onStep: () => undefined,
};

/** What the SDK throws for this code. */
const refusal = (code: string, sentence: string) =>
  Object.assign(new Error(`Firebase: ${sentence} (${code}).`), { code });

describe('F6 an account is not deleted when the reauthentication fails', () => {
  it.each([
    ['auth/wrong-password', 'auth', 'The password is invalid.'],
    ['auth/network-request-failed', 'offline', ERROR_MESSAGES.offline],
  ])('with a password, %s: %s', async (sdkCode, code, message) => {
    const error = refusal(sdkCode, 'The password is invalid.');
    vi.mocked(sdk.reauthenticateWithCredential).mockRejectedValue(error);
    await expect(deleteAccount(userOf(), form)).rejects.toMatchObject({ code, message });
    expect(leaveAllLists).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/popup-closed-by-user', 'google'],
    ['auth/network-request-failed', 'offline'],
  ])('with Google, %s: %s', async (sdkCode, code) => {
    vi.mocked(sdk.reauthenticateWithPopup).mockRejectedValue(refusal(sdkCode, 'No.'));
    const user = userOf({ provider: 'google' });
    await expect(deleteAccount(user, form)).rejects.toMatchObject({ code });
    expect(leaveAllLists).not.toHaveBeenCalled();
  });
});

it('F6 of what the device has stored, only what another account has not finished deleting stays', async () => {
  writeDeletionNote('ben', [{ id: 'party' }]);
  writeText(STORAGE.theme, 'dark');
  await deleteAccount(userOf(), form);
  expect(readDeletionNote('ben')).toEqual([{ id: 'party' }]);
  expect(localStorage).toHaveLength(1);
  writeDeletionNote('ben', []);
});
