import type * as Real from '../outbox.ts';

/** Stands in for an outbox with nothing in it where a test says `vi.mock('../data/outbox.ts')`. */
export const unsentItems: typeof Real.unsentItems = async () => [];
export const hasUnsent: typeof Real.hasUnsent = async () => false;
export const clearOutbox: typeof Real.clearOutbox = async () => undefined;
export const seenOnList: typeof Real.seenOnList = () => undefined;
export const watchOutbox: typeof Real.watchOutbox = () => () => undefined;
