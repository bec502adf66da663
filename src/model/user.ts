import { charactersOf } from './line.ts';

/** The session user: profile fields merged over uid and e-mail of the auth account (§3, §4). */
export interface User {
  uid: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  provider: Provider;
  /** The account's photo, when the provider has one. */
  photoUrl: string | null;
}

export type Provider = 'email' | 'google' | 'unknown';

/** The user record: `users/{uid}` (§3). `createdAt` is set by the server. */
export interface UserRecord {
  uid: string;
  name: string;
  email: string;
  createdAt: Date;
  provider: Provider;
  firstName: string;
  lastName: string;
  displayName: string;
}

/** The data of the auth provider, before any profile was read. */
export interface AuthAccount {
  uid: string;
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  provider: Provider;
}

/**
 * Splits a display name (§4 Session) into its first word and the remaining words. The first name
 * falls back to the part of the e-mail address before the at-sign, then to 'User'.
 */
export function splitName(
  displayName: string | null,
  email: string,
): { firstName: string; lastName: string } {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/u);
  return {
    firstName: first || email.split('@')[0] || FALLBACK_FIRST_NAME,
    lastName: rest.join(' '),
  };
}

/** §9 fallback first name. */
const FALLBACK_FIRST_NAME = 'User';

/** The session user when no profile could be read (§4): auth data with the name fallbacks. */
export function userFromAccount(account: AuthAccount): User {
  const names = splitName(account.displayName, account.email);
  return {
    uid: account.uid,
    email: account.email,
    displayName: account.displayName?.trim() || fullName(names),
    ...names,
    provider: account.provider,
    photoUrl: account.photoUrl,
  };
}

/** First and last name joined, without an extra blank when one is missing. */
export function fullName(names: { firstName: string; lastName: string }): string {
  return `${names.firstName} ${names.lastName}`.trim();
}

/** The letter in the round avatar (§2 Global chrome): of the display name, else of the e-mail. */
export function avatarLetter(user: Pick<User, 'displayName' | 'email'>): string {
  const source = user.displayName.trim() || user.email.trim();
  // An ASCII letter needs no `Intl.Segmenter`, which is slow to create.
  const plain = /^[a-z0-9](?=[ -~]|$)/i.exec(source)?.[0];
  if (plain) return plain.toUpperCase();
  return charactersOf(source)[0]?.toLocaleUpperCase('en') ?? '';
}
