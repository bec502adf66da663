/**
 * Every bound on stored values, in one place. `firestore.rules` holds the same numbers; a rules
 * test writes at each limit and one past it, so that the two cannot drift.
 * Names count characters as a person does; other lengths count UTF-16 units.
 */
export const LIMITS = {
  listName: 100,
  description: 2_000,
  itemsPerList: 500,
  membersPerList: 100,
  listsPerQuery: 100,
  invitesPerQuery: 100,
  /**
   * Bytes of a list (Firestore's bound is 1 MiB, but the rules need room, too): what one item counts
   * for beside its texts; the most an item may weigh in a list that keeps no count, which depends on
   * how many items there are; with what a count begins; and the most that all items may weigh.
   */
  itemOverhead: 300,
  uncountedBytes: 700,
  uncountedBytesShared: 45_000,
  uncountedBase: 306_000,
  itemBytes: 656_000,
  /** An item that comes back brings its names along. */
  restoredItemBytes: 666_000,
  /** Bytes of the names on one item, which depends on how many items there are. */
  marksBytes: 320,
  marksBytesShared: 15_000,
  itemName: 200,
  notes: 2_000,
  size: 100,
  color: 100,
  url: 2_048,
  maxPrice: 1_000_000_000,
  /** Pieces of one item. */
  quantity: 99,
  purchaserName: 60,
  purchasersPerItem: 20,
  displayName: 100,
  personName: 100,
  /** Bytes that each character of a name may have: an emoji of four people has 25. */
  bytesPerCharacter: 25,
  email: 254,
  /** Days an invite lives. */
  inviteDays: 14,
  /** Days more that the rules let an expiry lie ahead: a device's clock may run fast. */
  inviteClockSlackDays: 1,
} as const;
