import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToLists } from '../data/lists.ts';
import { findAttempt, startAttempt, setUnanswered } from '../device/attempts.ts';
import { readDashboardCache, type CachedDashboard } from '../device/lists/dashboardCache.ts';
import { AppError } from '../model/errors.ts';
import { summaryOf } from '../model/list.ts';
import { itemOf, listOf, userOf } from '../testing/fixtures.ts';
import { loggedTo } from '../testing/logs.ts';
import { useLists } from './useLists.ts';

vi.mock('../data/auth/auth.ts');
vi.mock('../data/firestore.ts');
vi.mock('../data/lists.ts');

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const user = userOf();
const birthday = listOf({ id: 'birthday', items: [itemOf()] });
const garden = listOf({ id: 'garden' });
const cards = [summaryOf(birthday, user.uid), summaryOf(garden, user.uid)];
const cardsOf = (uid: string): CachedDashboard => ({ uid, firstName: 'Ann', lists: cards });

const listener = () => vi.mocked(subscribeToLists).mock.lastCall;

/** The server, or the cache of this device, has these lists. */
const report = (fromCache: boolean, ...lists: (typeof birthday)[]) =>
  act(async () => listener()?.[2](lists, { fromCache, hasMore: false }));

const fail = (error: AppError) => act(async () => listener()?.[3](error));

/** Listens to the lists of a user whom the server does not answer. */
async function listen(cached: CachedDashboard | null) {
  const more = vi.fn<() => void>();
  const end = vi.fn<() => void>();
  vi.mocked(subscribeToLists).mockReturnValue({ more, end });
  const { result, unmount } = renderHook(() => useLists(user, cached));
  await vi.waitFor(() => expect(subscribeToLists).toHaveBeenCalled());
  return { state: () => result.current, more, end, unmount };
}

describe('§8 lists that the server does not send', () => {
  it('says that the server does not answer, also where the browser believes that it is online', async () => {
    const { state } = await listen(null);
    await report(true);
    expect(state().status).toBe('loading');
    await wait(10_000);
    expect(state()).toMatchObject({ status: 'error', error: { code: 'offline' } });
    await report(false, listOf());
    expect(state().status).toBe('ready');
  });

  it('says so at once where the browser knows that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { state } = await listen(null);
    await report(true);
    expect(state()).toMatchObject({ status: 'error', error: { code: 'offline' } });
  });

  it('says nothing once lists are shown, be it those of the cache', async () => {
    const { state } = await listen(null);
    await report(true, listOf());
    await wait(10_000);
    expect(state().status).toBe('ready');
  });

  it('goes on showing the cards of the last visit', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { state } = await listen({ ...cardsOf(user.uid), lists: [] });
    await report(true);
    await wait(10_000);
    expect(state()).toMatchObject({ status: 'loading', lists: [] });
  });

  it('says why they were refused, and asks again when the user wants that', async () => {
    const { state, end } = await listen(null);
    await fail(new AppError('permission-denied'));
    await wait(10_000);
    expect(state()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
    await act(async () => state().retry());
    expect(state()).toMatchObject({ status: 'loading', lists: null });
    expect(end).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(subscribeToLists).toHaveBeenCalledTimes(2));
    await report(false, birthday);
    expect(state()).toMatchObject({ status: 'ready', lists: [{ id: 'birthday' }] });
  });

  it.each(['busy', 'offline', 'unknown'] as const)(
    'leaves the cards on the screen when their listener fails because of “%s”',
    async (code) => {
      const { state } = await listen(null);
      await report(false, birthday);
      await fail(new AppError(code));
      expect(state()).toMatchObject({ status: 'ready', lists: [{ id: 'birthday' }] });
      expect(loggedTo('info')[0]?.[0]).toBe('The lists are shown as they were');
      // It starts again, and this device has nothing of what it listens to.
      await report(true);
      expect(state()).toMatchObject({ status: 'ready', lists: [{ id: 'birthday' }] });
      await fail(new AppError('permission-denied'));
      expect(state()).toMatchObject({ status: 'error' });
    },
  );

  it('leaves the cards of the last visit on the screen, too', async () => {
    const { state } = await listen(cardsOf(user.uid));
    await fail(new AppError('busy'));
    expect(state()).toMatchObject({ status: 'loading', lists: cards });
    expect(loggedTo('info')).not.toEqual([]);
  });

  it('says nothing after the page was left', async () => {
    const { state, end, unmount } = await listen(null);
    unmount();
    await wait(10_000);
    expect(state().status).toBe('loading');
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('§7 the cards of the dashboard', () => {
  it('are those of the last visit while the session is loading, unless they are of somebody else', () => {
    const loading = (who: typeof user | null, cached: CachedDashboard | null) =>
      renderHook(() => useLists(who, cached)).result.current;
    expect(loading(null, cardsOf('ann'))).toMatchObject({ status: 'loading', lists: cards });
    expect(loading(user, cardsOf('ann'))).toMatchObject({ status: 'loading', lists: cards });
    expect(loading(user, cardsOf('ben'))).toMatchObject({ status: 'loading', lists: null });
    expect(loading(null, null)).toMatchObject({ status: 'loading', lists: null });
  });

  it('stay while the cache of this device has fewer lists than they are', async () => {
    const { state } = await listen(cardsOf(user.uid));
    await report(true, birthday);
    expect(state()).toMatchObject({ status: 'loading', lists: cards });
    await report(true, birthday, garden);
    expect(state()).toMatchObject({ status: 'ready', lists: cards });
    await report(false, garden);
    expect(state()).toMatchObject({ status: 'ready', lists: [{ id: 'garden' }] });
    await report(true);
    expect(state()).toMatchObject({ status: 'ready', lists: [] });
  });

  it('of somebody else are not counted', async () => {
    const { state } = await listen(cardsOf('ben'));
    await report(true, birthday);
    expect(state()).toMatchObject({ status: 'ready', lists: [{ id: 'birthday' }] });
  });

  it('keep what has not changed, so that only changed ones are rendered again', async () => {
    const { state } = await listen(cardsOf(user.uid));
    const shown = () => (state() as { lists: unknown[] }).lists;
    await report(false, birthday, { ...garden, name: 'Roses' });
    expect(shown()[0]).toBe(cards[0]);
    expect(shown()[1]).toMatchObject({ name: 'Roses' });
    const before = shown();
    await report(false, structuredClone(birthday), { ...garden, name: 'Roses' });
    expect(shown()[1]).toBe(before[1]);
  });

  it('are stored for the next visit as the server has them, without the older ones', async () => {
    const { state, more } = await listen(null);
    await report(true, birthday);
    expect(readDashboardCache()).toBeNull();
    await report(false, birthday);
    const stored = { uid: 'ann', firstName: user.firstName, lists: [cards[0]] };
    expect(readDashboardCache()).toEqual(stored);
    await act(async () => state().more());
    expect(more).toHaveBeenCalledOnce();
    await report(false, birthday, garden);
    expect(readDashboardCache()).toEqual(stored);
  });

  it('end the attempt to create a list that is among them, and no other', async () => {
    for (const [name, id] of [
      ['Birthday', 'birthday'],
      ['Roses', 'roses'],
    ] as const) {
      startAttempt(`create ann ${name}`, id);
      setUnanswered(`create ann ${name}`);
    }
    startAttempt('create ben Birthday', 'birthday');
    setUnanswered('create ben Birthday');
    await listen(null);
    await report(true, birthday);
    expect(findAttempt('create ann Birthday')).toBe('birthday');
    await report(false, birthday);
    expect(findAttempt('create ann Birthday')).toBeUndefined();
    expect(findAttempt('create ann Roses')).toBe('roses');
    expect(findAttempt('create ben Birthday')).toBe('birthday');
  });
});
