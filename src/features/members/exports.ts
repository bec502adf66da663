import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export const MarksModal = lazyModal(() => import('./MarksModal.tsx'));
export const MembersModal = lazyModal(() => import('./MembersModal.tsx'));
export const PeopleModal = lazyModal(() => import('./PeopleModal.tsx'));
/** Optional on a page: it is loaded after the first paint. Render it below a Suspense. */
export const RemovedMarksNotice = lazyWithRetry(() => import('./RemovedMarksNotice.tsx'), {
  optional: true,
});
