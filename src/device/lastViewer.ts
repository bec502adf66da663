import { readJson, STORAGE, writeJson } from '../lib/storage.ts';

/** Stores who is signed in, so that their purchases are hidden from the first frame on (F1). */
export function writeLastViewer(uid: string): void {
  writeJson(STORAGE.viewer, uid);
}

/** The uid of the user who was signed in last and has not signed out; null when there is none. */
export function readLastViewer(): string | null {
  const uid = readJson(STORAGE.viewer);
  return typeof uid === 'string' ? uid : null;
}
