import { describe, expect, it, vi } from 'vitest';
import { clearCacheOwner, setCacheOwner } from '../../device/cacheOwner.ts';
import { hasUnsent as outboxHasUnsent } from '../../device/outbox/outbox.ts';
import { loggedTo } from '../../testing/logs.ts';
import { sendOutboxOnce } from '../syncOutbox.ts';
import { hasUnsent } from './localData.ts';
import { setUpSessions } from './sessionChanges.testing.ts';

const { auth, store } = await vi.hoisted(() => import('./sessionDoubles.testing.ts'));
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ getAuth: async () => auth }));
vi.mock('../firestore.ts', () => store);
vi.mock('../../device/outbox/outbox.ts');
vi.mock('../syncOutbox.ts', () => ({
  sendOutboxOnce: vi.fn<typeof sendOutboxOnce>(async () => undefined),
}));

setUpSessions();

/** Whether something of Ann's waits, and whether it still does after it could have been sent. */
function outboxHas(...waits: boolean[]) {
  setCacheOwner('ann');
  for (const isWaiting of waits) vi.mocked(outboxHasUnsent).mockResolvedValueOnce(isWaiting);
}

describe('F8 whether something waits to be sent, asked before a logout', () => {
  it('not when the outbox could be sent now', async () => {
    outboxHas(true, false);
    expect(await hasUnsent()).toBe(false);
    expect(sendOutboxOnce).toHaveBeenCalledExactlyOnceWith('ann');
  });

  it('when the outbox could not be sent within three seconds', async () => {
    vi.useFakeTimers();
    outboxHas(true, true);
    vi.mocked(sendOutboxOnce).mockReturnValue(new Promise(() => undefined));
    const answer = hasUnsent();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe(true);
  });

  it('nothing of an empty outbox, nor of a visitor’s', async () => {
    outboxHas(false);
    expect(await hasUnsent()).toBe(false);
    clearCacheOwner();
    expect(await hasUnsent()).toBe(false);
    expect(sendOutboxOnce).not.toHaveBeenCalled();
  });

  it('what waited still does when the outbox cannot be read again, which is logged', async () => {
    setCacheOwner('ann');
    vi.mocked(outboxHasUnsent).mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('no'));
    expect(await hasUnsent()).toBe(true);
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('not where that cannot be found out, which is logged', async () => {
    setCacheOwner('ann');
    vi.mocked(outboxHasUnsent).mockRejectedValueOnce(new Error('no'));
    expect(await hasUnsent()).toBe(false);
    expect(loggedTo('warn')).toHaveLength(1);
  });
});
