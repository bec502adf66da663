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

/** What the auth provider knows of a person, before any profile was read. */
export interface AuthAccount {
  uid: string;
  email: string;
  displayName: string | null;
  photoUrl: string | null;
  provider: Provider;
}

/**
 * First and last name from a display name (§4 Session): first word and the remaining words;
 * the first name falls back to the e-mail before the at-sign, then to 'User'.
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
export const FALLBACK_FIRST_NAME = 'User';

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

/** First and last name joined, without a stray blank when one is missing. */
export function fullName(names: { firstName: string; lastName: string }): string {
  return `${names.firstName} ${names.lastName}`.trim();
}

/** The letter in the round avatar (§2 Global chrome): of the display name, else of the e-mail. */
export function avatarLetter(user: Pick<User, 'displayName' | 'email'>): string {
  const source = user.displayName.trim() || user.email.trim();
  // A plain letter is one piece, and need not wait until the browser has brought its tables.
  const plain = /^[a-z0-9](?=[ -~]|$)/i.exec(source)?.[0];
  if (plain) return plain.toUpperCase();
  // Intl.Segmenter keeps an emoji or a letter with its accents in one piece.
  const first = new Intl.Segmenter('en').segment(source)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase('en');
}
