import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

/** Optional on a page: it is loaded after the first paint. Render it below a Suspense. */
export const GiftsReceived = lazyWithRetry(() => import('./GiftsReceived.tsx'), { optional: true });

export { useMyMarksOn } from './useMyMarks.ts';
