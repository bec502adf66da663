import { useState } from 'react';
import {
  readImportRun,
  removeImportRun,
  type ImportRunRow,
} from '../../device/adding/importRuns.ts';
import { FIRST_FIELD } from '../../lib/modals/focus.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import {
  IMPORT_EXPORT_MESSAGES,
  importUnfinished,
} from '../../model/importing/importExportMessages.ts';
import type { List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { initialState, isToAdd } from './importState.ts';
import styles from './ImportExportModal.module.css';

interface UnfinishedImportProps {
  list: List;
  onContinue: (rows: ImportRunRow[]) => void;
}

/** Offers to go on with an import into this list that was interrupted; nothing when there is none. */
export function UnfinishedImport({ list, onContinue }: UnfinishedImportProps) {
  const { uid } = useUser();
  const showToast = useToast();
  const [rows, setRows] = useState(() => readImportRun(uid, list.id));
  const left = rows ? initialState(list, rows).entries.filter(isToAdd).length : 0;
  if (!rows || left === 0) return null;
  return (
    <Notice tone="info">
      <p>{importUnfinished(left)}</p>
      <div className={styles.row}>
        <Button onClick={() => onContinue(rows)}>Continue importing</Button>
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            // This button, which has the focus, is about to disappear.
            currentTarget.closest('dialog')?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
            removeImportRun(uid, list.id);
            setRows(null);
            showToast(IMPORT_EXPORT_MESSAGES.runDiscarded);
          }}
        >
          Discard
        </Button>
      </div>
    </Notice>
  );
}
