import { expect, it } from 'vitest';
import { requestCacheClearing, setCacheOwner } from '../device/cacheOwner.ts';
import { AppError } from '../model/errors.ts';
import { loggedTo, silence } from '../testing/logs.ts';
import { logError } from './useSubscription.ts';

it('an error is logged, but not after a logout, which ends what is listened to with one', () => {
  silence('warn');
  const error = new AppError('unknown');
  setCacheOwner('ann');
  logError(error);
  expect(loggedTo('warn')).toEqual([[expect.any(String), error]]);
  requestCacheClearing();
  logError(error);
  expect(loggedTo('warn')).toEqual([]);
});
