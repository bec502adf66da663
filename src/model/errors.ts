import { ERROR_MESSAGES } from './messages.ts';

/** The kinds of failure that the screens distinguish. */
export type AppErrorCode = keyof typeof ERROR_MESSAGES;

/** An error whose message can be shown unchanged: from the message catalogue or the provider (§8). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message?: string, cause?: unknown) {
    super(message ?? ERROR_MESSAGES[code], cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/**
 * Converts any thrown value to an AppError. An AppError is returned unchanged, a Firebase error is
 * converted by its code. Everything else becomes 'unknown' and keeps its cause for the log. Only
 * transactions know whether others change the same documents ('contention'): the SDK gives reads that a
 * logout ends the same codes.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return new AppError('permission-denied', undefined, error);
    case 'unavailable':
    case 'deadline-exceeded':
    case 'auth/network-request-failed':
      return new AppError('offline', undefined, error);
    case 'not-found':
      return new AppError('not-found', undefined, error);
    case 'resource-exhausted':
      return new AppError('busy', undefined, error);
    default:
      return new AppError('unknown', undefined, error);
  }
}

const TEMPORARY = new Set<AppErrorCode>(['offline', 'unanswered', 'contention', 'busy']);

/** Whether what failed may succeed later. */
export function isTemporary(error: unknown): boolean {
  return TEMPORARY.has(toAppError(error).code);
}

/**
 * Whether what has failed to be read may be read later: for a reason that passes, because a script has not
 * loaded yet, or for a reason that nobody knows. What is already shown stays on the screen.
 */
export function mayPass(error: unknown): boolean {
  const { code } = toAppError(error);
  return isTemporary(error) || code === 'not-loaded' || code === 'unknown';
}

/** Whether the failed write may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'unanswered' || code === 'offline';
}

/** Why a script of the app did not load. */
export function loadError(cause: unknown): AppError {
  return new AppError(navigator.onLine ? 'not-loaded' : 'offline', undefined, cause);
}

/** As `toAppError`, for a failure that the page shows: its cause goes to the console. */
export function loggedError(error: unknown): AppError {
  const appError = toAppError(error);
  console.error('A command failed:', appError.code, appError.cause ?? appError);
  return appError;
}

/** The `code` of a Firebase error ('permission-denied', 'auth/…'); '' when there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
