import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { absoluteUrl, paths } from '../../model/paths.ts';
import styles from './PrintFoot.module.css';

const PrintedCode = lazyWithRetry(() => import('./PrintedCode.tsx'), { optional: true });

interface PrintFootProps {
  listId: string;
  /** Set while Share, which has a Print button, is open: the QR code is not loaded before. */
  withCode?: boolean;
}

/** F5: the foot of a printed list, where whoever holds the paper finds the list. Not on the screen. */
export default function PrintFoot({ listId, withCode = false }: PrintFootProps) {
  const url = absoluteUrl(paths.publicList(listId));
  return (
    <aside className={styles.root} data-print hidden>
      {withCode && (
        <Suspense>
          <PrintedCode url={url} />
        </Suspense>
      )}
      <p>
        See what is still available, and mark what you buy:
        <br />
        <strong>{url}</strong>
      </p>
    </aside>
  );
}
