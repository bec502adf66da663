/** Largest accepted file: twice the export of a full list. */
export const MAX_FILE_MEGABYTES = 2;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** Most rows accepted at once: twice a full list. */
export const MAX_ROWS = 1_000;
