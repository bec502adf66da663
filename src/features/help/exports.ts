import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

/** Optional on a page (F9): they are loaded after the first paint. Render each below a Suspense. */
export const KeyboardShortcuts = lazyWithRetry(() => import('./KeyboardShortcuts.tsx'), {
  optional: true,
});
export const Tour = lazyWithRetry(() => import('./Tour.tsx'), { optional: true });
