import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api.js');

const read = (/** @type {string} */ name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** What the deployment hands to the database beside the rules. */
const spec = JSON.parse(read('firestore.indexes.json'));

describe('what expires is deleted by the database', () => {
  it('is said in a file that the deployment takes', () => {
    expect(JSON.parse(read('firebase.json')).firestore.indexes).toBe('firestore.indexes.json');
    new FirestoreApi().validateSpec(spec);
  });

  it('is exactly what the rules let expire', () => {
    // Each folder whose rules ask for expiresAt, from its match to the next one.
    const folders = read('firestore.rules')
      .split(/match \//)
      .filter((part) => part.includes('expiresAt'));
    const names = folders
      .map((part) => part.slice(0, part.indexOf('/')))
      .filter((name) => name !== 'lists');
    const expiring = spec.fieldOverrides.map(
      (/** @type {{ collectionGroup: string, fieldPath: string, ttl: boolean }} */ field) => {
        expect(field).toMatchObject({ fieldPath: 'expiresAt', ttl: true });
        return field.collectionGroup;
      },
    );
    expect(expiring.toSorted()).toEqual(names.toSorted());
  });
});
