import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './errors.ts';
import { ERROR_MESSAGES } from './messages.ts';

function firebaseError(code: string): Error {
  return Object.assign(new Error(`Firebase: ${code}`), { code });
}

describe('errors at the boundary', () => {
  it.each([
    ['unavailable', 'offline', ERROR_MESSAGES.offline],
    ['deadline-exceeded', 'offline', ERROR_MESSAGES.offline],
    ['permission-denied', 'permission-denied', ERROR_MESSAGES['permission-denied']],
    ['resource-exhausted', 'busy', ERROR_MESSAGES.busy],
    ['not-found', 'not-found', ERROR_MESSAGES['not-found']],
  ])('%s of the SDK is %s', (theirs, code, message) => {
    const cause = firebaseError(theirs);
    expect(toAppError(cause)).toMatchObject({ code, message, cause });
  });

  it.each(['failed-precondition', 'aborted'])(
    'a read that ends with %s does not say that others are changing the list',
    (theirs) => {
      expect(toAppError(firebaseError(theirs))).toMatchObject({
        code: 'unknown',
        message: ERROR_MESSAGES.unknown,
      });
    },
  );

  it('an AppError stays as it is', () => {
    const error = new AppError('contention');
    expect(toAppError(error)).toBe(error);
  });
});
