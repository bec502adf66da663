import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

/** Optional on a page (F9): they are loaded after the first paint. */
export const KeyboardShortcuts = lazyPart(() => import('./KeyboardShortcuts.tsx'));
export const Tour = lazyPart(() => import('./Tour.tsx'));
