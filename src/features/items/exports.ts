import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export { ItemModals, type ItemAction } from './ItemModals.tsx';
export const Drafts = lazyWithRetry(() => import('./Drafts.tsx'), { optional: true });
export const ReorderModal = lazyModal(() => import('./ReorderModal.tsx'));
