import { readJson, STORAGE, writeJson } from '../lib/storage.ts';
import { isDocumentData } from '../model/deserializers.ts';

/**
 * The tokens of invites that were made on this device, so that their links can be copied again. Nobody
 * can read a token from the database without knowing it (decision 016), so another device, or another
 * member, cannot show the link. They are removed at sign-out.
 */

interface InviteLink {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Stores the token of a new invite, and removes those that have expired. */
export function rememberInviteLink(inviteId: string, link: InviteLink, now = Date.now()): void {
  const open = Object.entries(readAll()).filter(([, { expiresAt }]) => expiresAt > now);
  writeJson(STORAGE.inviteLinks, { ...Object.fromEntries(open), [inviteId]: link });
}

/** The token of an invite; null when it was made on another device. */
export function inviteToken(inviteId: string): string | null {
  return readAll()[inviteId]?.token ?? null;
}

function readAll(): Record<string, InviteLink> {
  const stored = readJson(STORAGE.inviteLinks);
  if (!isDocumentData(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, InviteLink] => isLink(entry[1])),
  );
}

function isLink(link: unknown): link is InviteLink {
  return (
    isDocumentData(link) && typeof link.token === 'string' && typeof link.expiresAt === 'number'
  );
}
