import { lazyModal } from '../../components/lazyModal.tsx';

export const ImportExportModal = lazyModal(() => import('./ImportExportModal.tsx'));
