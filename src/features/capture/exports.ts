import { lazyModal } from '../../components/lazyModal.tsx';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';

export const Bookmarklet = lazyWithRetry(() => import('./Bookmarklet.tsx'));
export const BulkAddModal = lazyModal(() => import('./BulkAddModal.tsx'));
export const ImportExportModal = lazyModal(() => import('./ImportExportModal.tsx'));
/** A page can do without it for a while; to be put below a Suspense. */
export const PasteHandler = lazyWithRetry(() => import('./PasteHandler.tsx'), { optional: true });
