import { IMPORTABLE_COLUMNS } from '../../model/importing/importRows.ts';
import type { ColumnKey } from '../../model/importing/importExport.ts';
import type { ImportTable } from '../../model/importing/importTable.ts';
import { ITEM_LABELS } from '../../model/itemLabels.ts';
import { Select } from '../../ui/forms/Select.tsx';
import styles from './ImportExportModal.module.css';

interface ImportColumnsProps {
  /** The table of the import; null for rows that are not from a table. */
  table: ImportTable | null;
  onKeys: (keys: (ColumnKey | null)[]) => void;
}

const NOT_IMPORTED = '';

/**
 * Which column of a table becomes which field of an item. It is open when that is in doubt, and can be
 * opened to correct it.
 */
export function ImportColumns({ table, onKeys }: ImportColumnsProps) {
  if (!table) return null;
  const options = [
    [NOT_IMPORTED, 'Not imported'],
    ...IMPORTABLE_COLUMNS.map((key) => [key, ITEM_LABELS[key]]),
  ];
  return (
    <details open={!table.isSure}>
      <summary>Columns</summary>
      {!table.isSure && <p className="hint">Check that each column is matched correctly.</p>}
      <div className={styles.choices}>
        {table.headers.map((header, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its position
          <div key={index}>
            <Select
              label={header || `Column ${index + 1}`}
              value={table.keys[index] ?? NOT_IMPORTED}
              onChange={({ target }) =>
                onKeys(
                  table.keys.with(
                    index,
                    IMPORTABLE_COLUMNS.find((key) => key === target.value) ?? null,
                  ),
                )
              }
            >
              {options.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
            <span className={`hint clamped ${styles.url}`}>{table.samples[index]}</span>
          </div>
        ))}
      </div>
    </details>
  );
}
