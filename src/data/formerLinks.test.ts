import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { clearCacheOwner, setCacheOwner } from '../device/cacheOwner.ts';
import { AppError } from '../model/errors.ts';
import { listOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { finishMove } from './finishMove.ts';
import { replaceFormerIds, resumeMove } from './formerLinks.ts';

vi.mock('./finishMove.ts');

const db = getFirestore(initializeApp({ projectId: 'demo' }));
const moved = (id: string) => listOf({ id, ownerId: 'ann', formerIds: ['a'], movedFrom: 'a' });

beforeEach(() => {
  vi.mocked(finishMove).mockResolvedValue();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, run: () => Promise<void>) => run() },
  });
});

describe('F13 a change of a link that is not finished', () => {
  it('is finished by the owner, once for each window', async () => {
    setCacheOwner('ben');
    resumeMove(db, moved('b'));
    setCacheOwner('ann');
    resumeMove(db, listOf({ id: 'b', ownerId: 'ann', formerIds: ['a'] }));
    expect(finishMove).not.toHaveBeenCalled();
    resumeMove(db, moved('b'));
    resumeMove(db, moved('b'));
    expect(vi.mocked(finishMove).mock.calls.map(([, id]) => id)).toEqual(['b']);
  });

  it('is tried again when the network fails, and left to the next visit when it is refused', async () => {
    vi.useFakeTimers();
    setCacheOwner('ann');
    vi.mocked(finishMove)
      .mockRejectedValueOnce(new AppError('offline'))
      .mockRejectedValueOnce(new AppError('permission-denied'));
    resumeMove(db, moved('c'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(finishMove).toHaveBeenCalledTimes(2);
    expect(loggedOnce('info')[0]).toMatch(/tried again/);
    expect(loggedOnce('warn')[0]).toMatch(/not finished yet/);
    resumeMove(db, moved('c'));
    expect(finishMove).toHaveBeenCalledTimes(2);
  });

  it('is not tried again once the owner has logged out, but when they are back', async () => {
    vi.useFakeTimers();
    setCacheOwner('ann');
    vi.mocked(finishMove).mockRejectedValueOnce(new AppError('offline'));
    resumeMove(db, moved('d'));
    await vi.advanceTimersByTimeAsync(0);
    expect(loggedOnce('info')[0]).toMatch(/tried again/);
    clearCacheOwner();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(finishMove).toHaveBeenCalledOnce();
    setCacheOwner('ann');
    resumeMove(db, moved('d'));
    expect(finishMove).toHaveBeenCalledTimes(2);
  });

  it('renames what this device stores under the former ids', async () => {
    localStorage.setItem('giftlists.visit:former-id', '{"last":1}');
    replaceFormerIds(listOf({ id: 'new-id', formerIds: ['former-id'] }));
    await vi.waitFor(() => expect(localStorage.getItem('giftlists.visit:new-id')).not.toBeNull());
    expect(localStorage.getItem('giftlists.visit:former-id')).toBeNull();
  });
});
