import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export { JoinNotice, type JoinFailure } from './JoinNotice.tsx';
export const InviteModal = lazyModal(() => import('./InviteModal.tsx'));
export const ShareModal = lazyModal(() => import('./ShareModal.tsx'));
/** Optional on a page: it is loaded after the first paint. Render it below a Suspense. */
export const PrintFoot = lazyWithRetry(() => import('./PrintFoot.tsx'), { optional: true });
