/** Milliseconds of a day, without regard to clock changes. */
export const DAY_MS = 24 * 60 * 60 * 1000;
