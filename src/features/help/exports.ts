import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

/** What a page can do without (F9), each to be put below a Suspense. */
export const KeyboardShortcuts = lazyWithRetry(() => import('./KeyboardShortcuts.tsx'), {
  optional: true,
});
export const Tour = lazyWithRetry(() => import('./Tour.tsx'), { optional: true });
