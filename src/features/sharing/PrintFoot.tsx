import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import { absoluteUrl, paths } from '../../model/paths.ts';
import styles from './PrintFoot.module.css';

const QrCode = lazyPart(async () => ({
  default: (await import('../../ui/modals/QrCode.tsx')).QrCode,
}));

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
      {withCode && <QrCode text={url} label="QR code of the public link" failure="" />}
      <p>
        See what is still available, and mark what you buy:
        <br />
        <strong>{url}</strong>
      </p>
    </aside>
  );
}
