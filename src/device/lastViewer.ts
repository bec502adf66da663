import { readJson, STORAGE, writeJson } from '../lib/storage.ts';
import { getCacheOwner } from './cacheOwner.ts';

/** Stores who is signed in, so that their purchases are hidden from the first frame on (F1). */
export function writeLastViewer(uid: string): void {
  writeJson(STORAGE.viewer, uid);
}

/** The uid of the user who was signed in last and has not signed out; null when there is none. */
export function readLastViewer(): string | null {
  const uid = readJson(STORAGE.viewer);
  return typeof uid === 'string' ? uid : null;
}

/**
 * The uid of the user for whom this device stores entries now; null for a visitor. The owner of
 * Firestore's cache may still be the user before, while another window keeps it from being cleared.
 */
export function storingUser(): string | null {
  return readLastViewer() ?? getCacheOwner();
}
