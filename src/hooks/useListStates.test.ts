import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToList } from '../data/lists.ts';
import { earlyAnswer, earlyAnswerNow, type EarlyAnswer } from '../device/lists/earlyList.ts';
import { notifyPurchase } from '../device/purchaseEvents.ts';
import { AppError } from '../model/errors.ts';
import { deferred } from '../testing/deferred.ts';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { pauseList } from './listPause.ts';
import { useList } from './useList.ts';

vi.mock('../data/auth/auth.ts');
vi.mock('../data/firestore.ts');
vi.mock('../data/lists.ts');
vi.mock('../device/lists/earlyList.ts', () => ({
  earlyAnswerNow: vi.fn<typeof earlyAnswerNow>(() => null),
  earlyAnswer: vi.fn<typeof earlyAnswer>(async () => null),
}));

const LIVE = { fromCache: false };
const kite = itemOf({ id: 'kite', addedBy: 'ann', purchasedBy: ['Tom'] });
const lamp = itemOf({ id: 'lamp', addedBy: 'ben', purchasedBy: ['Tom'] });
const list = listOf({ items: [kite, lamp] });

const listener = () => vi.mocked(subscribeToList).mock.lastCall;

/** How many listeners have ended. */
let ended: number;
beforeEach(() => {
  ended = 0;
  vi.mocked(subscribeToList).mockImplementation(() => () => void (ended += 1));
});

/** A page of a list, and its listener once that is there. */
function open({ early, hideFrom = null }: { early?: EarlyAnswer; hideFrom?: string | null } = {}) {
  if (early) {
    vi.mocked(earlyAnswerNow).mockReturnValue(early);
    vi.mocked(earlyAnswer).mockResolvedValue(early);
  }
  const { result, rerender } = renderHook(
    ({ listId, enabled }) => useList(listId, { enabled, hideFrom }),
    { initialProps: { listId: 'list-1', enabled: true } },
  );
  return {
    now: () => result.current,
    shown: () => (result.current.status === 'ready' ? result.current.list : null),
    change: (props: { listId?: string; enabled?: boolean }) =>
      act(async () => rerender({ listId: 'list-1', enabled: true, ...props })),
    listening: (times = 1) => waitFor(() => expect(subscribeToList).toHaveBeenCalledTimes(times)),
    report: (reported: typeof list | null, meta: Partial<typeof LIVE> = {}) =>
      act(async () => listener()?.[2](reported, { ...LIVE, ...meta })),
    fail: (error: AppError) => act(async () => listener()?.[3](error)),
  };
}

describe('§7 a list', () => {
  it('is loading until the server or the cache has it', async () => {
    const { now, listening, report } = open();
    await listening();
    expect(now().status).toBe('loading');
    await report(list, { fromCache: true });
    expect(now()).toMatchObject({ status: 'ready', list });
    await report(list);
    expect(now()).toMatchObject({ status: 'ready', list });
  });

  it('is missing when the server says so, not because the cache of this device lacks it', async () => {
    const { now, listening, report } = open();
    await listening();
    await report(null, { fromCache: true });
    expect(now().status).toBe('loading');
    await report(null);
    expect(now().status).toBe('missing');
  });

  it('keeps what has not changed, so that only changed cards are rendered again', async () => {
    const { shown, listening, report } = open();
    await listening();
    await report(list);
    await report(structuredClone(list));
    expect(shown()).toBe(list);
    await report({ ...list, items: [{ ...kite, name: 'Red kite' }, structuredClone(lamp)] });
    expect(shown()?.items[0]?.name).toBe('Red kite');
    expect(shown()?.items[1]).toBe(lamp);
  });

  it('F1 has no purchases of what the viewer has added', async () => {
    const { now, listening, report } = open({ hideFrom: 'ann' });
    await listening();
    await report(list);
    expect(now()).toMatchObject({
      list: {
        items: [
          { id: 'kite', purchasedBy: [] },
          { id: 'lamp', purchasedBy: ['Tom'] },
        ],
      },
    });
  });

  it('is not shown under the address of another list', async () => {
    const { now, listening, report, change } = open();
    await listening();
    await report(list);
    await change({ listId: 'list-2' });
    expect(now().status).toBe('loading');
    await listening(2);
    expect(ended).toBe(1);
    await report({ ...list, id: 'list-2', name: 'Garden' });
    expect(now()).toMatchObject({ status: 'ready', list: { name: 'Garden' } });
  });

  it('F13 is shown under its new address before the listener of that has answered', async () => {
    const { now, listening, report, change } = open();
    await listening();
    await report({ ...list, id: 'list-2' });
    await change({ listId: 'list-2' });
    expect(now().status).toBe('ready');
  });

  it('a purchase of another list changes nothing', async () => {
    const { now, listening, report } = open();
    await listening();
    await report(list);
    const elsewhere = { ...kite, listId: 'list-2' };
    await act(async () => notifyPurchase(elsewhere, { ...elsewhere, purchasedBy: ['Eve'] }));
    expect(now()).toMatchObject({ list: { items: [{ purchasedBy: ['Tom'] }, {}] } });
  });
});

describe('§7 the listener of a list', () => {
  it('begins when the session is known', async () => {
    const { change, listening } = open();
    await change({ enabled: false });
    expect(subscribeToList).not.toHaveBeenCalled();
    await change({ enabled: true });
    await listening();
    expect(ended).toBe(0);
  });

  it('F6 rests while the list is paused', async () => {
    const { listening } = open();
    await listening();
    const resume = await act(async () => pauseList('list-1'));
    expect(ended).toBe(1);
    await act(async () => resume());
    await listening(2);
  });

  it('that fails is told, and begins anew when the user tries again', async () => {
    const { now, fail, listening, report } = open();
    await listening();
    await fail(new AppError('offline'));
    expect(now()).toMatchObject({ status: 'error', error: { code: 'offline' } });
    await act(async () => now().retry());
    expect(now().status).toBe('loading');
    await listening(2);
    await report(list);
    expect(now().status).toBe('ready');
  });

  it.each(['offline', 'busy', 'not-loaded', 'unknown'] as const)(
    '§8 that fails with %s leaves the list, or that it is missing, on the screen',
    async (code) => {
      const { now, fail, listening, report } = open();
      await listening();
      const error = new AppError(code);
      await report(list);
      await fail(error);
      expect(now().status).toBe('ready');
      expect(loggedOnce('info')).toContain(error);
      await report(null);
      await fail(error);
      expect(now().status).toBe('missing');
      expect(loggedOnce('info')).toContain(error);
    },
  );

  it('§6 that is refused takes the list off the screen', async () => {
    const { now, fail, listening, report } = open();
    await listening();
    await report(list);
    await fail(new AppError('list-private'));
    expect(now()).toMatchObject({ status: 'error', error: { code: 'list-private' } });
    await report(list, { fromCache: true });
    expect(now().status).toBe('error');
    await report(list);
    expect(now().status).toBe('ready');
  });
});

describe('§7 the early response of a public list', () => {
  it('is shown from the first frame, until the listener has a newer one', async () => {
    const { now, listening, report } = open({ early: { list } });
    expect(now()).toMatchObject({ status: 'ready', list });
    await listening();
    await report({ ...list, name: 'Garden' });
    expect(now()).toMatchObject({ list: { name: 'Garden' } });
  });

  it.each<[what: string, early: EarlyAnswer, state: object]>([
    ['does not exist', { list: null }, { status: 'missing' }],
    [
      'is private',
      { list: null, isPrivate: true },
      { status: 'error', error: { code: 'list-private' } },
    ],
  ])('says that the list %s', (_what, early, state) => {
    expect(open({ early }).now()).toMatchObject(state);
  });

  it('that comes later is shown while the listener has nothing, also after it has failed', async () => {
    const early = deferred<EarlyAnswer>();
    vi.mocked(earlyAnswer).mockReturnValue(early.promise);
    const { now, fail, listening } = open();
    await listening();
    await fail(new AppError('offline'));
    await act(async () => early.resolve({ list }));
    expect(now()).toMatchObject({ status: 'ready', list });
  });

  it('that comes later than what the listener has is not shown', async () => {
    const early = deferred<EarlyAnswer>();
    vi.mocked(earlyAnswer).mockReturnValue(early.promise);
    const { now, listening, report } = open();
    await listening();
    await report({ ...list, name: 'Garden' });
    await act(async () => early.resolve({ list }));
    expect(now()).toMatchObject({ list: { name: 'Garden' } });
  });

  it('that comes for a list that is not shown any more is not shown', async () => {
    const early = deferred<EarlyAnswer>();
    vi.mocked(earlyAnswer).mockReturnValueOnce(early.promise);
    const { now, change } = open();
    await change({ listId: 'list-2' });
    await act(async () => early.resolve({ list }));
    await change({ listId: 'list-1' });
    expect(now().status).toBe('loading');
  });
});
