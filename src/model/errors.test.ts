import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './errors.ts';
import { MESSAGES } from './messages.ts';

function firebaseError(code: string): Error {
  return Object.assign(new Error(`Firebase: ${code}`), { code });
}

describe('errors at the boundary', () => {
  it.each([
    ['unavailable', 'offline', MESSAGES.offline],
    ['deadline-exceeded', 'offline', MESSAGES.offline],
    ['permission-denied', 'permission-denied', MESSAGES.permissionDenied],
    ['resource-exhausted', 'busy', MESSAGES.busy],
    ['not-found', 'not-found', MESSAGES.missing],
  ])('%s of the SDK is %s', (theirs, code, message) => {
    const cause = firebaseError(theirs);
    expect(toAppError(cause)).toMatchObject({ code, message, cause });
  });

  it.each(['failed-precondition', 'aborted'])(
    'a read that ends with %s does not say that others are changing the list',
    (theirs) => {
      expect(toAppError(firebaseError(theirs))).toMatchObject({
        code: 'unknown',
        message: MESSAGES.unknown,
      });
    },
  );

  it('an AppError stays as it is', () => {
    const error = new AppError('contention');
    expect(toAppError(error)).toBe(error);
  });
});
