/**
 * More of the catalogue of messages.ts: sentences that only say what loads when it is used. Apart,
 * because every page waits for those.
 */
export const LATER_MESSAGES = {
  // F5 Sharing
  shareFailed: 'This device could not share the link. Copy it instead.',
  qrFailed: 'The QR code could not be drawn. The link above works just as well.',
} as const;
