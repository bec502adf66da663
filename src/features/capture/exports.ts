import { lazyPart, lazyWithRetry } from '../../lib/loading/lazyWithRetry.tsx';

export const Bookmarklet = lazyWithRetry(() => import('./Bookmarklet.tsx'));
/** The page that asks which list something is for. */
export const ListChoice = lazyWithRetry(() => import('./ListChoice.tsx'));
/** Optional on a page: it is loaded after the first paint. */
export const PasteHandler = lazyPart(() => import('./PasteHandler.tsx'));
