import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import {
  readImportRun,
  removeImportRun,
  writeImportRun,
  type ImportRunRow,
} from '../../device/adding/importRuns.ts';
import { isTemporary, type AppErrorCode } from '../../model/errors.ts';
import { IMPORT_EXPORT_MESSAGES } from '../../model/importing/importExportMessages.ts';
import type { ImportRow } from '../../model/importing/importRows.ts';
import type { List } from '../../model/list.ts';
import type { User } from '../../model/user.ts';
import { importer } from '../../hooks/commands/listCommands.ts';
import { addPeople } from '../../hooks/commands/peopleCommands.ts';
import { failureOf } from '../../hooks/failureOf.ts';
import { pauseList } from '../../hooks/listPause.ts';
import { initialState, isToAdd, reduce, withRoom, type Entry } from './importState.ts';

/** Errors after which the next row would fail too, so the run stops, as it does after temporary ones. */
const ENDING = new Set<AppErrorCode>(['not-found', 'list-private', 'list-moved', 'list-full']);

/** A single refusal may be caused by the row itself; after this many in succession the run stops. */
const REFUSALS_IN_A_ROW = 3;

/** The first rows of a run are slower than the rest, so there is no estimate before these are added. */
const ROWS_BEFORE_ESTIMATE = 5;

/**
 * The preview of an import, its run and its report. Items are added one by one, because the rules
 * allow one new item per write. Rows that fail or are not reached can be tried again; while there are
 * any, the import is stored on this device. During a run the list is not listened to.
 * @param rows the rows of a file, or those of an unfinished import
 */
export function useImport(
  list: List,
  user: User,
  rows: readonly ImportRow[] | readonly ImportRunRow[],
) {
  const [known, dispatch] = useReducer(reduce, null, () => initialState(list, rows));
  const stopped = useRef(false);
  const state = useMemo(() => withRoom(known, list), [known, list]);
  const { entries, newPeople } = state;

  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const run = async () => {
    const todo = entries.filter(isToAdd);
    const added = new Set(entries.filter(isAdded));
    const others = unfinishedBeside(entries, readImportRun(user.uid, list.id));
    const store = () => {
      const isComplete = todo.every((entry) => added.has(entry));
      const unfinished = [...(isComplete ? [] : runOf(entries, added)), ...others];
      if (unfinished.length > 0) writeImportRun(user.uid, list.id, unfinished.map(numbered));
      else removeImportRun(user.uid, list.id);
    };
    store();
    stopped.current = false;
    dispatch({ do: 'start', of: todo.length });
    const startedAt = performance.now();
    const add = importer(list.id, user);
    const resume = pauseList(list.id);
    const wishing = new Set(todo.map(({ result }) => result.content?.for));
    const people = newPeople.filter(({ id }) => wishing.has(id));
    const failure = people.length > 0 ? await failureOf(addPeople(list.id, people)) : null;
    let why: string | null = failure?.message ?? null;
    let refusals = 0;
    for (const [index, entry] of todo.entries()) {
      if (stopped.current) why = IMPORT_EXPORT_MESSAGES.stopped;
      if (why !== null || entry.result.kind === 'refused') break;
      const { content } = entry.result;
      // The rules allow one new item per write.
      const failed = await failureOf(add(entry.id, content));
      if (!failed) added.add(entry);
      const done = index + 1;
      const msLeft = ((performance.now() - startedAt) / done) * (todo.length - done);
      dispatch({
        do: 'outcome',
        rowNumber: entry.row.number,
        outcome: failed ? { kind: 'failed', why: failed.message } : { kind: 'added', why: null },
        msLeft: done < ROWS_BEFORE_ESTIMATE ? null : msLeft,
      });
      refusals = failed?.code === 'permission-denied' ? refusals + 1 : 0;
      const isEnd =
        failed &&
        (isTemporary(failed) || ENDING.has(failed.code) || refusals === REFUSALS_IN_A_ROW);
      if (isEnd) why = failed.message;
    }
    store();
    resume();
    dispatch({ do: 'end', why });
  };

  const choose = useCallback(
    (rowNumber: number, chosen: boolean) => dispatch({ do: 'choose', rowNumber, chosen }),
    [],
  );
  const stop = () => {
    stopped.current = true;
  };
  return { state, run, stop, choose };
}

function isAdded({ outcome }: Entry): boolean {
  return outcome?.kind === 'added';
}

/** What is left of an earlier import into the same list, which stays stored beside this one; not the same rows. */
function unfinishedBeside(
  entries: readonly Entry[],
  stored: readonly ImportRunRow[] | null,
): ImportRunRow[] {
  const ids = new Set(entries.map(({ id }) => id));
  const contents = new Set(entries.map(({ row }) => JSON.stringify(row.cells)));
  return (stored ?? []).filter(
    ({ id, row, chosen, added }) =>
      chosen && !added && !ids.has(id) && !contents.has(JSON.stringify(row.cells)),
  );
}

/** A row of several imports that are stored as one, in which its number is its own. */
function numbered({ row, ...rest }: ImportRunRow, index: number): ImportRunRow {
  return { ...rest, row: { ...row, number: index + 1 } };
}

/** The import as it is stored while it is not complete. */
function runOf(entries: readonly Entry[], added: ReadonlySet<Entry>): ImportRunRow[] {
  return entries.map((entry) => {
    const { row, id, chosen } = entry;
    return { row, id, chosen, added: added.has(entry) };
  });
}
