import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export type { ItemAction } from './ItemModals.tsx';
/** Optional on a page: it is loaded after the first paint. Render it below a Suspense. */
export const ItemModals = lazyWithRetry(() => import('./ItemModals.tsx'), { optional: true });
export { PersonOptions } from './PersonOptions.tsx';
export { TurnedAway } from './TurnedAway.tsx';
export const ReorderModal = lazyModal(() => import('./ReorderModal.tsx'));
