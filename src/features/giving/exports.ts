import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

/** A page can do without it for a while; to be put below a Suspense. */
export const GiftsReceived = lazyWithRetry(() => import('./GiftsReceived.tsx'), { optional: true });
