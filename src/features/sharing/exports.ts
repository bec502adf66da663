import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

export const InviteModal = lazyModal(() => import('./InviteModal.tsx'));
export const ShareModal = lazyModal(() => import('./ShareModal.tsx'));
/** Optional: it is only printed. */
export const PrintFoot = lazyPart(() => import('./PrintFoot.tsx'));
export const CalendarModal = lazyModal(() => import('./CalendarModal.tsx'));
/** Optional: the date alone is shown until it is loaded. */
export const CalendarDay = lazyPart(() => import('./CalendarDay.tsx'));
