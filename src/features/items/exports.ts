import { lazyModal } from '../../components/lazyModal.tsx';

export { ItemModals, type ItemAction } from './ItemModals.tsx';
export const ReorderModal = lazyModal(() => import('./ReorderModal.tsx'));
