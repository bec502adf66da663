import { MESSAGES } from './messages.ts';

/** What can go wrong at the boundary, as the screens tell it apart. */
export type AppErrorCode =
  | 'offline'
  | 'unanswered'
  | 'refused'
  | 'missing'
  | 'item-missing'
  | 'contention'
  | 'busy'
  | 'list-full'
  | 'list-heavy'
  | 'members-full'
  | 'item-full'
  | 'invite-invalid'
  | 'owner-cannot-leave'
  | 'already-marked'
  | 'archived'
  | 'marked-meanwhile'
  | 'too-many-pieces'
  | 'changed-meanwhile'
  | 'invite-used'
  | 'invite-expired'
  | 'auth'
  | 'google'
  | 'name-unsaved'
  | 'cancelled'
  | 'unknown';

/** An error whose message may be shown as it is: one of the catalogue's, or the provider's (§8). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message?: string, cause?: unknown) {
    super(message ?? messageOf(code), cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/**
 * Any thrown value as an AppError: ours as it is, Firestore's by its code. Everything unforeseen
 * becomes 'unknown' and keeps its cause for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return new AppError('refused', undefined, error);
    case 'unavailable':
    case 'auth/network-request-failed':
      return new AppError('offline', undefined, error);
    case 'not-found':
      return new AppError('missing', undefined, error);
    case 'aborted':
    case 'failed-precondition':
    case 'deadline-exceeded':
      return new AppError('contention', undefined, error);
    case 'resource-exhausted':
      return new AppError('busy', undefined, error);
    default:
      return new AppError('unknown', undefined, error);
  }
}

/** The `code` Firebase puts on its errors ('permission-denied', 'auth/…'), '' when there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function messageOf(code: AppErrorCode): string {
  const messages: Record<AppErrorCode, string> = {
    offline: MESSAGES.offline,
    unanswered: MESSAGES.unanswered,
    refused: MESSAGES.refused,
    missing: MESSAGES.missing,
    'item-missing': MESSAGES.itemMissing,
    contention: MESSAGES.contention,
    busy: MESSAGES.busy,
    'list-full': MESSAGES.listFull,
    'list-heavy': MESSAGES.listHeavy,
    'members-full': MESSAGES.membersFull,
    'item-full': MESSAGES.itemFull,
    'invite-invalid': MESSAGES.inviteInvalid,
    'owner-cannot-leave': MESSAGES.ownerCannotLeave,
    'already-marked': MESSAGES.alreadyMarked,
    archived: MESSAGES.archived,
    'marked-meanwhile': MESSAGES.refused,
    'too-many-pieces': MESSAGES.unknown,
    'changed-meanwhile': MESSAGES.refused,
    'invite-used': MESSAGES.inviteUsed,
    'invite-expired': MESSAGES.inviteExpired,
    auth: MESSAGES.unknown,
    google: MESSAGES.googleFailed,
    'name-unsaved': MESSAGES.nameUnsaved,
    cancelled: MESSAGES.unknown,
    unknown: MESSAGES.unknown,
  };
  return messages[code];
}
