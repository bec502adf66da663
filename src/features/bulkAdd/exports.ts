import { lazyModal } from '../../components/lazyModal.tsx';

export const BulkAddModal = lazyModal(() => import('./BulkAddModal.tsx'));
