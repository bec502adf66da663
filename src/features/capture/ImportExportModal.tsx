import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { fileName, toCsv, toJson } from '../../model/importExport.ts';
import type { ImportRow } from '../../model/importRows.ts';
import type { List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import styles from './ImportExportModal.module.css';

interface ImportExportModalProps {
  list: List;
  onClose: () => void;
}

/**
 * F6: exports a list to a file, and imports files as own items. The first step offers both; an import
 * then shows a preview of its rows, and at the end a report.
 */
export default function ImportExportModal({ list, onClose }: ImportExportModalProps) {
  const [source, setSource] = useState('');
  const [rows, setRows] = useState<ImportRow[] | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Modal title="Export and Import" size="large" busy={busy} onClose={onClose}>
      {rows === null ? (
        <div className={styles.root}>
          <Export list={list} />
          <ImportSource source={source} onSource={setSource} onRows={setRows} />
        </div>
      ) : (
        <ImportPreview
          list={list}
          rows={rows}
          onBusy={setBusy}
          onBack={() => setRows(null)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Export({ list }: { list: List }) {
  const save = (ending: 'csv' | 'json') => {
    const now = new Date();
    const name = fileName(list.name, ending, now);
    if (ending === 'csv') download(toCsv(list), name, 'text/csv');
    else download(toJson(list, now), name, 'application/json');
  };
  return (
    <section aria-labelledby="export" className={styles.part}>
      <h3 id="export">Export</h3>
      <p className={styles.help}>
        Everything that is wished for on this list, without who bought it: a surprise stays one.
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
      <p className={styles.help}>
        CSV opens in Excel, Numbers and Google Sheets. Both can be imported again, here or into
        another list.
      </p>
    </section>
  );
}
