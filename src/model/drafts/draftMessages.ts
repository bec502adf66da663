import { LIMITS } from '../limits.ts';

/** Messages about drafts. */
export const DRAFT_MESSAGES = {
  saved: 'Saved as a draft. Only you can see it.',
  queued: 'Saved as a draft on this device. It is sent as soon as the server can be reached.',
  full: `You have ${LIMITS.drafts} drafts, the most you can have. Add or delete one first.`,
  addedMeanwhile:
    'This draft was added somewhere else in the meantime. Add it again to have this one on the list, too.',
  tooLong: 'This is too long for a draft. Shorten the notes.',
} as const;
