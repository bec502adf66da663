import { vi } from 'vitest';
import type * as Real from '../outbox.ts';

/** Mock of an empty outbox, used where a test calls `vi.mock` for `device/outbox/outbox.ts`. */
export const getUnsent: typeof Real.getUnsent = async () => ({ items: [], drafts: [] });
export const hasUnsent = vi.fn<typeof Real.hasUnsent>(async () => false);
export const clearOutbox = vi.fn<typeof Real.clearOutbox>(async () => undefined);
export const seenOnList: typeof Real.seenOnList = () => undefined;
export const subscribeToUnsent: typeof Real.subscribeToUnsent = () => () => undefined;
