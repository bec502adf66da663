import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';

export const MarksModal = lazyModal(() => import('./MarksModal.tsx'));
export const MembersModal = lazyModal(() => import('./MembersModal.tsx'));
export const PeopleModal = lazyModal(() => import('./PeopleModal.tsx'));
/** Optional on a page: it is loaded after the first paint. */
export const RemovedMarksNotice = lazyPart(() => import('./RemovedMarksNotice.tsx'));
