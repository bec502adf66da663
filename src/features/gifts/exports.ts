import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

/** Optional on a page: it is loaded after the first paint. */
export const GiftsReceived = lazyPart(() => import('./GiftsReceived.tsx'));

export { useMyMarksOn } from './useMyMarks.ts';
