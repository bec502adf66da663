import { useId, useState } from 'react';
import { download } from '../../lib/files/download.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { UnfinishedImport } from './UnfinishedImport.tsx';
import type { ImportRunRow } from '../../device/adding/importRuns.ts';
import { readImportRows, removeImportRows } from '../../device/adding/importRows.ts';
import { fileName } from '../../model/files/exportFile.ts';
import { toCsv, toJson } from '../../model/importing/importExport.ts';
import { readImport, type Import, type ImportRow } from '../../model/importing/importRows.ts';
import type { ColumnKey } from '../../model/importing/importExport.ts';
import type { List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import styles from './ImportExportModal.module.css';

interface ImportExportModalProps {
  list: List;
  /** The modal begins with the preview of the wish list that a bookmarklet read. */
  isWishList?: boolean;
  onClose: () => void;
}

/** What the preview shows: a text that was read, or rows that came without one. */
type Preview =
  | { text: string; read: Extract<Import, { problem: null }> }
  | { text: null; rows: readonly ImportRow[] | readonly ImportRunRow[] };

/**
 * F6: exports a list to a file, and imports files as own items. The first step offers both; an import
 * then shows a preview of its rows, and at the end a report.
 */
export default function ImportExportModal({
  list,
  isWishList = false,
  onClose,
}: ImportExportModalProps) {
  const [source, setSource] = useState('');
  /** The text whose rows an import began to add: from then on it is stored as an unfinished import. */
  const [imported, setImported] = useState('');
  const [preview, setPreview] = useState<Preview | null>(() => {
    const wishes = isWishList ? readImportRows() : null;
    return wishes && { text: null, rows: wishes.rows };
  });
  const [busy, setBusy] = useState(false);

  const read = (text: string): string | null => {
    const result = readImport(text);
    if (result.problem !== null) return result.problem;
    setPreview({ text, read: result });
    return null;
  };
  const readAgain = (keys: readonly (ColumnKey | null)[]) => {
    if (preview === null || preview.text === null) return;
    const result = readImport(preview.text, keys);
    if (result.problem === null) setPreview({ text: preview.text, read: result });
  };

  const onRun = async (run: () => Promise<void>) => {
    setBusy(true);
    // From now on the rows are stored as an import that is not complete.
    if (isWishList) removeImportRows();
    setImported(preview?.text ?? '');
    try {
      await run();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      title={isWishList ? 'Import' : 'Export and Import'}
      size="large"
      busy={busy}
      // In the preview the pasted text is in no field.
      changed={source.trim() !== '' && source !== imported}
      onClose={onClose}
    >
      {preview === null ? (
        <div className={styles.root}>
          <UnfinishedImport
            list={list}
            onContinue={(unfinished) => setPreview({ text: null, rows: unfinished })}
          />
          <Export list={list} />
          <ImportSource source={source} onSource={setSource} onRead={read} />
        </div>
      ) : (
        <div className={styles.root}>
          {preview.text !== null && !busy && (
            <ImportColumns table={preview.read.table} onKeys={readAgain} />
          )}
          <ImportPreview
            key={preview.text === null ? '' : JSON.stringify(preview.read.table?.keys)}
            list={list}
            rows={preview.text === null ? preview.rows : preview.read.rows}
            onRun={onRun}
            onBack={() => setPreview(null)}
            onClose={onClose}
          />
        </div>
      )}
    </Modal>
  );
}

function Export({ list }: { list: List }) {
  const id = useId();
  const save = (ending: 'csv' | 'json') => {
    const now = new Date();
    const name = fileName(list.name, ending, now);
    if (ending === 'csv') download(toCsv(list), name, 'text/csv');
    else download(toJson(list, now), name, 'application/json');
  };
  return (
    <section aria-labelledby={id} className={`stack ${styles.part}`}>
      <h3 id={id}>Export</h3>
      <p className="hint">
        Everything on this list except who bought it, so surprises stay surprises.
      </p>
      <div className={styles.row}>
        <Button variant="secondary" data-autofocus onClick={() => save('csv')}>
          <Icon name="down" size={18} />
          Download CSV
        </Button>
        <Button variant="secondary" onClick={() => save('json')}>
          <Icon name="down" size={18} />
          Download JSON
        </Button>
      </div>
      <p className="hint">
        CSV opens in Excel, Numbers and Google Sheets. Both can be imported again, here or into
        another list.
      </p>
    </section>
  );
}
