/** F2: messages about removing names from an item, separate because only lazily loaded commands use them. */
export const REMOVAL_MESSAGES = {
  namesLocked:
    'So many names were taken off this item recently that no more can be removed. A member of the list can make room.',
} as const;
