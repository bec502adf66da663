import { lazyModal } from '../../components/lazyModal.tsx';

export const ListModal = lazyModal(() => import('./ListModal.tsx'));
