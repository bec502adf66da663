import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

export type { ItemAction } from './ItemModals.tsx';
/** Optional on a page: it is loaded after the first paint. */
export const ItemModals = lazyPart(() => import('./ItemModals.tsx'));
export const ReorderModal = lazyModal(() => import('./ReorderModal.tsx'));
