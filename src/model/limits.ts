/** The share of a limit from which on a list counts as almost full. */
export const ALMOST_FULL = 0.8;

/**
 * Every bound on stored values. `firestore.rules` has the same numbers; a rules test writes at each
 * limit and one past it, so that the two stay equal.
 * Names are counted in user-perceived characters; other lengths in UTF-16 units.
 */
export const LIMITS = {
  listName: 100,
  description: 2_000,
  itemsPerList: 500,
  membersPerList: 100,
  /** Names that are kept of members who were removed. */
  formerMembers: 20,
  /** Former ids of a list whose link was changed; who is a member follows them to the list. */
  formerIds: 5,
  listsPerQuery: 100,
  invitesPerQuery: 100,
  /**
   * The size of a list in bytes. Firestore's limit is 1 MiB, but the rules need space too.
   * - `itemOverhead`: what an item counts in addition to its texts.
   * - `uncountedBytes`, `uncountedBytesShared`: the most an item may weigh in a list that does not
   *   store its size; it depends on the number of items.
   * - `uncountedBase`: the initial value when a list starts to store its size.
   * - `itemBytes`: the most that all items together may weigh.
   */
  itemOverhead: 300,
  uncountedBytes: 700,
  uncountedBytesShared: 45_000,
  uncountedBase: 306_000,
  itemBytes: 656_000,
  /** Bytes of the purchasers' names on one item; depends on the number of items. */
  marksBytes: 320,
  marksBytesShared: 15_000,
  /**
   * The bytes of the names that are kept of one item after they were taken off it, what each removal
   * counts in addition to the names, and for how many days they are kept at least.
   */
  removedMarksBytes: 100_000,
  removedMarksOverhead: 300,
  removedMarksDays: 30,
  /** Items of which the names that were taken off can be queried at once. */
  removedMarksPerQuery: 50,
  /** Days by which the rules accept another expiry of kept names, because of device clocks. */
  removedMarksClockSlackDays: 1,
  itemName: 200,
  notes: 2_000,
  size: 100,
  color: 100,
  category: 40,
  url: 2_048,
  maxPrice: 1_000_000_000,
  /** Pieces of one item. */
  quantity: 99,
  purchaserName: 60,
  purchasersPerItem: 20,
  displayName: 100,
  personName: 100,
  /** People without an account on one list, and their names. */
  peoplePerList: 20,
  listPersonName: 60,
  /** Bytes allowed per character of a name: an emoji of four people has 25. */
  bytesPerCharacter: 25,
  /** The same for names of which a list holds many: of members and of people without an account. */
  storedBytesPerCharacter: 3,
  /** The same for purchasers' names, which are also keys: of these Firestore accepts fewer bytes. */
  purchaserBytesPerCharacter: 23,
  email: 254,
  /** Drafts of one user, on all lists together. */
  drafts: 50,
  /** UTF-8 bytes of all texts of a draft and the id of its list. */
  draftBytes: 10_000,
  /** Days for which an invite is valid. */
  inviteDays: 14,
  /** Extra days by which the rules accept a later expiry, because a device's clock may run fast. */
  inviteClockSlackDays: 1,
} as const;
