import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

/** Optional on a page: it is loaded after the first paint. Render it below a Suspense. */
export const RemovedMarksNotice = lazyWithRetry(() => import('./RemovedMarksNotice.tsx'), {
  optional: true,
});

export const MarksModal = lazyModal(() => import('./MarksModal.tsx'));
