import { expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { watchPromise } from './watchPromise.ts';

const spy = () => vi.fn<(what: unknown) => void>();

it('passes on the value, or the error', async () => {
  const onValue = spy();
  const onError = spy();
  watchPromise(Promise.resolve(1), onValue, onError);
  watchPromise(Promise.reject(new Error('no')), onValue, onError);
  await Promise.resolve();
  expect(onValue).toHaveBeenCalledExactlyOnceWith(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no'));
});

it('passes on neither once it was ended', async () => {
  const onValue = spy();
  const onError = spy();
  const first = deferred<number>();
  const second = deferred<number>();
  watchPromise(first.promise, onValue, onError)();
  watchPromise(second.promise, onValue, onError)();
  first.resolve(1);
  second.reject(new Error('no'));
  await Promise.allSettled([first.promise, second.promise]);
  expect(onValue).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
