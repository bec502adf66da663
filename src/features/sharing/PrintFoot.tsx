import { absoluteUrl, paths } from '../../model/paths.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './PrintFoot.module.css';

/** F5: the foot of a printed list, where whoever holds the paper finds the list. Not on the screen. */
export default function PrintFoot({ listId }: { listId: string }) {
  const url = absoluteUrl(paths.publicList(listId));
  return (
    <aside className={styles.root} data-print hidden>
      <QrCode text={url} label="QR code of the public link" failure="" />
      <p>
        See what is still available, and mark what you buy:
        <br />
        <strong>{url}</strong>
      </p>
    </aside>
  );
}
