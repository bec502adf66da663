import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

/** Optional on a page: it is loaded after the first paint. */
export const Drafts = lazyPart(() => import('./Drafts.tsx'));
