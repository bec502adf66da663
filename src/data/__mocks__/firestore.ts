/** Mock of the Firestore instance, used where a test calls `vi.mock` for `data/firestore.ts`. */
export const db = {};

export const listen = (subscribe: (instance: unknown) => () => void) => subscribe(db);

export const withDb =
  <Args extends unknown[], Result>(command: (instance: unknown, ...args: Args) => Result) =>
  (...args: Args) =>
    command(db, ...args);

export const listenWithDb = withDb;
