import { useCallback, useMemo, useReducer, useRef } from 'react';
import { AppError, toAppError, type AppErrorCode } from '../../model/errors.ts';
import { usualCurrency } from '../../model/currency.ts';
import { IMPORT_EXPORT_MESSAGES } from '../../model/importExportMessages.ts';
import { checkCapacity, validateRows, type RowResult } from '../../model/importPlan.ts';
import type { ImportRow } from '../../model/importRows.ts';
import type { ItemContent } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import type { User } from '../../model/user.ts';
import { itemWeight, weightOf } from '../../model/listSize.ts';
import { addItem } from '../../hooks/commands/listCommands.ts';

/** The outcome of adding a row. */
type Outcome =
  | { kind: 'adding' | 'added'; why: null }
  /** In the outbox and not confirmed: adding it again could add it twice. */
  | { kind: 'waiting'; why: string }
  | { kind: 'failed'; why: string };

/** A row of the preview, and then of the report. */
export interface Entry {
  row: ImportRow;
  result: RowResult;
  /** The user has selected it. */
  chosen: boolean;
  outcome: Outcome | null;
  /** Why the list has no room for it, although it is valid and selected. */
  noRoom: string | null;
}

export interface ImportState {
  entries: Entry[];
  /** The progress of the last run; null when there was none. */
  progress: { done: number; of: number } | null;
  running: boolean;
  /** Why the last run stopped early. */
  ended: string | null;
}

/** Errors after which the next row would fail too, so the run stops. */
const ENDING = new Set<AppErrorCode>([
  'offline',
  'unanswered',
  'not-found',
  'list-full',
  'contention',
  'busy',
]);

/** A single refusal may be caused by the row itself; after this many in succession the run stops. */
const REFUSALS_IN_A_ROW = 3;

type Change =
  | { do: 'choose'; rowNumber: number; chosen: boolean }
  | { do: 'start'; of: number }
  | { do: 'outcome'; rowNumber: number; outcome: Outcome }
  | { do: 'end'; why: string | null };

function reduce(state: ImportState, change: Change): ImportState {
  switch (change.do) {
    case 'choose':
      return withEntry(state, change.rowNumber, { chosen: change.chosen });
    case 'start':
      return { ...state, running: true, ended: null, progress: { done: 0, of: change.of } };
    case 'outcome': {
      const next = withEntry(state, change.rowNumber, { outcome: change.outcome });
      const isDone = change.outcome.kind !== 'adding';
      if (!isDone || !next.progress) return next;
      return { ...next, progress: { ...next.progress, done: next.progress.done + 1 } };
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

/**
 * The preview of an import, its run and its report. Items are added one by one, because the rules
 * allow one new item per write. Rows that fail or are not reached can be tried again.
 */
export function useImport(list: List, user: User, rows: readonly ImportRow[]) {
  const [known, dispatch] = useReducer(reduce, null, (): ImportState => {
    const own = list.items.filter(({ addedBy }) => addedBy === user.uid);
    const results = validateRows(rows, own, usualCurrency(list.items));
    const entries = rows.map((row, i): Entry => {
      const result = results[i] as RowResult;
      return { row, result, chosen: result.kind === 'good', outcome: null, noRoom: null };
    });
    return { entries, progress: null, running: false, ended: null };
  });
  const stopped = useRef(false);
  const state = useMemo(() => withRoom(known, list), [known, list]);

  const run = useCallback(async () => {
    const todo = state.entries.filter(isToAdd);
    stopped.current = false;
    dispatch({ do: 'start', of: todo.length });
    let why: string | null = null;
    let refusals = 0;
    for (const { row, result } of todo) {
      if (stopped.current) why = IMPORT_EXPORT_MESSAGES.stopped;
      if (why !== null || result.kind === 'refused') break;
      const { number: rowNumber } = row;
      dispatch({ do: 'outcome', rowNumber, outcome: { kind: 'adding', why: null } });
      // oxlint-disable-next-line no-await-in-loop -- the rules allow one new item per write
      const { outcome, failed } = await addOne(list.id, user, result.content);
      dispatch({ do: 'outcome', rowNumber, outcome });
      refusals = failed?.code === 'permission-denied' ? refusals + 1 : 0;
      const isEnd = failed && (ENDING.has(failed.code) || refusals === REFUSALS_IN_A_ROW);
      if (isEnd) why = failed.message;
    }
    dispatch({ do: 'end', why });
  }, [state.entries, list.id, user]);

  const choose = useCallback(
    (rowNumber: number, chosen: boolean) => dispatch({ do: 'choose', rowNumber, chosen }),
    [],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return { state, run, stop, choose };
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
function withRoom(state: ImportState, list: List): ImportState {
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

async function addOne(
  listId: string,
  user: User,
  content: ItemContent,
): Promise<{ outcome: Outcome; failed: AppError | null }> {
  try {
    if ((await addItem(listId, user, content)) === 'sent') {
      return { outcome: { kind: 'added', why: null }, failed: null };
    }
    // The item is in this device's outbox and is sent when the device is online again.
    return {
      outcome: { kind: 'waiting', why: IMPORT_EXPORT_MESSAGES.stillWaiting },
      failed: new AppError('offline'),
    };
  } catch (error) {
    const failed = toAppError(error);
    const { code, message, cause } = failed;
    console.error('Refused:', code, cause ?? error);
    return { outcome: { kind: 'failed', why: message }, failed };
  }
}
