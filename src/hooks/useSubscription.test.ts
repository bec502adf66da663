import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCacheClearing, setCacheOwner } from '../device/cacheOwner.ts';
import { AppError } from '../model/errors.ts';
import { deferred } from '../testing/deferred.ts';
import { advanceTime } from '../testing/fakeTimers.ts';
import { loggedTo } from '../testing/logs.ts';
import { logError, useSubscription } from './useSubscription.ts';

type Listen = (source: string) => () => void;

/** What begins and ends, in order. */
let events: string[];
const listenTo =
  (what: string): Listen =>
  (source) => {
    events.push(`begin ${what} of ${source}`);
    return () => void events.push(`end ${what}`);
  };

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
});

function subscribe(load: () => Promise<string>, listen: Listen | null = listenTo('items')) {
  const onError = vi.fn<(error: unknown) => void>();
  const { result, rerender, unmount } = renderHook(
    (props) => useSubscription(load, props.listen, onError),
    { initialProps: { listen } },
  );
  const change = (next: Listen | null) => act(async () => rerender({ listen: next }));
  return { again: () => act(async () => result.current()), change, unmount, onError };
}

describe('§7 what a component listens to', () => {
  it('begins when its module is loaded and ends with the component', async () => {
    const { unmount } = subscribe(async () => 'store');
    await advanceTime(0);
    expect(events).toEqual(['begin items of store']);
    unmount();
    expect(events).toEqual(['begin items of store', 'end items']);
  });

  it('is another one when the component asks for that, or none', async () => {
    const { change } = subscribe(async () => 'store');
    await advanceTime(0);
    await change(listenTo('marks'));
    await change(null);
    expect(events).toEqual([
      'begin items of store',
      'end items',
      'begin marks of store',
      'end marks',
    ]);
  });

  it('begins anew when the user tries again', async () => {
    const { again } = subscribe(async () => 'store');
    await advanceTime(0);
    await again();
    expect(events).toEqual(['begin items of store', 'end items', 'begin items of store']);
  });

  it('does not begin when the component is gone before the module is there', async () => {
    const module = deferred<string>();
    const { unmount } = subscribe(() => module.promise);
    unmount();
    module.resolve('store');
    await advanceTime(0);
    expect(events).toEqual([]);
  });

  it('is told once that its module does not load, and begins when it does', async () => {
    const error = new TypeError('Failed to fetch');
    const load = vi.fn<() => Promise<string>>(async () => 'store');
    load.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    const { onError } = subscribe(load);
    await advanceTime(60_000);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'not-loaded', cause: error });
    expect(events).toEqual(['begin items of store']);
  });

  it('is told what listening throws', async () => {
    const error = new AppError('unknown');
    const { onError } = subscribe(
      async () => 'store',
      () => {
        throw error;
      },
    );
    await advanceTime(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is not told of a module that fails after the component is gone', async () => {
    const module = deferred<string>();
    const { onError, unmount } = subscribe(() => module.promise);
    unmount();
    module.reject(new TypeError('Failed to fetch'));
    await advanceTime(60_000);
    expect(onError).not.toHaveBeenCalled();
  });
});

it('an error is logged, but not after a logout, which ends what is listened to with one', () => {
  const error = new AppError('unknown');
  setCacheOwner('ann');
  logError(error);
  expect(loggedTo('warn')).toEqual([[expect.any(String), error]]);
  requestCacheClearing();
  logError(error);
  expect(loggedTo('warn')).toEqual([]);
});
