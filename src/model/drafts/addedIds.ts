/** An item that is stored on this device until the server has it. */
export interface UnsentItemId {
  id: string;
  /** Why the server refused it; null while it waits. */
  failure: string | null;
}

/** The ids of items that wait on this device; a draft with the id of one was added. */
export function addedIds(items: readonly UnsentItemId[]): ReadonlySet<string> {
  return new Set(items.filter(({ failure }) => failure === null).map(({ id }) => id));
}
