import type * as Real from '../drafts.ts';

/** Mock of a user without drafts, used where a test calls `vi.mock` for `data/drafts.ts`. */
export const subscribeToDrafts: typeof Real.subscribeToDrafts = (_db, _uid, onDrafts) => {
  onDrafts([]);
  return () => undefined;
};
