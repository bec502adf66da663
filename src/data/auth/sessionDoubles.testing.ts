/**
 * Stand-ins for the provider and the store. A module of its own, which imports neither, because the
 * mocks of both are made of it.
 */

import { vi } from 'vitest';

export const auth = { currentUser: null as unknown };

export const store = {
  db: 'db',
  listen: (begin: (db: string) => () => void) => begin('db'),
  resetFirestore: vi.fn<(uid: string | null) => Promise<void>>(),
};
