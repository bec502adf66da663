/**
 * Ids of what is being created, by keys that tell one thing from another, e.g. an address. All attempts
 * to create a thing get the same id, so that a retry after a lost response does not create it twice. They
 * end with the component; `hooks/commands/createOnce.ts` keeps an id after a reload, too.
 */
export interface StableIds {
  /** The id for this key: a random UUID, the same until `release`. */
  idOf: (key: string) => string;
  /** The thing was created, so the next one with this key gets another id. */
  release: (key: string) => void;
}

/** A component keeps them with `useState(createStableIds)`. */
export function createStableIds(): StableIds {
  const ids = new Map<string, string>();
  return {
    idOf: (key) => {
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      return id;
    },
    release: (key) => void ids.delete(key),
  };
}
