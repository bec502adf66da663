import type { ImportRunRow } from '../../device/adding/importRuns.ts';
import { IMPORT_EXPORT_MESSAGES } from '../../model/importing/importExportMessages.ts';
import { usualCurrency } from '../../model/currency.ts';
import {
  checkCapacity,
  personFinder,
  validateRows,
  type RowResult,
} from '../../model/importing/importPlan.ts';
import type { ImportRow } from '../../model/importing/importRows.ts';
import type { ItemContent } from '../../model/item.ts';
import type { List, Person } from '../../model/list.ts';
import { itemWeight, weightOf } from '../../model/size/listSize.ts';

/** The state of an import: its rows, what became of them, and the progress of adding them. */

/** The outcome of adding a row. */
export type Outcome = { kind: 'added'; why: null } | { kind: 'failed'; why: string };

/** A row of the preview, and then of the report. */
export interface Entry {
  row: ImportRow;
  /** The id of the item that it becomes. */
  id: string;
  result: RowResult;
  /** The user has selected it. */
  chosen: boolean;
  outcome: Outcome | null;
  /** Why the list has no room for it, although it is valid and selected. */
  noRoom: string | null;
}

interface Progress {
  done: number;
  of: number;
  /** Milliseconds that the rest will take; null while too few rows are done to tell. */
  msLeft: number | null;
}

interface ImportState {
  entries: Entry[];
  /** The people without an account whom the list does not have yet, and who have a row. */
  newPeople: readonly Person[];
  /** The progress of the last run; null when there was none. */
  progress: Progress | null;
  running: boolean;
  /** Why the last run stopped early. */
  ended: string | null;
}

export type Change =
  | { do: 'choose'; rowNumber: number; chosen: boolean }
  | { do: 'start'; of: number }
  | { do: 'outcome'; rowNumber: number; outcome: Outcome; msLeft: number | null }
  | { do: 'end'; why: string | null };

/**
 * The state of an import before it runs. Rows whose items are on the list already are those of an
 * earlier run, and count as added.
 */
export function initialState(
  list: Pick<List, 'items' | 'people'>,
  rows: readonly ImportRow[] | readonly ImportRunRow[],
): ImportState {
  const run = rows.map((row) =>
    'cells' in row ? { row, id: crypto.randomUUID(), chosen: null, added: false } : row,
  );
  const ids = new Set(run.map(({ id }) => id));
  const onList = new Set(list.items.map(({ id }) => id));
  const others = list.items.filter(({ id }) => !ids.has(id));
  const people = personFinder(list.people);
  const results = validateRows(
    run.map(({ row }) => row),
    others,
    usualCurrency(list.items),
    people.find,
  );
  const entries = run.map(({ row, id, chosen, added }, i): Entry => {
    const result = results[i] as RowResult;
    const isAdded = added || onList.has(id);
    return {
      row,
      id,
      result,
      chosen: chosen ?? result.kind === 'good',
      outcome: isAdded ? { kind: 'added', why: null } : null,
      noRoom: null,
    };
  });
  return { entries, newPeople: people.added, progress: null, running: false, ended: null };
}

/** The state after a change. */
export function reduce(state: ImportState, change: Change): ImportState {
  switch (change.do) {
    case 'choose':
      return withEntry(state, change.rowNumber, { chosen: change.chosen });
    case 'start':
      return {
        ...state,
        running: true,
        ended: null,
        progress: { done: 0, of: change.of, msLeft: null },
      };
    case 'outcome': {
      const { outcome, msLeft } = change;
      const next = withEntry(state, change.rowNumber, { outcome });
      if (!next.progress) return next;
      return { ...next, progress: { ...next.progress, done: next.progress.done + 1, msLeft } };
    }
    case 'end':
      return { ...state, running: false, ended: change.why };
  }
}

function withEntry(state: ImportState, rowNumber: number, changes: Partial<Entry>): ImportState {
  return {
    ...state,
    entries: state.entries.map((entry) =>
      entry.row.number === rowNumber ? { ...entry, ...changes } : entry,
    ),
  };
}

/** Whether a row will be sent by the next run. */
export function isToAdd({ result, chosen, outcome, noRoom }: Entry): boolean {
  const isOpen = outcome === null || outcome.kind === 'failed';
  return chosen && isOpen && noRoom === null && result.kind !== 'refused';
}

/** Why a row is not on the list; null when it is. */
export function whyNotAdded(entry: Entry): string | null {
  if (entry.outcome?.kind === 'added') return null;
  return entry.outcome?.why ?? entry.result.why ?? entry.noRoom ?? IMPORT_EXPORT_MESSAGES.notTried;
}

/** Marks the rows that do not fit. Not during a run, because the list grows with each added row. */
export function withRoom(state: ImportState, list: List): ImportState {
  if (state.running) return state;
  const wanted = state.entries.filter((entry) => isToAdd({ ...entry, noRoom: null }));
  const weights = wanted.map(({ result }) => itemWeight(result.content as ItemContent));
  const reasons = checkCapacity(weights, weightOf(list));
  const noRoom = new Map(wanted.map(({ row }, i) => [row.number, reasons[i] ?? null]));
  return {
    ...state,
    entries: state.entries.map((entry) => ({
      ...entry,
      noRoom: noRoom.get(entry.row.number) ?? null,
    })),
  };
}
