import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export type { JoinFailure } from './JoinPage.tsx';
export const InviteModal = lazyModal(() => import('./InviteModal.tsx'));
export const ShareModal = lazyModal(() => import('./ShareModal.tsx'));
/** Optional: only paper shows it. Render it below a Suspense. */
export const PrintFoot = lazyWithRetry(() => import('./PrintFoot.tsx'), { optional: true });
export const CalendarModal = lazyModal(() => import('./CalendarModal.tsx'));
/** Optional: the date alone is shown until it is loaded. Render it below a Suspense. */
export const CalendarDay = lazyWithRetry(() => import('./CalendarDay.tsx'), { optional: true });
