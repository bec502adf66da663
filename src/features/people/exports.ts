import { lazyModal } from '../../components/lazyModal.tsx';

export const PeopleModal = lazyModal(() => import('./PeopleModal.tsx'));
