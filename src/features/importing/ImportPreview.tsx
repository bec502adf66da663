import { memo, useEffect, useId, useRef } from 'react';
import { useCopy } from '../../components/useCopy.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { isToAdd, whyNotAdded, type Entry } from './importState.ts';
import { useImport } from './useImport.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import type { ImportRunRow } from '../../device/adding/importRuns.ts';
import {
  IMPORT_EXPORT_MESSAGES,
  imported,
  timeLeft,
} from '../../model/importing/importExportMessages.ts';
import { DEFAULT_CURRENCY } from '../../model/currency.ts';
import { formatPrice, pluralize } from '../../model/format.ts';
import { rowsToCsv, type ImportRow } from '../../model/importing/importRows.ts';
import type { ItemContent } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Progress } from '../../ui/modals/Progress.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { download } from '../../lib/files/download.ts';
import styles from './ImportExportModal.module.css';

interface ImportPreviewProps {
  list: List;
  /** The rows of a file, or those of an unfinished import. */
  rows: readonly ImportRow[] | readonly ImportRunRow[];
  /** Runs the import; the modal must not close before it has ended. */
  onRun: (run: () => Promise<void>) => Promise<void>;
  onBack: () => void;
  onClose: () => void;
}

/** The preview of an import with the reasons of invalid rows, then its progress, then its report. */
export function ImportPreview({ list, rows, onRun, onBack, onClose }: ImportPreviewProps) {
  const { state, run, stop, choose } = useImport(list, useUser(), rows);
  const { entries, progress, running, ended } = state;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Back disappears with the preview.
  const section = useFocusWhenRemoved<HTMLElement>();
  const todo = entries.filter(isToAdd).length;
  const added = entries.filter(({ outcome }) => outcome?.kind === 'added').length;
  const left = entries.filter((entry) => whyNotAdded(entry) !== null);
  const isReport = progress !== null && !running;

  // The focused button disappears at each step, so the focus moves to the heading of the new step. It
  // stays on the select of a column, because a choice there only recreates the preview.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLSelectElement)) heading.current?.focus();
  }, [running]);

  return (
    <section ref={section} aria-labelledby={id} className="stack">
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {running ? 'Adding…' : isReport ? 'Report' : 'Preview'}
      </h3>
      {running && progress && (
        <Progress label="Progress" max={progress.of} value={progress.done}>
          <p>
            {[`${progress.done} of ${progress.of}`, timeLeft(progress.msLeft)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </Progress>
      )}
      {isReport && (
        <Notice tone={left.length === 0 ? 'success' : 'info'} icon="success">
          {imported(added, left.length)}
        </Notice>
      )}
      {isReport && ended && <Notice tone="error">{ended}</Notice>}
      {!running && !isReport && <p className="hint">{summary(entries, todo)}</p>}
      <Rows entries={entries} disabled={running} onChoose={choose} />
      {!running && left.length > 0 && (isReport || left.length > todo) && (
        <Leftovers
          listName={list.name}
          left={left.filter((entry) => isReport || !isToAdd(entry))}
        />
      )}
      <ModalActions>
        {running ? (
          <Button
            variant="secondary"
            onClick={({ detail }) => {
              // The second click of a double click on Add, whose place this button takes.
              if (detail <= 1) stop();
            }}
          >
            Stop
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onBack}>
              {isReport ? 'Import more' : 'Back'}
            </Button>
            {isReport && todo === 0 ? (
              <Button onClick={onClose}>Done</Button>
            ) : (
              <Button disabled={todo === 0} onClick={() => void onRun(run)}>
                {isReport
                  ? `Try ${pluralize(todo, 'item')} again`
                  : `Add ${pluralize(todo, 'item')}`}
              </Button>
            )}
          </>
        )}
      </ModalActions>
    </section>
  );
}

interface RowsProps {
  entries: readonly Entry[];
  disabled: boolean;
  onChoose: (rowNumber: number, chosen: boolean) => void;
}

function Rows({ entries, disabled, onChoose }: RowsProps) {
  return (
    // The region scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.rows} role="region" aria-label="Rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Add</th>
            <th scope="col">Item</th>
            <th scope="col" className={styles.price}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.row.number} entry={entry} disabled={disabled} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { entry: Entry } & Omit<RowsProps, 'entries'>;

const Row = memo(function Row({ entry, disabled, onChoose }: RowProps) {
  const { row, result, chosen, outcome } = entry;
  const id = useId();
  const { name, url, price, for: person } = row.cells;
  const isOpen = result.kind !== 'refused' && (outcome === null || outcome.kind === 'failed');
  const why = outcome?.why ?? result.why ?? entry.noRoom;
  return (
    <tr>
      <td>
        {isOpen ? (
          <label className={styles.checkbox}>
            <input
              type="checkbox"
              aria-labelledby={id}
              checked={chosen}
              disabled={disabled}
              onChange={({ target }) => onChoose(row.number, target.checked)}
            />
          </label>
        ) : (
          <Status entry={entry} />
        )}
      </td>
      <td>
        <span id={id} className={styles.name}>
          {result.content?.name ?? (name.trim() || `Row ${row.number}`)}
        </span>
        {person && <span className={`hint ${styles.note}`}>For {person}</span>}
        {url && <span className={`hint clamped ${styles.url}`}>{url}</span>}
        {why && (
          <span
            className={result.kind === 'duplicate' && !outcome ? `hint ${styles.note}` : styles.why}
          >
            {why}
          </span>
        )}
      </td>
      <td className={styles.price}>{priceShown(result.content, price)}</td>
    </tr>
  );
});

/** The outcome of a row as an icon, with text for screen readers. */
function Status({ entry: { outcome } }: { entry: Entry }) {
  const isAdded = outcome?.kind === 'added';
  const [icon, text]: [IconName, string] = isAdded ? ['check', 'Added'] : ['error', 'Refused'];
  return (
    <span className={`${styles.status} ${styles[outcome?.kind ?? 'refused']}`}>
      <Icon name={icon} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** Copies or downloads the rows that were not added, so that they are not lost. */
function Leftovers({ listName, left }: { listName: string; left: readonly Entry[] }) {
  const copy = useCopy({
    copied: IMPORT_EXPORT_MESSAGES.copied,
    failed: IMPORT_EXPORT_MESSAGES.copyFailed,
  });
  const csv = () =>
    rowsToCsv(left.map((entry) => ({ row: entry.row, why: whyNotAdded(entry) ?? '' })));
  return (
    <div className="buttons">
      <Button variant="ghost" flush onClick={() => copy(csv())}>
        <Icon name="copy" size={18} />
        Copy {pluralize(left.length, 'row')} not added
      </Button>
      <Button
        variant="ghost"
        flush
        onClick={() => download(`\uFEFF${csv()}`, `not added to ${listName}.csv`, 'text/csv')}
      >
        <Icon name="down" size={18} />
        Download them
      </Button>
    </div>
  );
}

function summary(entries: readonly Entry[], todo: number): string {
  const refused = entries.filter(({ result }) => result.kind === 'refused').length;
  const duplicates = entries.filter(({ result }) => result.kind === 'duplicate').length;
  return [
    `${pluralize(todo, 'item')} of ${pluralize(entries.length, 'row')} will be added to your wishes.`,
    refused > 0 && `${refused} cannot be added.`,
    duplicates > 0 &&
      `${duplicates} ${duplicates === 1 ? 'is' : 'are'} already here; check ${duplicates === 1 ? 'it to add it' : 'them to add them'} anyway.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function priceShown(content: ItemContent | null, text: string): string {
  const { price = null, currency = DEFAULT_CURRENCY } = content ?? {};
  return price === null ? text : formatPrice(price, currency);
}
