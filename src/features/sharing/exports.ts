import { lazyModal } from '../../components/lazyModal.tsx';

export { JoinNotice, type JoinFailure } from './JoinNotice.tsx';
export const InviteModal = lazyModal(() => import('./InviteModal.tsx'));
export const ShareModal = lazyModal(() => import('./ShareModal.tsx'));
export { PrintFoot } from './PrintFoot.tsx';
