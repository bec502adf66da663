/** F2: messages about taking names off an item. Only commands use them, which load later. */
export const REMOVAL_MESSAGES = {
  namesLocked:
    'So many names were taken off this item lately that no more can be. Somebody on the list can make room.',
} as const;
