/** An item that was marked as purchased on this device (F2). */
export interface Mark {
  listId: string;
  listName: string;
  itemId: string;
  itemName: string;
  /** The name it was marked with. */
  name: string;
  /** How many pieces. */
  pieces: number;
  /** Milliseconds since 1970. */
  at: number;
}
