import { lazyModal } from '../../components/lazyModal.tsx';

export const MembersModal = lazyModal(() => import('./MembersModal.tsx'));
export const PeopleModal = lazyModal(() => import('./PeopleModal.tsx'));
